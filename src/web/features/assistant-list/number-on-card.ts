// What the dashboard card says of the dedicated number of a deployed assistant (spec 1).
import { readablePhoneNumber } from '#shared/domain/phone-number.ts';
import type { ListedAssistant } from '#web/api/assistants.ts';
import { expectedDay } from '#web/lib/expected-day.ts';

type NumberRequest = NonNullable<ListedAssistant['numberRequest']>;

export interface NumberOnCard {
  main: string;
  /** Smaller, after it. */
  more?: string;
}

/** Dates in the form of this computer. */
export function numberOnCard(
  { phoneNumber, assignedAt, expectedBy, serviceEndedAt, isProviderTold }: NumberRequest,
  now: Date,
): NumberOnCard {
  if (phoneNumber !== null) {
    const main = readablePhoneNumber(phoneNumber);
    return assignedAt === null
      ? { main }
      : { main, more: `since ${dateText(new Date(assignedAt))}` };
  }
  if (serviceEndedAt) {
    return { main: 'Service ended', more: `on ${dateText(new Date(serviceEndedAt))}` };
  }
  if (!isProviderTold) return { main: 'Not requested yet' };
  const { day, isOver } = expectedDay(expectedBy, now);
  const words = isOver ? 'Not assigned yet, was expected by' : 'Expected by';
  return { main: `${words} ${dateText(day)}` };
}

const dateText = (date: Date) => date.toLocaleDateString();
