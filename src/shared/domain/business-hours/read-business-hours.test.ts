import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeHours } from './describe-hours.ts';
import { readBusinessHours } from './read-business-hours.ts';

const read = (text: string) => {
  const hours = readBusinessHours(text);
  return hours && describeHours(hours);
};
const nineToFive = 'Mon–Fri 9:00 AM–5:00 PM';
const publicOff = 'closed on public holidays';

describe('[HOURS-01] hours in the usual wordings are read', () => {
  it.each([
    // The field's own placeholder and the sample of the guide.
    ['Monday to Friday, 9 AM to 5 PM. Closed on public holidays.', `${nineToFive}, ${publicOff}`],
    ['Monday through Friday, 9 AM to 5 PM', nineToFive],
    ['9 AM to 5 PM, Monday through Friday', nineToFive],
    ['Mon-Fri 9-5', nineToFive],
    ['M-F 9am-5pm', nineToFive],
    ['Mon–Fri 9:00 a.m. – 5:00 p.m.', nineToFive],
    ['Weekdays 9 to 5', nineToFive],
    ['Monday - Friday: 9:00 AM - 5:00 PM; closed Saturday and Sunday', nineToFive],
    ['Mon, Tue, Wed, Thu & Fri 9am to 5pm', nineToFive],
    ['Open Monday to Friday from 09:00 to 17:00', nineToFive],
    ['9-5 weekdays', nineToFive],
    ['We’re open at 9 and close at 5, Monday through Friday', nineToFive],
    ['Monday to Friday between nine and five', nineToFive],
    ['Mon-Fri 0900-1700', nineToFive],
    ['Mon-Fri 8-5, Sat 9-12', 'Mon–Fri 8:00 AM–5:00 PM, Sat 9:00 AM–noon'],
    [
      'Mon - Fri: 8am - 5pm | Sat: 9am - 12:30pm | Sun: Closed',
      'Mon–Fri 8:00 AM–5:00 PM, Sat 9:00 AM–12:30 PM',
    ],
    [
      'Monday: 9-5\nTuesday: 9-5\nWednesday: closed\nThursday: 9-5\nFriday: 9-3',
      'Mon, Tue and Thu 9:00 AM–5:00 PM, Fri 9:00 AM–3:00 PM',
    ],
    ['M/W/F 9-5, T/Th 10-6', 'Mon, Wed and Fri 9:00 AM–5:00 PM, Tue and Thu 10:00 AM–6:00 PM'],
    ['Leasing office M-F 9-6, Sun 1-5', 'Mon–Fri 9:00 AM–6:00 PM, Sun 1:00 PM–5:00 PM'],
    ['9-5 Mon-Fri, Sat 10-2', `${nineToFive}, Sat 10:00 AM–2:00 PM`],
    ['Closed Mondays. Tue-Sun 10-6.', 'Tue–Sun 10:00 AM–6:00 PM'],
    ['Thursdays 4-7pm', 'Thu 4:00 PM–7:00 PM'],
    ['Mon-Fri 7-7', 'Mon–Fri 7:00 AM–7:00 PM'],
    [
      'Weekdays from nine in the morning until four thirty in the afternoon',
      'Mon–Fri 9:00 AM–4:30 PM',
    ],
    ['7 days a week, 8am to 8pm', 'Every day 8:00 AM–8:00 PM'],
    ['24/7', 'Every day 24 hours'],
    ['Open 24 hours a day, 7 days a week', 'Every day 24 hours'],
    ['Mon-Sun 6am-11:59pm', 'Every day 6:00 AM–midnight'],
  ])('%s', (text, reading) => {
    expect(read(text)).toBe(reading);
  });

  it.each([
    ['Mon-Fri 9-5, closed weekends and holidays', `${nineToFive}, ${publicOff}`],
    [
      'Mon-Fri 8:30-5, Sat 10-2, closed Sundays & holidays',
      `Mon–Fri 8:30 AM–5:00 PM, Sat 10:00 AM–2:00 PM, ${publicOff}`,
    ],
    ['Mon-Fri 9-5 PT, excluding weekends and holidays', `${nineToFive}, ${publicOff}`],
    ['Mon-Fri 9-5 except holidays', `${nineToFive}, ${publicOff}`],
    ['Monday-Friday (except holidays) 9-5', `${nineToFive}, ${publicOff}`],
    ['Monday to Friday 9am to 5pm, holidays excluded', `${nineToFive}, ${publicOff}`],
    [
      'Mon-Fri 9-5. Sunday/Holidays: closed. Also closed Christmas Eve.',
      `${nineToFive}, ${publicOff} and Christmas Eve`,
    ],
    [
      'Mon-Fri 9-5, closed federal holidays and the day after Thanksgiving',
      `${nineToFive}, closed on public holidays and the day after Thanksgiving`,
    ],
    ['Mon-Fri 9-5 (closed on all major US holidays)', `${nineToFive}, closed on major holidays`],
    [
      'Open daily 9-5 except Thanksgiving and Christmas',
      'Every day 9:00 AM–5:00 PM, closed on Thanksgiving and Christmas Day',
    ],
    ['Daily 9-5, including holidays', 'Every day 9:00 AM–5:00 PM, open on holidays'],
    ['Mon-Fri 9-5, hours may vary on holidays', nineToFive],
    ['Mon-Fri 9-5, closed holidays (Thanksgiving, Christmas)', null],
    ['Mon-Fri 9-5, holidays 10-2', null],
  ])('with holidays: %s', (text, reading) => {
    expect(read(text)).toBe(reading);
  });

  it.each([
    ['9 to 5 on weekdays, Saturdays by appointment', `${nineToFive}, Sat by appointment`],
    [
      'Mon-Fri 9-5, evenings and weekends by appt. only',
      `${nineToFive}, Sat and Sun by appointment`,
    ],
    ['Mon-Fri 9-5 or by appointment', nineToFive],
    ['Mon-Fri 9-5 by appointment', null],
    ['Mon-Fri 9-5, by appointment only', null],
    ['Mon-Fri 9-5, Sat 10-2 by appointment', null],
    ['By appointment only', null],
  ])('with appointments: %s', (text, reading) => {
    expect(read(text)).toBe(reading);
  });

  const broken = 'Mon–Fri 8:30 AM–noon and 1:00 PM–5:00 PM';
  it.each([
    ['Monday - Friday 8:30 AM to 5:00 PM (closed 12-1 for lunch)', broken],
    ['Mon-Fri 8:30-5, lunch 12-1', broken],
    ['Mon-Fri 8:30-5. Closed daily from noon to 1 for lunch.', broken],
    ['Mon-Fri 8:30am-12pm and 1pm-5pm', broken],
    ['Mon-Fri 8:30-5 (closed 12-1), Sat 10-2', `${broken}, Sat 10:00 AM–2:00 PM`],
    // Whether Saturday has the break, too, is not said.
    ['Mon-Fri 8:30-5, Sat 10-2, closed 12-1 for lunch', null],
    ['Mon-Fri 8:30-5, closed 5-6', null],
  ])('with a break: %s', (text, reading) => {
    expect(read(text)).toBe(reading);
  });

  const tuesdayLate = 'Mon and Wed–Fri 9:00 AM–5:00 PM, Tue 9:00 AM–7:00 PM';
  it.each([
    ['Mon-Fri 9-5 (Tues until 7)', tuesdayLate],
    ['Mon-Fri 9-5, until 7 on Tuesdays', tuesdayLate],
    ['Mon-Fri 9-5 except Tuesday 9-7', tuesdayLate],
    ['Mon-Sat 9-5 except Wednesday', 'Mon, Tue and Thu–Sat 9:00 AM–5:00 PM'],
    ['Daily except Sunday 9-5', 'Mon–Sat 9:00 AM–5:00 PM'],
    ['Fri-Sat 8pm-1am', 'Fri and Sat 8:00 PM–1:00 AM'],
    ['Mon-Fri 7pm-7am', 'Mon–Fri 7:00 PM–7:00 AM'],
    ['Open daily 22:00-06:00', 'Every day 10:00 PM–6:00 AM'],
  ])('with other hours on a day, or over midnight: %s', (text, reading) => {
    expect(read(text)).toBe(reading);
  });

  it.each([
    'Mon-Fri 9-5; emergencies 24/7',
    'Office hours are Mon-Fri 9-5. Emergency maintenance is available 24/7.',
    'Mon–Fri 9–5. For after-hours emergencies call (555) 123-4567.',
    'Mon-Fri 9-5 with 24/7 emergency service',
  ])('what is said of emergencies is no office hour: %s', (text) => {
    expect(read(text)).toBe(nineToFive);
  });

  it.each([
    ['Mon-Fri 9am to 5pm CST', 'America/Chicago'],
    ['Mon-Fri, 9 a.m.–5 p.m. Eastern Time', 'America/New_York'],
    ['Mon-Fri 9-5', null],
  ])('the time zone named in %s is %s', (text, zone) => {
    expect(readBusinessHours(text)?.zone).toBe(zone);
  });
});

describe('[TALK-31] hours that cannot be read for sure are not read at all', () => {
  it.each([
    '',
    '9 to 5',
    '9am to 5pm CST',
    'closed weekends and holidays',
    'Call for hours',
    'most days',
    'Mon-Fri',
    'Mon-Fri 9-5, Friday 9-3',
    'Mon-Fri 9-5 daily',
    '9-5 daily, Monday through Friday',
    'Mon-Fri 9-5 EST (8-4 CST)',
    // More than one reading is likely.
    'Mon-Fri 9-10',
    'Mon-Fri 7-9 pm',
    'Mon-Fri 5pm-9am',
    'Mon-Fri 12am-5pm',
    'Mon-Fri 8am-12am',
    'Mon-Fri 9pm-5pm',
    'Mon-Fri 01:00-05:00',
    'Mon-Fri 25-26',
    'M-W-F 9-5',
    'M-S 9-5',
    // What a week cannot hold.
    'M-F 10am-7pm / Sat 12-5 / Sun CLOSED. Summer (June 1 - Aug 10) M-F 10-5 only',
    'Monday through Friday 9 AM to 5 PM, Saturday 9 AM to 1 PM (November - April only)',
    'Mon-Thu 9-5, every other Friday 9-5',
    '1st and 3rd Saturday 9-12, Mon-Fri 9-5',
    'Mon-Fri 9-5, closed Dec 24-26',
    'Mon-Fri 9-5 until further notice',
    'Mon-Fri 9-5, weather permitting',
    'Mon-Fri 9-5, closed Sundays and state holidays',
    // Hours of more than the office.
    'Management office: Mon-Thu 9:00-17:00, Fri 9:00-15:00. Front desk / concierge 24/7.',
    '8 to 5 Monday thru Friday. Phones are answered until 4:30. Lobby by appointment only.',
    'Office: M-F 9-5; Pool: 8-10 daily',
    'Tuesday and Thursday evenings 5-8',
  ])('%s', (text) => {
    expect(readBusinessHours(text)).toBeNull();
  });

  it('one word that is not known makes any text unread', () => {
    const texts = [
      'Mon-Fri 9-5',
      'Daily 9-5, closed on holidays',
      'Mon-Fri 9-5 (closed 12-1 for lunch)',
    ];
    fc.assert(
      fc.property(
        fc.constantFrom(...texts),
        fc.stringMatching(/^[jkqxz]{2,8}$/),
        fc.nat(),
        (text, word, at) => {
          const words = text.split(' ');
          words.splice(at % (words.length + 1), 0, word);
          expect(readBusinessHours(words.join(' '))).toBeNull();
        },
      ),
    );
  });

  it('no text makes it fail or wait', () => {
    const word = fc.constantFrom(
      ...'mon tue - to and , . ( ) closed except 9 5 9am 5pm until daily weekends holidays lunch by appointment 24/7 emergency any on'.split(
        ' ',
      ),
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 90 }), (words) => {
        const hours = readBusinessHours(words.join(' '));
        for (const spans of hours?.week ?? []) {
          for (const { open, close } of spans) expect(open).toBeLessThan(close);
        }
      }),
      { numRuns: 500 },
    );
  });
});
