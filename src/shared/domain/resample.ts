// Changes the number of samples per second of a sound: a windowed sinc, so that nothing above the new
// limit folds back into the voice as noise.

/** Width of the filter to each side, in zero crossings: more is steeper and slower. */
const crossings = 16;
const stepsPerCrossing = 256;
/** A little below the theoretical limit, as the filter is not infinitely steep. */
const passedShare = 0.94;

const kernel = makeKernel();

/**
 * @param samples mono, from -1 to 1
 * @param fromRate samples per second now
 * @param toRate samples per second wanted
 * @returns the same sound, as long in seconds; `samples` itself when nothing changes
 */
export function resample(samples: Float32Array, fromRate: number, toRate: number): Float32Array {
  if (fromRate === toRate) return samples;
  const result = new Float32Array(Math.round((samples.length * toRate) / fromRate));
  const cutoff = Math.min(1, toRate / fromRate) * passedShare;
  const reach = crossings / cutoff;
  const stepsPerSample = cutoff * stepsPerCrossing;
  for (let i = 0; i < result.length; i++) {
    const centre = (i * fromRate) / toRate;
    const first = Math.max(0, Math.ceil(centre - reach));
    const last = Math.min(samples.length - 1, Math.floor(centre + reach));
    let sum = 0;
    let weights = 0;
    for (let j = first; j <= last; j++) {
      const position = Math.abs(j - centre) * stepsPerSample;
      const step = Math.floor(position);
      const left = kernel[step] ?? 0;
      const weight = left + ((kernel[step + 1] ?? 0) - left) * (position - step);
      sum += (samples[j] ?? 0) * weight;
      weights += weight;
    }
    // Divided by what was really summed: a steady level stays what it is, at the ends too.
    result[i] = weights === 0 ? 0 : sum / weights;
  }
  return result;
}

/** Half of sinc(x) under a Hann window, x from 0 to `crossings`. */
function makeKernel(): Float32Array {
  return Float32Array.from({ length: crossings * stepsPerCrossing + 1 }, (_, step) => {
    if (step === 0) return 1;
    const x = Math.PI * (step / stepsPerCrossing);
    return (Math.sin(x) / x) * (0.5 + 0.5 * Math.cos(x / crossings));
  });
}
