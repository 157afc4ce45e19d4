// Whether anybody says anything in a recording. A model that transcribes silence makes words up.

const windowSeconds = 0.02;
/** Root mean square of a window that is more than a quiet room: -50 dB. */
const loudness = 0.003;
/** A tenth of a second in all: the shortest 'no' is longer, a click is not. */
const minLoudWindows = 5;

/**
 * @param samples mono, from -1 to 1
 * @param rate samples per second
 */
export function isSilent(samples: Float32Array, rate: number): boolean {
  const length = Math.round(rate * windowSeconds);
  let loudWindows = 0;
  for (let start = 0; start + length <= samples.length; start += length) {
    if (deviationOf(samples.subarray(start, start + length)) > loudness) loudWindows += 1;
    if (loudWindows === minLoudWindows) return false;
  }
  return true;
}

/** From the mean, not from zero: some microphones are off centre. */
function deviationOf(window: Float32Array): number {
  let sum = 0;
  let squares = 0;
  for (const sample of window) {
    sum += sample;
    squares += sample * sample;
  }
  const mean = sum / window.length;
  return Math.sqrt(Math.max(0, squares / window.length - mean * mean));
}
