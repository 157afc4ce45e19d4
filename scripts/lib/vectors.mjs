// What the makers of the engine's weights do with rows of numbers.

/** @typedef {number[] | Float64Array} Row */

/**
 * @param {Row} target changed in place
 * @param {Row} row as long
 * @param {number} factor
 */
export function addScaled(target, row, factor) {
  for (let k = 0; k < target.length; k += 1) {
    target[k] = (target[k] ?? 0) + factor * (row[k] ?? 0);
  }
}

/**
 * @param {Row} a
 * @param {Row} b as long
 */
export function dot(a, b) {
  let sum = 0;
  for (let k = 0; k < a.length; k += 1) sum += (a[k] ?? 0) * (b[k] ?? 0);
  return sum;
}
