// PostgreSQL restarts: work that may be done twice is repeated for up to 8 s, then the answer is 503.
import { setTimeout as delay } from 'node:timers/promises';

const patienceMs = 8_000;

/** @param work must be harmless when its first attempt was carried out but its answer got lost */
export async function retryWhileAway<T>(work: () => Promise<T>): Promise<T> {
  const giveUpAt = Date.now() + patienceMs;
  for (let waitMs = 50; ; waitMs = Math.min(waitMs * 2, 500)) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseAway(error) || Date.now() + waitMs > giveUpAt) throw error;
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
  /^(57P0[123]|08\w{3}|53300|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/;
const awayMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/;
