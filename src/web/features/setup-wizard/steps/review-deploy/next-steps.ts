// The three next steps after a deployment request (spec 1). Mail is promised only where it can be kept.
import type { StoredAssistant } from '../../setup-form-state.ts';

export interface NextStep {
  title: string;
  text: string;
}

type Recipient = Pick<StoredAssistant, 'notifyEmail' | 'isNotifyEmailConfirmed'>;

export function nextSteps(recipient: Recipient): NextStep[] {
  return [
    {
      title: 'Your number is assigned',
      text: 'The provider assigns a dedicated phone number within 5-7 business days. The carrier has to approve it first.',
    },
    { title: 'You are told', text: notification(recipient) },
    {
      title: 'You forward your calls',
      text: 'Forward calls to that number. The guides on the dashboard show how for each phone system.',
    },
  ];
}

function notification({ notifyEmail, isNotifyEmailConfirmed }: Recipient): string {
  if (notifyEmail === '') {
    return 'The provider notifies you when the number is ready. For an e-mail, leave your address on this page.';
  }
  return isNotifyEmailConfirmed
    ? `The provider notifies you by e-mail at ${notifyEmail} when the number is ready.`
    : `The provider notifies you by e-mail at ${notifyEmail} when the number is ready. First confirm the mail we sent there.`;
}
