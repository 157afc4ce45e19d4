// Tests of the delivery lines on a submission's card.
import { describe, expect, it } from 'vitest';
import type { Submission } from '#shared/contract/submissions.ts';
import { canRetry, describeDelivery } from './describe-delivery.ts';

type Delivery = Submission['deliveries'][number];

const now = new Date(2026, 10, 18, 16, 0);
const time = (date: Date) => date.toLocaleTimeString([], { hour: 'numeric', minute: '2-digit' });
const today = new Date(2026, 10, 18, 16, 12);
const tomorrow = new Date(2026, 10, 19, 9, 5);

function delivery(part: Partial<Delivery>): Delivery {
  return {
    kind: 'email',
    status: 'pending',
    attempts: 0,
    nextAttemptAt: '',
    lastError: '',
    ...part,
  };
}

describe('describeDelivery', () => {
  it.each([
    [delivery({ status: 'delivered', attempts: 1 }), 'E-mail: delivered'],
    [delivery({ kind: 'webhook' }), "Provider's system: on its way"],
    [delivery({ attempts: 1 }), 'E-mail: 1 attempt, next soon'],
    [delivery({ attempts: 2, nextAttemptAt: now.toISOString() }), 'E-mail: 2 attempts, next soon'],
    [
      delivery({ attempts: 2, nextAttemptAt: today.toISOString() }),
      `E-mail: 2 attempts, next at ${time(today)}`,
    ],
    [
      delivery({ attempts: 4, nextAttemptAt: tomorrow.toISOString() }),
      `E-mail: 4 attempts, next on ${tomorrow.toLocaleDateString()} at ${time(tomorrow)}`,
    ],
    [delivery({ status: 'failed', attempts: 10 }), 'E-mail: not delivered, 10 attempts'],
    [delivery({ status: 'cancelled', attempts: 1 }), 'E-mail: cancelled'],
  ])('[DELIV-07] tells state and attempts (%#)', (given, line) => {
    expect(describeDelivery(given, { now, isMailSent: true })).toBe(line);
  });

  it('[DELIV-11] does not call a mail delivered that is only a file', () => {
    const written = delivery({ status: 'delivered', attempts: 1 });
    expect(describeDelivery(written, { now, isMailSent: false })).toBe(
      'E-mail: written to a file on the server',
    );
  });

  it.each([
    [delivery({}), false],
    [delivery({ attempts: 1 }), true],
    [delivery({ status: 'failed', attempts: 10 }), true],
    [delivery({ status: 'delivered', attempts: 1 }), false],
    [delivery({ status: 'cancelled', attempts: 3 }), false],
  ])('[DELIV-07] offers to retry what failed or waits (%#)', (given, offered) => {
    expect(canRetry(given)).toBe(offered);
  });
});
