// The directions in which many vectors differ most, found by multiplying a guess by their covariance
// again and again.
import { addScaled, dot } from '../lib/vectors.mjs';

/**
 * @param {Float64Array[]} rows
 * @param {number} count how many directions
 * @returns {Float64Array[]} at right angles, of unit length, the strongest first
 */
export function principalDirections(rows, count) {
  const width = rows[0]?.length ?? 0;
  const covariance = covarianceOf(rows, width);
  let directions = Array.from({ length: count }, (_, i) =>
    Float64Array.from(
      { length: width },
      (_, k) => Math.sin((i + 1) * (k + 1) * 0.7) + (i === k ? 3 : 0),
    ),
  );
  for (let round = 0; round < 25; round += 1) {
    directions = directions.map((direction) =>
      Float64Array.from(covariance, (row) => dot(row, direction)),
    );
    directions.forEach((direction, i) => {
      for (const earlier of directions.slice(0, i)) {
        addScaled(direction, earlier, -dot(direction, earlier));
      }
      const length = Math.sqrt(dot(direction, direction));
      for (let k = 0; k < width; k += 1) direction[k] = (direction[k] ?? 0) / length;
    });
  }
  return directions;
}

/**
 * @param {Float64Array[]} rows
 * @param {number} width
 * @returns {Float64Array[]} the covariance, times the number of rows
 */
function covarianceOf(rows, width) {
  const mean = new Float64Array(width);
  for (const row of rows) addScaled(mean, row, 1 / rows.length);
  const covariance = Array.from({ length: width }, () => new Float64Array(width));
  for (const row of rows) {
    const difference = row.map((value, k) => value - (mean[k] ?? 0));
    difference.forEach((value, k) => {
      const target = covariance[k];
      if (target) addScaled(target, difference, value);
    });
  }
  return covariance;
}
