// What is promised after a deployment request (spec 1; product decisions on mail).
import { describe, expect, it } from 'vitest';
import { byExpectedDay, nextSteps } from './next-steps.ts';

const nobody = { notifyEmail: '', isNotifyEmailConfirmed: false, numberRequest: null };
const asked = { ...nobody, notifyEmail: 'dana@maplecourt.example' };
const confirmed = { ...asked, isNotifyEmailConfirmed: true };
const all = { isProviderNotified: true, isMailSent: true };

describe('next steps', () => {
  it('[DEPLOY-05] are the number, the notification and the forwarding', () => {
    const texts = nextSteps(nobody, all).map(({ text }) => text);
    expect(texts).toHaveLength(3);
    expect(texts[0]).toContain('5-7 business days');
    expect(texts[2]).toContain('Forward calls to that number');
  });

  const waiting = {
    requestedAt: '2999-03-02T15:00:00.000Z',
    expectedBy: '2999-03-11',
    phoneNumber: null,
    assignedAt: null,
    serviceEndedAt: null,
    isProviderTold: true,
  };

  it('[OPER-09] name the day, until it is over', () => {
    const [first] = nextSteps({ ...nobody, numberRequest: waiting }, all);
    expect(first?.text).toContain('within 5-7 business days, by Monday, March 11, 2999.');
    expect(byExpectedDay(waiting, new Date(2999, 2, 11, 23, 59))).toBe(
      ', by Monday, March 11, 2999',
    );
    expect(byExpectedDay(waiting, new Date(2999, 2, 12))).toBe('');
    expect(byExpectedDay(null)).toBe('');
  });

  it('[OPER-08] promise no new number to who has one', () => {
    const numberRequest = { ...waiting, phoneNumber: '+12125550142' };
    const texts = nextSteps({ ...confirmed, numberRequest }, all).map(({ text }) => text);
    expect(texts[0]).toBe('Your dedicated phone number stays +1 212 555 0142.');
    expect(texts.join(' ')).not.toMatch(/5-7|is ready/);
    expect(texts).toHaveLength(3);
  });

  it('[DELIV-14] promise an e-mail only to an address that was given, on a server that sends mail', () => {
    const told = (...[recipient, reach]: Parameters<typeof nextSteps>) =>
      nextSteps(recipient, reach)[1]?.text ?? '';
    expect(told(nobody, all)).not.toContain('by e-mail');
    expect(told(asked, all)).toContain('Confirm that address first');
    expect(told(confirmed, all)).toContain('by e-mail at dana@maplecourt.example');
    expect(told(confirmed, all)).not.toContain('confirm');
    expect(told(asked, { ...all, isMailSent: false })).not.toContain('mail');
  });

  it('[DELIV-10] do not say that the provider acts on a request it has not got', () => {
    const [first] = nextSteps(nobody, { isProviderNotified: false, isMailSent: false });
    expect(first?.text).toContain('As soon as your request reaches the provider');
  });
});
