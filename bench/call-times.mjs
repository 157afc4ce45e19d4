// How long calls take, one after the other, as a caller waits for them.

/**
 * @param {number} count
 * @param {(index: number) => Promise<unknown>} call
 * @returns {Promise<string>} such as 'median 3.1 ms, p95 5.0 ms'
 */
export async function callTimes(count, call) {
  /** @type {number[]} */
  const times = [];
  for (let index = 0; index < count; index += 1) {
    const startedAt = performance.now();
    await call(index);
    times.push(performance.now() - startedAt);
  }
  times.sort((one, other) => one - other);
  const at = (/** @type {number} */ share) =>
    `${(times[Math.floor(times.length * share)] ?? Number.NaN).toFixed(1)} ms`;
  return `median ${at(0.5)}, p95 ${at(0.95)}`;
}
