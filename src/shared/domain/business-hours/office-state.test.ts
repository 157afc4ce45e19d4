import { describe, expect, it } from 'vitest';
import { federalHolidays } from '../federal-holidays.ts';
import type { OfficeHours } from './office-hours.ts';
import { dayState, officeState } from './office-state.ts';
import { readBusinessHours } from './read-business-hours.ts';

const chicago = 'America/Chicago';
function hoursOf(text: string): OfficeHours {
  const hours = readBusinessHours(text);
  if (hours === null) throw new Error(`Unread: ${text}`);
  return hours;
}
const plain = hoursOf('Mon-Fri 9-5');
const withHolidays = hoursOf('Monday to Friday, 9 AM to 5 PM. Closed on public holidays.');
const stateAt = (hours: OfficeHours | null, at: string, zone = chicago) =>
  officeState(hours, zone, at).state;

describe('[TALK-31] open or closed is told in the company’s own time', () => {
  it.each([
    ['2026-03-10T14:00:00Z', chicago, 'open'],
    ['2026-03-10T14:00:00Z', 'America/Los_Angeles', 'closed'],
    ['2026-03-10T22:00:00Z', chicago, 'closed'],
    ['2026-03-14T15:00:00Z', chicago, 'closed'],
    ['2026-03-10T09:00:00-05:00', chicago, 'open'],
    ['2026-03-10T14:00:00Z', '', 'unknown'],
    ['2026-03-10T14:00:00Z', 'Nowhere/At-All', 'unknown'],
    ['yesterday', chicago, 'unknown'],
  ])('%s in %s', (at, timeZone, state) => {
    expect(stateAt(plain, at, timeZone)).toBe(state);
  });

  it('is unknown while the hours cannot be read', () => {
    expect(stateAt(null, '2026-03-10T14:00:00Z')).toBe('unknown');
  });

  // 2026: clocks go forward on 8 March and back on 1 November, at 2 AM.
  it.each([
    ['2026-03-06T14:59:00Z', 'closed'],
    ['2026-03-06T15:00:00Z', 'open'],
    ['2026-03-09T13:59:00Z', 'closed'],
    ['2026-03-09T14:00:00Z', 'open'],
    ['2026-03-09T21:59:00Z', 'open'],
    ['2026-03-09T22:00:00Z', 'closed'],
    ['2026-10-30T13:59:00Z', 'closed'],
    ['2026-10-30T14:00:00Z', 'open'],
    ['2026-11-02T14:59:00Z', 'closed'],
    ['2026-11-02T15:00:00Z', 'open'],
    ['2026-11-02T22:59:00Z', 'open'],
    ['2026-11-02T23:00:00Z', 'closed'],
  ])('around the change of the clocks: %s is %s', (at, state) => {
    expect(stateAt(plain, at)).toBe(state);
  });

  it.each([
    // The hour that is left out, and the one that comes twice, on Sunday after a Saturday night.
    ['2026-03-08T07:59:00Z', 'open'],
    ['2026-03-08T08:00:00Z', 'closed'],
    ['2026-11-01T06:30:00Z', 'open'],
    ['2026-11-01T07:30:00Z', 'open'],
    ['2026-11-01T08:00:00Z', 'closed'],
    ['2026-03-15T00:59:00Z', 'closed'],
    ['2026-03-15T01:00:00Z', 'open'],
    ['2026-03-15T06:30:00Z', 'open'],
    ['2026-03-15T07:00:00Z', 'closed'],
  ])('over midnight: %s is %s', (at, state) => {
    expect(stateAt(hoursOf('Sat 8pm-2am'), at)).toBe(state);
  });

  it.each([
    ['Mon-Fri 9-5 CST', chicago, 'open'],
    ['Mon-Fri 9-5 CST', '', 'open'],
    ['Mon-Fri 9-5 CST', 'America/Menominee', 'open'],
    ['Mon-Fri 9-5 CST', 'America/New_York', 'unknown'],
    ['Mon-Fri 9-5 MST', 'America/Phoenix', 'closed'],
    ['Mon-Fri 9-5 MST', chicago, 'unknown'],
  ])('%s with the zone %s chosen is %s', (text, zone, state) => {
    expect(stateAt(hoursOf(text), '2026-03-10T14:30:00Z', zone)).toBe(state);
  });
});

describe('[HOURS-02] holidays', () => {
  const days = [2025, 2026, 2027, 2028].flatMap(federalHolidays);
  it.each(days.map(({ name, date }) => [name, date]))(
    'an office that closes on holidays is closed on %s, %s',
    (_, date) => {
      expect(stateAt(withHolidays, `${date}T18:00:00Z`)).toBe('holiday');
      // Nothing was said of them: not open for certain.
      expect(stateAt(plain, `${date}T18:00:00Z`)).toBe('unknown');
      expect(stateAt(plain, `${date}T04:00:00-06:00`)).toBe('closed');
    },
  );

  it.each([
    ['Mon-Sat 9-5, closed on holidays', '2026-07-03', 'holiday'],
    ['Mon-Sat 9-5, closed on holidays', '2026-07-04', 'holiday'],
    ['Mon-Fri 9-5, closed on holidays', '2021-12-31', 'holiday'],
    ['Mon-Fri 9-5, closed on major holidays', '2026-11-26', 'holiday'],
    ['Mon-Fri 9-5, closed on major holidays', '2026-10-12', 'unknown'],
    ['Mon-Fri 9-5, closed on Christmas Eve', '2026-12-24', 'holiday'],
    ['Mon-Fri 9-5, closed on holidays', '2026-12-24', 'open'],
    ['Mon-Fri 9-5, closed the day after Thanksgiving', '2026-11-27', 'holiday'],
    ['Mon-Fri 9-5, closed Good Friday', '2026-04-03', 'holiday'],
    ['Daily 9-5, closed on Easter', '2027-03-28', 'holiday'],
    ['Daily 9-5, including holidays', '2026-12-25', 'open'],
    ['24/7', '2026-12-25', 'open'],
    ['Mon-Fri 9-5, Sat by appointment', '2026-03-14', 'appointment'],
  ])('%s: %s is %s', (text, date, state) => {
    expect(dayState(hoursOf(text), date).state).toBe(state);
  });
});

describe('[HOURS-03] when the office opens next', () => {
  it.each([
    [plain, '2026-03-10T08:00:00-05:00', { date: '2026-03-10', inDays: 0, minutes: 540 }],
    [plain, '2026-03-10T18:00:00-05:00', { date: '2026-03-11', inDays: 1, minutes: 540 }],
    [plain, '2026-03-13T18:00:00-05:00', { date: '2026-03-16', inDays: 3, minutes: 540 }],
    [withHolidays, '2026-11-25T18:00:00-06:00', { date: '2026-11-27', inDays: 2, minutes: 540 }],
    // Thursday may be a day off: no day is named.
    [plain, '2026-11-25T18:00:00-06:00', null],
    [plain, '2026-11-26T08:00:00-06:00', null],
    [
      hoursOf('Mon-Fri 9-5 (closed 12-1)'),
      '2026-03-10T12:30:00-05:00',
      { date: '2026-03-10', inDays: 0, minutes: 780 },
    ],
  ])('case %#', (hours, at, opensAt) => {
    expect(officeState(hours, chicago, at).opensAt).toEqual(opensAt);
  });
});
