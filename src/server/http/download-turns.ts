// Large downloads in turns: an owner has a few at once and an address some more, and the rest waits.
import { once } from 'node:events';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createTurns } from '#server/platform/owner-turns.ts';
import { addressKey } from './address-key.ts';
import { AppError } from './app-error.ts';

const refusal = () =>
  new AppError('too-many-requests', {
    detail: 'Too many downloads run at once. Please wait until one of them is done.',
    headers: { 'retry-after': '5' },
  });

/** One for the process: its memory is what is shared. */
const turnsOfOwners = createTurns<number>({ atOnce: 4, maxWaiting: 50, refusal });
const turnsOfAddresses = createTurns<string>({ atOnce: 24, maxWaiting: 200, refusal });

/**
 * Waits for a turn, which ends with the answer or with a connection that breaks before it.
 * @throws AppError too-many-requests
 */
export function beginDownload(
  { ip }: FastifyRequest,
  { raw }: FastifyReply,
  ownerId: number,
): Promise<void> {
  return new Promise((begin, fail) => {
    const download = async () => {
      begin();
      // Whoever left while waiting closes nothing any more.
      if (!raw.closed && !raw.destroyed) await once(raw, 'close');
    };
    turnsOfOwners.run(ownerId, () => turnsOfAddresses.run(addressKey(ip), download)).catch(fail);
  });
}
