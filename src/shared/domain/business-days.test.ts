// Tests of counting business days (spec 1, 9).
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addBusinessDays, numberExpectedBy } from './business-days.ts';

describe('business days', () => {
  it.each([
    ['a plain week', '2026-03-02', 5, '2026-03-09'],
    ['a plain week', '2026-03-02', 7, '2026-03-11'],
    ['from a Friday', '2026-03-06', 1, '2026-03-09'],
    ['from a Saturday', '2026-03-07', 1, '2026-03-09'],
    ['from a Sunday', '2026-03-08', 5, '2026-03-13'],
    ['over Thanksgiving', '2026-11-23', 5, '2026-12-01'],
    ['over a July 4 on a Saturday, kept on Friday', '2026-07-01', 2, '2026-07-06'],
    ['over Christmas and New Year', '2026-12-22', 7, '2027-01-04'],
    ['over a New Year kept in the year before', '2027-12-30', 1, '2028-01-03'],
    ['over Columbus Day', '2026-10-09', 1, '2026-10-13'],
    ['no days at all', '2026-03-07', 0, '2026-03-07'],
  ])('[OPER-09] %s: %s and %i days give %s', (_what, day, count, expected) => {
    expect(addBusinessDays(day, count)).toBe(expected);
  });

  it('[OPER-09] a count splits anywhere, and a later start never ends earlier', () => {
    const day = fc
      .integer({ min: 0, max: 2190 })
      .map((days) => new Date(Date.UTC(2025, 0, 1 + days)).toISOString().slice(0, 10));
    const count = fc.integer({ min: 0, max: 12 });
    fc.assert(
      fc.property(day, day, count, count, (one, other, first, second) => {
        const whole = addBusinessDays(one, first + second);
        expect(addBusinessDays(addBusinessDays(one, first), second)).toBe(whole);
        const [earlier, later] = [one, other].sort();
        if (earlier === undefined || later === undefined) return;
        expect(addBusinessDays(earlier, first) <= addBusinessDays(later, first)).toBe(true);
      }),
    );
  });

  it.each([
    ['2026-03-02T15:00:00.000Z', 'America/Chicago', '2026-03-11'],
    // Still Thursday evening in California, already Friday in Greenwich.
    ['2026-03-06T03:00:00.000Z', 'America/Los_Angeles', '2026-03-16'],
    ['2026-03-06T03:00:00.000Z', '', '2026-03-16'],
    ['2026-03-06T15:00:00.000Z', '', '2026-03-17'],
  ])('[OPER-09] a request of %s in %s is expected by %s', (requestedAt, timeZone, expected) => {
    expect(numberExpectedBy(requestedAt, timeZone)).toBe(expected);
  });
});
