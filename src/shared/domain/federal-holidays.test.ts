// Tests of the federal holidays against the published calendars.
import { expect, it } from 'vitest';
import { federalHolidays } from './federal-holidays.ts';

// In the order of the year: New Year, King, Washington, Memorial Day, Juneteenth, Independence, Labor
// Day, Columbus, Veterans, Thanksgiving, Christmas. As the Office of Personnel Management lists them.
it.each([
  [2025, '01-01 01-20 02-17 05-26 06-19 07-04 09-01 10-13 11-11 11-27 12-25'],
  [2026, '01-01 01-19 02-16 05-25 06-19 07-03 09-07 10-12 11-11 11-26 12-25'],
  [2027, '01-01 01-18 02-15 05-31 06-18 07-05 09-06 10-11 11-11 11-25 12-24'],
  [2028, '2027-12-31 01-17 02-21 05-29 06-19 07-04 09-04 10-09 11-10 11-23 12-25'],
  [2029, '01-01 01-15 02-19 05-28 06-19 07-04 09-03 10-08 11-12 11-22 12-25'],
  [2030, '01-01 01-21 02-18 05-27 06-19 07-04 09-02 10-14 11-11 11-28 12-25'],
])('[OPER-09] the federal holidays of %i are observed on their days', (year, days) => {
  const dates = days.split(' ').map((day) => (day.length === 5 ? `${year}-${day}` : day));
  expect(federalHolidays(year).map(({ date }) => date)).toEqual(dates);
});
