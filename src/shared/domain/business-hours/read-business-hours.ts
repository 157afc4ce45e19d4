// Reads business hours as they were typed. Strict: one word that is not understood, two readings that
// differ, and the hours count as unread, so that open or closed is never told from a guess.
import { type HolidayName, isFederalHoliday } from './holidays.ts';
import { type DayList, groupingsOf, type Statement } from './hours-grammar.ts';
import { type HoursToken, hoursTokens } from './hours-tokens.ts';
import { minutesOfDay, type OfficeHours, type OpenSpan } from './office-hours.ts';
import { closingAfter } from './open-span.ts';
import { plainHoursText } from './plain-hours-text.ts';

/** No honest text is longer. */
const longestText = 600;

/** null when any of it cannot be read for sure. */
export function readBusinessHours(text: string): OfficeHours | null {
  if (text.length > longestText) return null;
  const tokens = hoursTokens(plainHoursText(text));
  if (tokens === null) return null;
  const zones = new Set(tokens.flatMap((token) => (token.kind === 'zone' ? [token.zone] : [])));
  if (zones.size > 1) return null;
  const others = tokens.filter((token): token is HoursToken => token.kind !== 'zone');
  const readings = new Map<string, Omit<OfficeHours, 'zone'>>();
  for (const statements of groupingsOf(others)) {
    const reading = hoursOf(statements);
    if (reading !== null) readings.set(JSON.stringify(reading), reading);
  }
  const [reading] = readings.values();
  if (reading === undefined || readings.size > 1) return null;
  return { ...reading, zone: [...zones][0] ?? null };
}

/** Null: a statement that contradicts another, or says what a week cannot hold. */
function hoursOf(statements: readonly Statement[]): Omit<OfficeHours, 'zone'> | null {
  const week = new WeekInTheMaking();
  for (const statement of statements) {
    if (!week.take(statement)) return null;
  }
  return week.finished();
}

class WeekInTheMaking {
  private readonly spans = new Map<number, readonly OpenSpan[]>();
  private readonly byAppointment = new Set<number>();
  private readonly closedHolidays = new Set<HolidayName>();
  private hasKindOfHoliday = false;
  private hasNamedFederal = false;
  private isOpenOnHolidays = false;

  /** False when it does not fit what was said before. */
  take(statement: Statement): boolean {
    switch (statement.kind) {
      case 'open':
        return (
          isOnlyDays(statement.list) &&
          this.setDays(statement.list.days, statement.spans) &&
          this.closeHolidays(statement.list.withoutHolidays ?? [])
        );
      case 'closed':
        return this.setDays(statement.list.days, []) && this.closeHolidays(statement.list.holidays);
      case 'appointment':
        for (const day of statement.list.days) this.byAppointment.add(day);
        return statement.list.holidays.length === 0 && this.setDays(statement.list.days, []);
      case 'until':
        return isOnlyDays(statement.list) && this.closeAt(statement);
      case 'except':
        return this.takeOut(statement);
      case 'break':
        return this.breakOff(statement);
      case 'including':
        this.isOpenOnHolidays = true;
        return statement.list.holidays.length > 0 && statement.list.days.length === 0;
    }
  }

  finished(): Omit<OfficeHours, 'zone'> | null {
    const isSaidOfHolidaysTwice = this.isOpenOnHolidays && this.closedHolidays.size > 0;
    // 'Holidays (Thanksgiving, Christmas)': all of them, or these?
    const isUnclear = this.hasKindOfHoliday && this.hasNamedFederal;
    const week = splitAtMidnight(this.spans);
    if (week === null || isSaidOfHolidaysTwice || isUnclear) return null;
    if (week.every((spans) => spans.length === 0)) return null;
    return {
      week,
      byAppointment: [...this.byAppointment].sort((one, other) => one - other),
      closedHolidays: [...this.closedHolidays],
      isOpenOnHolidays: this.isOpenOnHolidays,
    };
  }

  private setDays(days: readonly number[], spans: readonly OpenSpan[]): boolean {
    const isNew = days.every((day) => {
      const known = this.spans.get(day);
      // 'Closed' twice is no contradiction.
      return known === undefined || (known.length === 0 && spans.length === 0);
    });
    for (const day of days) this.spans.set(day, spans);
    return isNew;
  }

  private closeHolidays(words: DayList['holidays']): boolean {
    for (const names of words) {
      for (const name of names) this.closedHolidays.add(name);
      const isKind = names.length > 1;
      this.hasKindOfHoliday ||= isKind;
      this.hasNamedFederal ||= !isKind && names.some(isFederalHoliday);
    }
    return true;
  }

  private closeAt({ list, close }: Extract<Statement, { kind: 'until' }>): boolean {
    return list.days.every((day) => {
      const [span, ...more] = this.spans.get(day) ?? [];
      const end = span === undefined ? null : closingAfter(span.open, close);
      if (span === undefined || more.length > 0 || end === null) return false;
      this.spans.set(day, [{ open: span.open, close: end }]);
      return true;
    });
  }

  private takeOut({ list, spans }: Extract<Statement, { kind: 'except' }>): boolean {
    const isOpenOn = (day: number) => (this.spans.get(day) ?? []).length > 0;
    // 'Monday to Friday, excluding weekends': said twice, and no contradiction.
    const fits = spans === null || list.days.every(isOpenOn);
    if (!fits || list.hasOthers || this.spans.size === 0) return false;
    if (spans !== null && list.holidays.length > 0) return false;
    for (const day of list.days) this.spans.set(day, spans ?? []);
    return this.closeHolidays(list.holidays);
  }

  private breakOff({ list, span }: Extract<Statement, { kind: 'break' }>): boolean {
    // 'Daily' is every day that the office is open.
    const days = list?.days ?? [...this.spans.keys()];
    if (list !== null && !isOnlyDays(list)) return false;
    let count = 0;
    for (const day of days) {
      const [whole, ...more] = this.spans.get(day) ?? [];
      if (whole === undefined || span.close <= whole.open || span.open >= whole.close) continue;
      const isInside = whole.open < span.open && span.close < whole.close;
      // A lunch break on Saturday, too, when the week has other hours? Not said.
      const isDoubtful = list === null && isWeekend(day) && this.hasWeekdays();
      if (!isInside || more.length > 0 || isDoubtful) return false;
      this.spans.set(day, [
        { open: whole.open, close: span.open },
        { open: span.close, close: whole.close },
      ]);
      count += 1;
    }
    return count > 0;
  }

  private hasWeekdays(): boolean {
    return [...this.spans].some(([day, spans]) => !isWeekend(day) && spans.length > 0);
  }
}

function isOnlyDays({ days, holidays, hasOthers }: DayList): boolean {
  return days.length > 0 && holidays.length === 0 && !hasOthers;
}

function isWeekend(day: number): boolean {
  return day === 0 || day === 6;
}

/** What goes on after midnight belongs to the next day; null when spans lie upon each other. */
function splitAtMidnight(spans: ReadonlyMap<number, readonly OpenSpan[]>): OpenSpan[][] | null {
  const week: OpenSpan[][] = [[], [], [], [], [], [], []];
  for (const [day, ofDay] of spans) {
    for (const { open, close } of ofDay) {
      week[day]?.push({ open, close: Math.min(close, minutesOfDay) });
      if (close > minutesOfDay) week[(day + 1) % 7]?.push({ open: 0, close: close - minutesOfDay });
    }
  }
  for (const ofDay of week) {
    ofDay.sort((one, other) => one.open - other.open);
    if (ofDay.some(({ open }, at) => at > 0 && open < (ofDay[at - 1]?.close ?? 0))) return null;
  }
  return week;
}
