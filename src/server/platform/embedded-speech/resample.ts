// Plays a sound faster or slower without a change of its rate: pitch and colour of the voice move together.

/** Samples on each side that a new one is made of. */
const reach = 16;

/**
 * Band-limited, by a windowed sinc.
 * @param percent of the speed: 105 gives a sound that is shorter and higher by a twentieth
 */
export function resample(samples: Int16Array, percent: number): Float32Array {
  if (percent === 100) return Float32Array.from(samples);
  const kernels = makeKernels(percent);
  const length = Math.floor((samples.length * 100) / percent);
  const result = new Float32Array(length);
  for (let index = 0; index < length; index += 1) {
    const hundredths = index * percent;
    const start = Math.floor(hundredths / 100) - reach + 1;
    const kernel = kernels[hundredths % 100];
    let sum = 0;
    // Outside of the sound there is silence.
    for (let tap = 0; tap < 2 * reach; tap += 1) {
      sum += (samples[start + tap] ?? 0) * (kernel?.[tap] ?? 0);
    }
    result[index] = sum;
  }
  return result;
}

/** Between two samples a new one falls on one of 100 places, each with weights of its own. */
function makeKernels(percent: number): Float32Array[] {
  // Played faster, what would fold over the highest frequency is left out.
  const cutoff = Math.min(1, 100 / percent);
  return Array.from({ length: 100 }, (_, hundredth) =>
    Float32Array.from({ length: 2 * reach }, (_tap, tap) => {
      const distance = tap - reach + 1 - hundredth / 100;
      const angle = Math.PI * distance * cutoff;
      const sinc = angle === 0 ? 1 : Math.sin(angle) / angle;
      const window = 0.5 + 0.5 * Math.cos((Math.PI * distance) / (reach + 0.5));
      return cutoff * sinc * window;
    }),
  );
}
