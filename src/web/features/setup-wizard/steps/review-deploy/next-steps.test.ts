// What is promised after a deployment request (spec 1; product decisions on mail).
import { describe, expect, it } from 'vitest';
import { nextSteps } from './next-steps.ts';

const nobody = { notifyEmail: '', isNotifyEmailConfirmed: false };
const asked = { notifyEmail: 'dana@maplecourt.example', isNotifyEmailConfirmed: false };
const confirmed = { ...asked, isNotifyEmailConfirmed: true };
const all = { isProviderNotified: true, isMailSent: true };

describe('next steps', () => {
  it('[DEPLOY-05] are the number, the notification and the forwarding', () => {
    const texts = nextSteps(nobody, all).map(({ text }) => text);
    expect(texts).toHaveLength(3);
    expect(texts[0]).toContain('5-7 business days');
    expect(texts[2]).toContain('Forward calls to that number');
  });

  it('[DELIV-14] promise an e-mail only to an address that was given, on a server that sends mail', () => {
    const told = (...[recipient, reach]: Parameters<typeof nextSteps>) =>
      nextSteps(recipient, reach)[1]?.text ?? '';
    expect(told(nobody, all)).not.toContain('by e-mail');
    expect(told(asked, all)).toContain('First confirm the mail');
    expect(told(confirmed, all)).toContain('by e-mail at dana@maplecourt.example');
    expect(told(confirmed, all)).not.toContain('confirm');
    expect(told(asked, { ...all, isMailSent: false })).not.toContain('mail');
  });

  it('[DELIV-10] do not say that the provider acts on a request it has not got', () => {
    const [first] = nextSteps(nobody, { isProviderNotified: false, isMailSent: false });
    expect(first?.text).toContain('Once it has your request');
  });
});
