// Times and days of the office as they are said: '9 AM', 'tomorrow at 9 AM', 'on Saturday'.
import { weekdayOf } from '#shared/domain/business-hours/local-time.ts';
import {
  minutesOfDay,
  type OpenSpan,
  weekdayNames,
} from '#shared/domain/business-hours/office-hours.ts';
import type { Opening } from '#shared/domain/business-hours/office-state.ts';

/** @param minutes since midnight */
export function spokenClock(minutes: number): string {
  if (minutes % minutesOfDay === 0) return 'midnight';
  if (minutes === minutesOfDay / 2) return 'noon';
  const hour = Math.floor(minutes / 60) % 12 || 12;
  const past = minutes % 60 === 0 ? '' : `:${String(minutes % 60).padStart(2, '0')}`;
  return `${hour}${past} ${minutes < minutesOfDay / 2 ? 'AM' : 'PM'}`;
}

/** '8 AM to noon and 1 PM to 5 PM'. */
export function spokenSpans(spans: readonly OpenSpan[]): string {
  return spans
    .map(({ open, close }) => `${spokenClock(open)} to ${spokenClock(close)}`)
    .join(' and ');
}

/** 'tomorrow at 9 AM', 'on Monday at 9 AM'. */
export function spokenOpening({ date, inDays, minutes }: Opening): string {
  const day =
    inDays === 0
      ? 'today'
      : inDays === 1
        ? 'tomorrow'
        : inDays < 7
          ? `on ${weekdayNames[weekdayOf(date)]}`
          : `on ${spokenDate(date)}`;
  return `${day} at ${spokenClock(minutes)}`;
}

/** 'January 4'. @param date such as '2027-01-04' */
export function spokenDate(date: string): string {
  return new Intl.DateTimeFormat('en-US', {
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`));
}
