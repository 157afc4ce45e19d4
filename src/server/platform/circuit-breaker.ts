// Leaves a failing service alone for a while, so that nobody waits for it again and again.
import type { Clock } from './clock.ts';

export interface CircuitBreaker {
  /**
   * Does the work, unless the service is left alone.
   * @throws CircuitOpenError without doing it; else whatever the work throws
   */
  run<T>(work: () => Promise<T>): Promise<T>;
}

export class CircuitOpenError extends Error {
  override readonly name = 'CircuitOpenError';
}

const failuresToOpen = 3;
const openMs = 60_000;

/** Opens after three failures in a row; a minute later one attempt decides. */
export function createCircuitBreaker(clock: Clock): CircuitBreaker {
  let failures = 0;
  /** Time in ms from when an attempt is allowed again. */
  let openUntil = 0;
  let isTrying = false;
  return {
    async run(work) {
      const isTrial = failures >= failuresToOpen;
      if (isTrial && (isTrying || clock.now().getTime() < openUntil)) {
        throw new CircuitOpenError(
          'This service failed three times and is left alone for a minute.',
        );
      }
      isTrying ||= isTrial;
      try {
        const result = await work();
        failures = 0;
        return result;
      } catch (error) {
        failures += 1;
        openUntil = clock.now().getTime() + openMs;
        throw error;
      } finally {
        if (isTrial) isTrying = false;
      }
    },
  };
}
