// Two times as they are written become a span of the day: '9-5' is 9 in the morning to 5 in the
// afternoon. null where more than one reading is likely.

import type { ClockTime } from './hours-tokens.ts';
import { minutesOfDay, type OpenSpan } from './office-hours.ts';

const noon = 12 * 60;
/** '11:59 pm' is said for midnight. */
const lastMinute = minutesOfDay - 1;
/** Longer over midnight are rather the hours in which the office is closed: '5 pm-9 am'. */
const longestNight = 12 * 60;

/** `close` is beyond 1440 for a span that goes over midnight. */
export function openSpan(from: ClockTime, to: ClockTime): OpenSpan | null {
  const open = openingMinutes(from, to);
  const close = open === null ? null : closingMinutes(from, to, open);
  if (open === null || close === null) return null;
  // '12 am-5 pm' most likely begins at noon.
  if (open === 0 && from.hour === 12 && close < lastMinute) return null;
  if (close <= open) return overMidnight(open, close);
  return { open, close: close === lastMinute ? minutesOfDay : close };
}

/** 'Tuesday until 7': when it closes on a day that opens at `open`. */
export function closingAfter(open: number, to: ClockTime): number | null {
  const { hour, minute, half } = to;
  if (half !== null || to.is24) return absolute(to) > open ? absolute(to) : null;
  // An office that opens in the morning closes after noon.
  const close = hour === 12 ? noon + minute : hour * 60 + minute + noon;
  return open < noon && hour <= 9 && close > open ? close : null;
}

function openingMinutes(from: ClockTime, to: ClockTime): number | null {
  const { hour, minute, half } = from;
  if (half !== null) return absolute(from) % minutesOfDay;
  const isAfterNoon24 = to.hour > 12 && to.hour < 24;
  if (hour > 12 || isAfterNoon24) return (hour * 60 + minute) % minutesOfDay;
  if (to.half !== null) return besideGiven(from, to);
  if (hour === 12) return noon + minute;
  if (hour === 5 || hour === 0) return null;
  // '01:00-05:00' may be meant for the afternoon or not.
  if (hour < 5) return from.is24 ? null : hour * 60 + minute + noon;
  return hour * 60 + minute;
}

/** '9-5 pm', '1-4 pm', '9-11 am': only the second time says which half it is of. */
function besideGiven(from: ClockTime, to: ClockTime): number | null {
  const open = from.hour * 60 + from.minute;
  const close = to.hour * 60 + to.minute;
  if (to.half === 'am') return to.hour < 12 && from.hour < 12 && open < close ? open : null;
  if (from.hour === 12) return noon + from.minute;
  if (to.hour === 12 || open >= close) return from.hour >= 6 ? open : null;
  // '7-9 pm' may begin in the morning or not.
  return from.hour < 5 ? open + noon : null;
}

function closingMinutes(from: ClockTime, to: ClockTime, open: number): number | null {
  const { hour, minute, half } = to;
  const isMorning = open < noon;
  if (half !== null) {
    // '8 am-12 am' is hardly meant as it stands.
    if (half === 'am' && hour === 12) return isMorning && open > 0 ? null : minutesOfDay + minute;
    return absolute(to);
  }
  if (hour === 24) return minutesOfDay;
  if (hour > 12) return from.half === null ? hour * 60 + minute : null;
  const close = hour * 60 + minute;
  // With 'am' or in 24 hours only one of the two is plain: '08:00-12:00', '13:00-05:00'.
  if (from.is24 && from.hour > 12) return to.is24 ? close : null;
  if (to.is24) return close > open ? close : null;
  if (hour === 12) return isMorning ? noon + minute : null;
  if (!isMorning) return close + noon > open ? close + noon : null;
  // '9-5', '8-6', '9-9', but neither '7-8' nor '9-10'.
  return close <= open % noon && (hour <= 8 || hour <= from.hour) ? close + noon : null;
}

function absolute({ hour, minute, half }: ClockTime): number {
  if (half === null) return hour * 60 + minute;
  return (hour % 12) * 60 + minute + (half === 'pm' ? noon : 0);
}

function overMidnight(open: number, close: number): OpenSpan | null {
  const isLikely = open >= noon && close < noon && close + minutesOfDay - open <= longestNight;
  return isLikely ? { open, close: close + minutesOfDay } : null;
}
