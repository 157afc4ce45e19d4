// What a submission's card says of each delivery to the provider and by mail.
import type { Submission } from '#shared/contract/submissions.ts';

type Delivery = Submission['deliveries'][number];

interface Circumstances {
  now: Date;
  /** False: the server only writes mails to files. */
  isMailSent: boolean;
}

/** One line, such as 'E-mail: 2 attempts, next at 4:12 PM'. */
export function describeDelivery(delivery: Delivery, circumstances: Circumstances): string {
  return `${kinds[delivery.kind]}: ${stateOf(delivery, circumstances)}`;
}

/** True while trying again by hand can help: the delivery failed or waits for another attempt. */
export function canRetry({ status, attempts }: Delivery): boolean {
  return status === 'failed' || (status === 'pending' && attempts > 0);
}

const kinds: Record<Delivery['kind'], string> = {
  email: 'E-mail',
  webhook: "Provider's system",
};

function stateOf(delivery: Delivery, { now, isMailSent }: Circumstances): string {
  const { kind, status, attempts, nextAttemptAt } = delivery;
  switch (status) {
    case 'delivered':
      return kind === 'email' && !isMailSent ? 'written to a file on the server' : 'delivered';
    case 'cancelled':
      return 'cancelled';
    case 'failed':
      return `not delivered, ${countOf(attempts)}`;
    case 'pending':
      return attempts === 0
        ? 'on its way'
        : `${countOf(attempts)}, next ${when(nextAttemptAt, now)}`;
  }
}

function countOf(attempts: number): string {
  return attempts === 1 ? '1 attempt' : `${attempts} attempts`;
}

/** 'at 4:12 PM', or 'on 11/19/2026 at 4:12 PM' when that is not today; 'soon' when it is due. */
function when(nextAttemptAt: string, now: Date): string {
  const next = new Date(nextAttemptAt);
  if (Number.isNaN(next.getTime()) || next <= now) return 'soon';
  const time = next.toLocaleTimeString([], { hour: 'numeric', minute: '2-digit' });
  const isToday = next.toDateString() === now.toDateString();
  return isToday ? `at ${time}` : `on ${next.toLocaleDateString()} at ${time}`;
}
