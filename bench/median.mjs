// The middle of some figures.

/** @param {number[]} figures an odd number of them */
export function median(figures) {
  return [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;
}
