// The mail that tells a user the number of an assistant (spec 1).
import type { Config } from '#server/config.ts';
import type { MailContent } from '#server/platform/outbox.ts';
import { readablePhoneNumber } from '#shared/domain/phone-number.ts';
import { letter } from './summary-mails.ts';

interface Assigned {
  companyName: string;
  /** E.164. */
  phoneNumber: string;
  /** The number that was told before, null for the first. */
  formerNumber: string | null;
}

interface Cleared {
  companyName: string;
  /** E.164. */
  formerNumber: string;
  /** The service has ended: no other number follows. */
  hasEnded: boolean;
}

export function clearedNumberMail(
  { productName, supportEmail }: Config,
  { companyName, formerNumber, hasEnded }: Cleared,
): MailContent {
  const number = readablePhoneNumber(formerNumber);
  return letter(
    productName,
    hasEnded ? `Phone service ended: ${number}` : `Your phone number was withdrawn: ${number}`,
    [
      `The number ${number} of your voice assistant (${companyName}) is no longer yours.${hasEnded ? ' Its phone service has ended.' : ' You get another one.'}`,
      'Stop forwarding your calls to it, or your callers reach nobody.',
      `Questions? Write to ${supportEmail}.`,
      'You get this mail because this address was confirmed for news about the number.',
    ],
  );
}

export function numberMail(
  { productName, supportEmail, publicUrl }: Config,
  { companyName, phoneNumber, formerNumber }: Assigned,
): MailContent {
  const number = readablePhoneNumber(phoneNumber);
  const assistant = `your voice assistant (${companyName})`;
  const said = formerNumber
    ? `The dedicated phone number of ${assistant} has changed. It is now ${number}. The former number, ${readablePhoneNumber(formerNumber)}, is no longer yours.`
    : `The dedicated phone number of ${assistant} is ${number}.`;
  return letter(
    productName,
    formerNumber ? `Your phone number has changed: ${number}` : `Your phone number: ${number}`,
    [
      said,
      `Forward your calls to this number. The guides on your dashboard show how for each phone system:\n${publicUrl}/`,
      'An internal line or extension of yours can take the calls that need a person.',
      `Questions? Write to ${supportEmail}.`,
      `You get this mail because this address was confirmed for news about the number. If you do not expect it, you can delete it.`,
    ],
  );
}
