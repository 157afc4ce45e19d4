// The pitch of a voice: by autocorrelation of short frames, the median of those that are voiced.
import type { Sound } from '#server/platform/embedded-speech/wave-file.ts';

const frameSeconds = 0.04;
const stepSeconds = 0.01;
const lowestHz = 60;
const highestHz = 320;
/** How alike a frame and its shifted copy must be to count as voiced. */
const voicedFrom = 0.6;

/** Hz; NaN when nothing is voiced. */
export function medianPitch({ samples, sampleRate }: Sound): number {
  const frame = Math.round(frameSeconds * sampleRate);
  const longestLag = Math.ceil(sampleRate / lowestHz);
  const pitches: number[] = [];
  for (let at = 0; at + frame + longestLag < samples.length; at += stepSeconds * sampleRate) {
    const pitch = framePitch(samples, Math.round(at), frame, sampleRate);
    if (pitch !== null) pitches.push(pitch);
  }
  pitches.sort((one, other) => one - other);
  return pitches[Math.floor(pitches.length / 2)] ?? Number.NaN;
}

function framePitch(
  samples: Int16Array,
  at: number,
  frame: number,
  sampleRate: number,
): number | null {
  const energy = product(samples, at, at, frame);
  // Quieter than a whisper of this file's scale.
  if (energy / frame < 200 ** 2) return null;
  const alike: number[] = [];
  const firstLag = Math.floor(sampleRate / highestHz);
  const lastLag = Math.ceil(sampleRate / lowestHz);
  for (let lag = firstLag; lag <= lastLag; lag += 1) {
    const shifted = product(samples, at + lag, at + lag, frame);
    alike.push(product(samples, at, at + lag, frame) / Math.sqrt(energy * shifted + 1));
  }
  const best = Math.max(...alike);
  if (best < voicedFrom) return null;
  // Twice the true length is as alike: the first peak near the best one counts.
  const index = alike.findIndex(
    (value, i) =>
      value > 0.9 * best && value >= (alike[i - 1] ?? 0) && value >= (alike[i + 1] ?? 0),
  );
  return index < 1 ? null : sampleRate / (firstLag + index);
}

function product(samples: Int16Array, one: number, other: number, count: number): number {
  let sum = 0;
  for (let i = 0; i < count; i += 1) sum += (samples[one + i] ?? 0) * (samples[other + i] ?? 0);
  return sum;
}
