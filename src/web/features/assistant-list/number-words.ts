// What the dashboard card says of the dedicated number of a deployed assistant (spec 1).
import { readablePhoneNumber } from '#shared/domain/phone-number.ts';
import type { ListedAssistant } from '#web/api/assistants.ts';

type NumberRequest = NonNullable<ListedAssistant['numberRequest']>;

export interface NumberWords {
  main: string;
  /** Smaller, after it. */
  more?: string;
}

/** Dates in the form of this computer. */
export function numberWords(
  { phoneNumber, assignedAt, expectedBy }: NumberRequest,
  now: Date,
): NumberWords {
  if (phoneNumber !== null) {
    const main = readablePhoneNumber(phoneNumber);
    return assignedAt === null
      ? { main }
      : { main, more: `since ${dateText(new Date(assignedAt))}` };
  }
  const day = new Date(`${expectedBy}T00:00:00`);
  const nextDay = new Date(day.getFullYear(), day.getMonth(), day.getDate() + 1);
  const words = now < nextDay ? 'Expected by' : 'Not assigned yet, was expected by';
  return { main: `${words} ${dateText(day)}` };
}

const dateText = (date: Date) => date.toLocaleDateString();
