// How loud the reply that plays is just now, from the shape of its sound.
import { useCallback, useEffect, useRef } from 'react';
import { replySpeaker } from '#web/lib/reply-speaker.ts';
import { readSoundShape } from '#web/lib/sound-shape.ts';

const partCount = 160;

/** @param audioUrl of what plays; null for silence and for the browser's own voice */
export function useSpeakingLevel(audioUrl: string | null): () => number {
  const peaks = useRef<readonly number[]>([]);
  useEffect(() => {
    peaks.current = [];
    if (audioUrl === null) return;
    let isShown = true;
    readSoundShape(audioUrl, partCount).then(
      (shape) => {
        if (isShown) peaks.current = shape.peaks;
      },
      // It is heard all the same, over a flat wave.
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [audioUrl]);
  return useCallback(
    () => peaks.current[Math.floor(replySpeaker.progress() * (partCount - 1))] ?? 0,
    [],
  );
}
