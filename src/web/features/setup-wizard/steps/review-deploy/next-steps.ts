// The three next steps after a deployment request (spec 1). Nothing is promised that this server cannot keep.
import { readablePhoneNumber } from '#shared/domain/phone-number.ts';
import type { ProductConfig } from '#web/api/config.ts';
import { expectedDay } from '#web/lib/expected-day.ts';
import type { StoredAssistant } from '../../setup-form-state.ts';

export interface NextStep {
  title: string;
  text: string;
}

type Recipient = Pick<StoredAssistant, 'notifyEmail' | 'isNotifyEmailConfirmed' | 'numberRequest'>;
type Reach = Pick<ProductConfig, 'isProviderNotified' | 'isMailSent'>;

export function nextSteps(recipient: Recipient, reach: Reach): NextStep[] {
  const { numberRequest } = recipient;
  const number = numberRequest?.phoneNumber && readablePhoneNumber(numberRequest.phoneNumber);
  return [
    number
      ? { title: 'You keep your number', text: `Your dedicated phone number stays ${number}.` }
      : {
          title: 'You get a phone number',
          text: `${reach.isProviderNotified ? 'The provider assigns' : 'As soon as your request reaches the provider, it assigns'} a dedicated phone number within 5-7 business days${reach.isProviderNotified ? byExpectedDay(numberRequest) : ''}. The carrier has to approve it first.`,
        },
    {
      title: 'You get notified',
      text: number
        ? 'The provider notifies you if the number ever changes.'
        : notification(recipient, reach),
    },
    {
      title: 'You forward your calls',
      text: 'Forward calls to that number. The guides on the dashboard show how for each phone system.',
    },
  ];
}

/** Such as ', by Wednesday, March 11, 2026'; nothing while the day is not known, or once it is over. */
export function byExpectedDay(
  numberRequest: StoredAssistant['numberRequest'],
  now = new Date(),
): string {
  if (!numberRequest) return '';
  const { day, isOver } = expectedDay(numberRequest.expectedBy, now);
  if (isOver) return '';
  return `, by ${day.toLocaleDateString('en-US', { dateStyle: 'full' })}`;
}

function notification(
  { notifyEmail, isNotifyEmailConfirmed }: Recipient,
  { isMailSent }: Reach,
): string {
  const told = 'The provider notifies you when the number is ready.';
  if (!isMailSent) return told;
  if (notifyEmail === '') return `${told} For an e-mail, leave your address on this page.`;
  const mailed = `The provider notifies you by e-mail at ${notifyEmail} when the number is ready.`;
  return isNotifyEmailConfirmed
    ? mailed
    : `${mailed} Confirm that address first: we sent you a link.`;
}
