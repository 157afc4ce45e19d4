// Finds where a function of very many numbers is least (L-BFGS, Nocedal 1980): steps against the slope, bent
// by how the slope changed over the last few steps.
import { addScaled, dot } from '../lib/vectors.mjs';

const remembered = 5;
/** A step has to bring this share of what the slope promises. */
const leastGain = 1e-4;

/**
 * @param {number} size
 * @param {number} steps
 * @param {(point: Float64Array, slope: Float64Array) => number} valueAt gives the value and fills in the slope
 * @param {(step: number, value: number) => void} tell
 * @returns {Float64Array} from all zeros on, after so many steps or where it gets no lower
 */
export function minimise(size, steps, valueAt, tell = () => {}) {
  let point = new Float64Array(size);
  let slope = new Float64Array(size);
  let value = valueAt(point, slope);
  /** @type {{ moved: Float64Array, bent: Float64Array, product: number }[]} */
  const past = [];
  for (let step = 0; step < steps; step += 1) {
    const direction = downwards(slope, past);
    const promise = dot(direction, slope);
    let length = step === 0 ? 1 / Math.sqrt(dot(slope, slope)) : 1;
    const next = new Float64Array(size);
    const nextSlope = new Float64Array(size);
    let nextValue = Number.POSITIVE_INFINITY;
    for (let tries = 0; tries < 20; tries += 1, length /= 2) {
      for (let k = 0; k < size; k += 1) {
        next[k] = (point[k] ?? 0) + length * (direction[k] ?? 0);
      }
      nextValue = valueAt(next, nextSlope);
      if (nextValue <= value + leastGain * length * promise) break;
    }
    if (!(nextValue < value)) break;
    const moved = next.map((number, k) => number - (point[k] ?? 0));
    const bent = nextSlope.map((number, k) => number - (slope[k] ?? 0));
    const product = dot(moved, bent);
    // Where the slope does not rise along the step it tells nothing of the bend.
    if (product > 0) past.push({ moved, bent, product });
    if (past.length > remembered) past.shift();
    [point, slope, value] = [next, nextSlope, nextValue];
    tell(step + 1, value);
  }
  return point;
}

/**
 * @param {Float64Array} slope
 * @param {{ moved: Float64Array, bent: Float64Array, product: number }[]} past
 */
function downwards(slope, past) {
  const direction = slope.map((number) => -number);
  const shares = past.map(() => 0);
  for (let i = past.length - 1; i >= 0; i -= 1) {
    const { moved, bent, product } = /** @type {typeof past[0]} */ (past[i]);
    const share = dot(moved, direction) / product;
    shares[i] = share;
    addScaled(direction, bent, -share);
  }
  const last = past.at(-1);
  if (last !== undefined) {
    const scale = last.product / dot(last.bent, last.bent);
    for (let k = 0; k < direction.length; k += 1) direction[k] = (direction[k] ?? 0) * scale;
  }
  past.forEach(({ moved, bent, product }, i) => {
    addScaled(direction, moved, (shares[i] ?? 0) - dot(bent, direction) / product);
  });
  return direction;
}
