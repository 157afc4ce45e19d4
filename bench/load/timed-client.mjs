// A plain client that notes how long each call took and which one failed.
import { PlainClient } from '../../tests/peers/plain-client.mjs';

export class CallTimes {
  /** @type {number[]} */
  durations = [];
  /** @type {string[]} */
  errors = [];
  slowest = { ms: 0, call: '' };

  /**
   * @param {number} ms
   * @param {string} call
   */
  add(ms, call) {
    this.durations.push(ms);
    if (ms > this.slowest.ms) this.slowest = { ms, call };
  }

  /** @param {number} share such as 0.99 */
  percentile(share) {
    const sorted = [...this.durations].sort((a, b) => a - b);
    return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  }

  tell() {
    const ms = (/** @type {number} */ share) => `${Math.round(this.percentile(share))} ms`;
    const [first = ''] = this.errors;
    return `${this.durations.length} calls, ${this.errors.length} errors${first && ` (${first})`}, median ${ms(0.5)}, p99 ${ms(0.99)}, slowest ${ms(1)} (${this.slowest.call})`;
  }
}

export class TimedClient extends PlainClient {
  #times;

  /**
   * @param {string} url
   * @param {CallTimes} times shared by all clients of a run
   */
  constructor(url, times) {
    super(url);
    this.#times = times;
  }

  /**
   * @override
   * @param {string} method
   * @param {string} path
   * @param {unknown} [body]
   */
  async send(method, path, body) {
    const startedAt = performance.now();
    try {
      const answer = await super.send(method, path, body);
      const call = `${method} ${path.replace(/\d{10}|[0-9a-f]{32}/g, '…')}`;
      this.#times.add(performance.now() - startedAt, call);
      if (answer.status >= 400) this.#times.errors.push(`${method} ${path}: ${answer.status}`);
      return answer;
    } catch (error) {
      this.#times.errors.push(`${method} ${path}: ${error}`);
      throw error;
    }
  }
}
