// Tests of what the card says of the dedicated number.
import { describe, expect, it } from 'vitest';
import { numberOnCard } from './number-on-card.ts';

const waiting = {
  requestedAt: '2026-03-02T15:00:00.000Z',
  expectedBy: '2026-03-11',
  phoneNumber: null,
  assignedAt: null,
  serviceEndedAt: null,
  isProviderTold: true,
};
const date = (year: number, month: number, day: number) =>
  new Date(year, month - 1, day).toLocaleDateString();

describe('the number on the card', () => {
  it.each([
    ['before the day', new Date(2026, 2, 3), 'Expected by'],
    ['on the day itself', new Date(2026, 2, 11, 23, 59), 'Expected by'],
    ['after it', new Date(2026, 2, 12), 'Not assigned yet, was expected by'],
  ])('[OPER-08] %s says when it is expected', (_when, now, words) => {
    expect(numberOnCard(waiting, now)).toEqual({ main: `${words} ${date(2026, 3, 11)}` });
  });

  it('[OPER-08] once assigned it is shown with its date', () => {
    const assignedAt = new Date(2026, 2, 6, 10).toISOString();
    const assigned = { ...waiting, phoneNumber: '+12125550142', assignedAt };
    expect(numberOnCard(assigned, new Date(2026, 5, 1))).toEqual({
      main: '+1 212 555 0142',
      more: `since ${date(2026, 3, 6)}`,
    });
  });

  it('[OPER-83] after the end of service nothing is expected', () => {
    const serviceEndedAt = new Date(2026, 2, 6, 10).toISOString();
    expect(numberOnCard({ ...waiting, serviceEndedAt }, new Date(2026, 5, 1))).toEqual({
      main: 'Service ended',
      more: `on ${date(2026, 3, 6)}`,
    });
  });
});
