import { describe, expect, it } from 'vitest';
import { afterHoursInWords, clockTimeInWords } from './after-hours.ts';
import { timeZoneInWords } from './time-zone.ts';

describe('times as Americans write them', () => {
  it.each([
    ['17:00', '5:00 PM'],
    ['09:05', '9:05 AM'],
    ['00:30', '12:30 AM'],
    ['12:00', '12:00 PM'],
    ['', ''],
    ['noon', 'noon'],
  ])('[PAPER-90] %j is %j', (time, words) => {
    expect(clockTimeInWords(time)).toBe(words);
  });

  it('[PAPER-90] a window needs both ends', () => {
    expect(afterHoursInWords('17:30', '08:00')).toBe('5:30 PM to 8:00 AM');
    expect(afterHoursInWords('17:30', '')).toBe('');
  });

  it.each([
    ['America/Chicago', 'Central Time'],
    ['America/New_York', 'Eastern Time'],
    ['Mars/Olympus', 'Mars/Olympus'],
    ['', ''],
  ])('[PAPER-90] the zone %j is %j', (zone, words) => {
    expect(timeZoneInWords(zone)).toBe(words);
  });
});
