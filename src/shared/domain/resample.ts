// Changes the number of samples per second of a sound: a windowed sinc, so that nothing above the new
// limit folds back into the voice as noise.

/** Width of the filter to each side, in zero crossings: more is steeper and slower. */
const crossings = 12;
/** A little below the theoretical limit, as the filter is not infinitely steep. */
const passedShare = 0.92;

/**
 * @param samples mono, from -1 to 1
 * @param fromRate samples per second now, a whole number
 * @param toRate samples per second wanted, a whole number
 * @returns the same sound, as long in seconds; `samples` itself when nothing changes
 */
export function resample(samples: Float32Array, fromRate: number, toRate: number): Float32Array {
  if (fromRate === toRate) return samples;
  const resampler = createResampler(fromRate, toRate);
  const result = new Float32Array(resampler.lengthOf(samples));
  resampler.fill(result, samples, 0, result.length);
  return result;
}

export interface Resampler {
  /** How many samples there will be. */
  lengthOf(samples: Float32Array): number;
  /** Works out the new samples from `start` up to `end`. */
  fill(result: Float32Array, samples: Float32Array, start: number, end: number): void;
}

/** For long sounds, which are changed piece by piece. Rates as in `resample`. */
export function createResampler(fromRate: number, toRate: number): Resampler {
  const divisor = greatestDivisor(fromRate, toRate);
  // A new sample lies on an old one or so many parts of the way to the next: each part has its filter.
  const parts = toRate / divisor;
  const step = fromRate / divisor;
  const cutoff = Math.min(1, toRate / fromRate) * passedShare;
  const reach = Math.ceil(crossings / cutoff);
  const filters = Array.from({ length: parts }, (_, part) =>
    makeFilter(part / parts, reach, cutoff),
  );
  return {
    lengthOf: (samples) => Math.round((samples.length * toRate) / fromRate),
    fill(result, samples, start, end) {
      for (let i = start; i < end; i++) {
        const filter = filters[(i * step) % parts] ?? [];
        const begin = Math.floor((i * step) / parts) - reach;
        const first = Math.max(0, -begin);
        const last = Math.min(filter.length, samples.length - begin);
        let sum = 0;
        for (let tap = first; tap < last; tap++) {
          sum += (samples[begin + tap] ?? 0) * (filter[tap] ?? 0);
        }
        result[i] = sum;
      }
    },
  };
}

/** Weights of the samples around a place between two of them; their sum is 1. */
function makeFilter(place: number, reach: number, cutoff: number): Float32Array {
  const weights = Float32Array.from({ length: 2 * reach + 1 }, (_, tap) => {
    const distance = Math.abs(tap - reach - place) * cutoff;
    if (distance >= crossings) return 0;
    const angle = Math.PI * distance;
    const sinc = angle === 0 ? 1 : Math.sin(angle) / angle;
    return sinc * (0.5 + 0.5 * Math.cos(angle / crossings));
  });
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b);
}
