// A wave that moves with what is heard just now: the microphone, or the reply that plays.
import { useEffect, useEffectEvent, useRef } from 'react';

interface LiveWaveProps {
  /** Loudness just now, 0 to 1. */
  readLevel: () => number;
  /** False: the wave lies flat. */
  isLive: boolean;
}

const barWidth = 4;
const barStep = 7;
const frameMs = 50;
/** What stands still for those who want no movement. */
const stillLevel: number = 0.4;

export function LiveWave({ readLevel, isLive }: LiveWaveProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const onRead = useEffectEvent(readLevel);
  useEffect(() => {
    const sheet = canvas.current;
    const pen = sheet?.getContext('2d');
    if (!sheet || !pen) return;
    const barCount = barsThatFit(sheet, pen);
    const isStill = !isLive || matchMedia('(prefers-reduced-motion: reduce)').matches;
    const levels = Array.from({ length: barCount }, () => (isLive && isStill ? stillLevel : 0));
    draw(sheet, pen, levels);
    if (isStill) return;
    let drawnAt = 0;
    let frame = requestAnimationFrame(function step(now) {
      frame = requestAnimationFrame(step);
      if (now - drawnAt < frameMs) return;
      drawnAt = now;
      levels.shift();
      levels.push(onRead());
      draw(sheet, pen, levels);
    });
    return () => cancelAnimationFrame(frame);
  }, [isLive]);
  return (
    <div className="live-wave" aria-hidden="true">
      <canvas ref={canvas} />
    </div>
  );
}

/** Gives the canvas the pixels of the screen; answers with the bars that fit. */
function barsThatFit(sheet: HTMLCanvasElement, pen: CanvasRenderingContext2D): number {
  const { clientWidth, clientHeight } = sheet;
  const scale = window.devicePixelRatio || 1;
  sheet.width = clientWidth * scale;
  sheet.height = clientHeight * scale;
  pen.scale(scale, scale);
  return Math.floor((clientWidth + barStep - barWidth) / barStep);
}

function draw(
  sheet: HTMLCanvasElement,
  pen: CanvasRenderingContext2D,
  levels: readonly number[],
): void {
  const { clientWidth, clientHeight } = sheet;
  pen.clearRect(0, 0, clientWidth, clientHeight);
  pen.fillStyle = getComputedStyle(sheet).color;
  levels.forEach((level, index) => {
    const height = barWidth + level * (clientHeight - barWidth);
    pen.beginPath();
    pen.roundRect(index * barStep, (clientHeight - height) / 2, barWidth, height, barWidth / 2);
    pen.fill();
  });
}
