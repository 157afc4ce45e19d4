// The wave of a voice sample; what was played is lit. Still and low until the sample was heard once.
import { barCount, type VoiceSample } from './use-voice-sample.ts';

const stepWidth = 5.6;
const barWidth = 3;
const height = 44;
const lowest = 5;
const bars = Array.from({ length: barCount }, (_, place) => ({ place, x: place * stepWidth }));

export function SampleWave({ sample }: { sample: Pick<VoiceSample, 'peaks' | 'progress'> }) {
  const { peaks, progress } = sample;
  return (
    <svg
      className="wave"
      viewBox={`0 0 ${stepWidth * barCount - (stepWidth - barWidth)} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {bars.map(({ place, x }) => {
        const barHeight = lowest + (peaks?.[place] ?? 0) * (height - lowest - 4);
        return (
          <rect
            key={x}
            className={place / barCount < progress ? 'p' : undefined}
            x={x}
            y={(height - barHeight) / 2}
            width={barWidth}
            height={barHeight}
            rx={barWidth / 2}
          />
        );
      })}
    </svg>
  );
}
