// PostgreSQL restarts: work that may be done twice is repeated for up to 8 s, then the answer is 503.
import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as delay } from 'node:timers/promises';

const patienceMs = 8_000;

/** How long is still waited: set by the first failure, and then for all that belongs together. */
export interface Patience {
  giveUpAt?: number;
}

const shared = new AsyncLocalStorage<Patience>();

/** What a request asks of the database, one after the other and one within the other, has one patience together. */
export function withPatience<T>(patience: Patience, work: () => T): T {
  return shared.run(patience, work);
}

/** @param work must be harmless when its first attempt was carried out but its answer got lost */
export async function retryWhileAway<T>(work: () => Promise<T>): Promise<T> {
  const patience = shared.getStore() ?? {};
  for (let waitMs = 50; ; waitMs = Math.min(waitMs * 2, 500)) {
    const startedAt = Date.now();
    try {
      return await withPatience(patience, work);
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      const nowMs = Date.now();
      const giveUpAt = patience.giveUpAt ?? 0;
      // What a request left running, such as a worker it woke, gets a new one for the next time.
      const isOfNow = nowMs <= giveUpAt + patienceMs;
      patience.giveUpAt = isOfNow ? giveUpAt : startedAt + patienceMs;
      // Nor is an attempt begun that would end too late if it lasts as long as this one did.
      if (nowMs + waitMs + (nowMs - startedAt) > patience.giveUpAt) throw error;
      await delay(waitMs);
    }
  }
}

export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('errors' in error && Array.isArray(error.errors)) return error.errors.some(isDatabaseAway);
  const code = 'code' in error ? String(error.code) : '';
  return awayCodes.test(code) || awayMessages.test(error.message);
}

// Shutting down, crashed, starting up, any connection exception of class 08, or the socket's own word.
const awayCodes =
  /^(57P0[123]|08\w{3}|53300|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/;
const awayMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/;
