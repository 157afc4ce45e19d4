import { describe, expect, it } from 'vitest';
import { readBusinessHours } from './business-hours.ts';

const nineToFive = [{ open: 540, close: 1020 }];
const none: never[] = [];
const week = [none, nineToFive, nineToFive, nineToFive, nineToFive, nineToFive, none];

describe('hours that are written plainly are read', () => {
  it.each([
    'Monday through Friday, 9 AM to 5 PM',
    '9 AM to 5 PM, Monday through Friday',
    'Mon-Fri 9-5',
    'M-F 9am-5pm',
    'Mon–Fri 9:00 a.m. – 5:00 p.m.',
    'Weekdays 9 to 5',
    'Monday - Friday: 9:00 AM - 5:00 PM; closed Saturday and Sunday',
    'Mon, Tue, Wed, Thu & Fri 9am to 5pm',
    'Open Monday to Friday from 09:00 to 17:00',
    '9-5 weekdays',
  ])('%s', (text) => {
    expect(readBusinessHours(text)).toEqual(week);
  });

  it('several groups of days', () => {
    const hours = readBusinessHours('Mon–Fri 9–6, Sat 10–4, closed Sunday');
    expect(hours?.[5]).toEqual([{ open: 540, close: 1080 }]);
    expect(hours?.[6]).toEqual([{ open: 600, close: 960 }]);
    expect(hours?.[0]).toEqual([]);
  });

  it('a break at noon', () => {
    expect(readBusinessHours('Mon-Thu 8am-12pm and 1pm-5pm')?.[1]).toEqual([
      { open: 480, close: 720 },
      { open: 780, close: 1020 },
    ]);
  });

  it('round the clock', () => {
    expect(readBusinessHours('24/7')?.[0]).toEqual([{ open: 0, close: 1440 }]);
  });
});

describe('[TALK-31] hours that cannot be read for sure are not read at all', () => {
  it.each([
    '',
    'By appointment only',
    '9 to 5',
    'Mon-Fri 9-5 except holidays',
    'Monday - Friday 8:30 AM to 5:00 PM (closed 12-1 for lunch). Closed on federal holidays.',
    'M-F 10am-7pm / Sat 12-5 / Sun CLOSED. Summer (June 1 - Aug 10) M-F 10-5 only',
    'Mon-Fri 9-5, Friday 9-3',
    'Mon-Fri 5pm-9am',
    'Mon-Fri 9-10',
    'Mon-Fri 25-26',
    'most days',
    'Mon-Fri',
  ])('%s', (text) => {
    expect(readBusinessHours(text)).toBeNull();
  });
});
