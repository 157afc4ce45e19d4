// Every way in which the tokens of a text can be grouped into statements about days. Who writes hours
// puts days before times or after them; only a text with ONE grouping that makes sense is understood.
import type { HolidayName } from './holidays.ts';
import type { ClockTime, HoursToken } from './hours-tokens.ts';
import type { OpenSpan } from './office-hours.ts';
import { openSpan } from './open-span.ts';

export interface DayList {
  days: readonly number[];
  /** One entry for each word: 'holidays' is many of them, 'Thanksgiving' is one. */
  holidays: readonly (readonly HolidayName[])[];
  /** 'Other times', 'evenings': days and times that no list names. */
  hasOthers: boolean;
  /** 'Monday to Friday except holidays', before the times of these days. */
  withoutHolidays?: DayList['holidays'];
}

export type Statement =
  | { kind: 'open'; list: DayList; spans: readonly OpenSpan[] }
  | { kind: 'closed'; list: DayList }
  | { kind: 'appointment'; list: DayList }
  /** 'Tuesday until 7'. */
  | { kind: 'until'; list: DayList; close: ClockTime }
  /** What was said of these days before does not hold for them. */
  | { kind: 'except'; list: DayList; spans: readonly OpenSpan[] | null }
  /** 'Closed 12-1 for lunch': on the days named before, or on these. */
  | { kind: 'break'; list: DayList | null; span: OpenSpan }
  | { kind: 'including'; list: DayList };

interface Read<T> {
  value: T;
  next: number;
}

const everyDay: DayList = { days: [0, 1, 2, 3, 4, 5, 6], holidays: [], hasOthers: false };
const aroundTheClock: OpenSpan = { open: 0, close: 24 * 60 };
/** No honest text has more. */
const mostTokens = 120;
const mostGroupings = 32;

/** At most 32 groupings; none for a text that is no statement of hours. */
export function groupingsOf(tokens: readonly HoursToken[]): Statement[][] {
  if (tokens.length > mostTokens) return [];
  const deadEnds = new Set<number>();
  const found: Statement[][] = [];
  const go = (at: number, before: readonly Statement[]): boolean => {
    const start = skip(tokens, at, ['soft', 'hard', 'and']);
    if (start >= tokens.length) {
      if (found.length < mostGroupings) found.push([...before]);
      return true;
    }
    if (deadEnds.has(start) || found.length >= mostGroupings) return false;
    let isOpenEnded = false;
    for (const { value, next } of statementsAt(tokens, start)) {
      isOpenEnded = go(next, [...before, ...value]) || isOpenEnded;
    }
    if (!isOpenEnded && found.length < mostGroupings) deadEnds.add(start);
    return isOpenEnded;
  };
  go(0, []);
  return found;
}

function statementsAt(tokens: readonly HoursToken[], at: number): Read<Statement[]>[] {
  const token = tokens[at];
  switch (token?.kind) {
    case 'days':
    case 'holidays':
    case 'otherwise':
      return listsAt(tokens, at).flatMap((list) => afterList(tokens, list));
    case 'time':
    case 'between':
      return spansAt(tokens, at).flatMap((spans) => beforeList(tokens, spans));
    case 'around':
      return beforeList(tokens, { value: [aroundTheClock], next: at + 1 }).concat({
        value: [{ kind: 'open', list: everyDay, spans: [aroundTheClock] }],
        next: at + 1,
      });
    case 'closed':
      return [...closedAt(tokens, at), ...breaksAt(tokens, at)];
    case 'lunch':
      return breaksAt(tokens, at);
    case 'appointment':
      return listsAfter(tokens, at + 1).map(({ value: list, next }) => ({
        value: [{ kind: 'appointment', list }],
        next,
      }));
    case 'also-by-appointment':
      return [{ value: [], next: at + 1 }];
    case 'until':
      return untilAt(tokens, at);
    case 'except':
      return exceptAt(tokens, at);
    case 'including':
      return listsAfter(tokens, at + 1).map(({ value: list, next }) => ({
        value: [{ kind: 'including', list }],
        next,
      }));
    default:
      return [];
  }
}

/** What may follow the days it is about. */
function afterList(
  tokens: readonly HoursToken[],
  { value: list, next }: Read<DayList>,
): Read<Statement[]>[] {
  const at = skip(tokens, next, ['soft', 'dash']);
  const token = tokens[at];
  if (token?.kind === 'closed') return [{ value: [{ kind: 'closed', list }], next: at + 1 }];
  if (token?.kind === 'appointment') {
    return [{ value: [{ kind: 'appointment', list }], next: at + 1 }];
  }
  if (token?.kind === 'around') {
    return [{ value: [{ kind: 'open', list, spans: [aroundTheClock] }], next: at + 1 }];
  }
  const close = tokens[at + 1];
  if (token?.kind === 'until' && close?.kind === 'time') {
    return [{ value: [{ kind: 'until', list, close: close.time }], next: at + 2 }];
  }
  return spansAt(tokens, at).map((spans) => ({
    value: [{ kind: 'open', list, spans: spans.value }],
    next: spans.next,
  }));
}

function beforeList(
  tokens: readonly HoursToken[],
  { value: spans, next }: Read<OpenSpan[]>,
): Read<Statement[]>[] {
  return listsAfter(tokens, next).map((list) => ({
    value: [{ kind: 'open', list: list.value, spans }],
    next: list.next,
  }));
}

function closedAt(tokens: readonly HoursToken[], at: number): Read<Statement[]>[] {
  return listsAfter(tokens, at + 1).map(({ value: list, next }) => ({
    value: [{ kind: 'closed', list }],
    next,
  }));
}

/** 'closed 12-1 for lunch', 'lunch 12-1', 'closed for lunch from 12 to 1 on weekdays', 'closed daily 12-1'. */
function breaksAt(tokens: readonly HoursToken[], at: number): Read<Statement[]>[] {
  const start = skip(tokens, at, ['closed', 'lunch', 'soft', 'dash']);
  const breakOn = (list: DayList | null, from: number): Read<Statement[]>[] => {
    const span = spanAt(tokens, from);
    if (span === null) return [];
    const next = skip(tokens, span.next, ['lunch']);
    return [{ value: [{ kind: 'break', list, span: span.value }], next }];
  };
  const bare = breakOn(null, start);
  const after = bare.flatMap(({ value, next }) =>
    listsAfter(tokens, next).map((list) => ({
      value: value.map((one) => ({ ...one, list: list.value })),
      next: list.next,
    })),
  );
  const before = listsAt(tokens, start).flatMap(({ value, next }) => breakOn(value, next));
  return [...bare, ...after, ...before];
}

/** 'until 7 on Tuesday'. */
function untilAt(tokens: readonly HoursToken[], at: number): Read<Statement[]>[] {
  const close = tokens[at + 1];
  if (close?.kind !== 'time') return [];
  return listsAfter(tokens, at + 2).map(({ value: list, next }) => ({
    value: [{ kind: 'until', list, close: close.time }],
    next,
  }));
}

/** 'except Wednesday', 'except Wednesday 9-1', 'except 12-1 for lunch'. */
function exceptAt(tokens: readonly HoursToken[], at: number): Read<Statement[]>[] {
  const start = skip(tokens, at + 1, ['soft']);
  const exceptions = listsAt(tokens, start).flatMap(({ value: list, next }) => [
    { value: [{ kind: 'except' as const, list, spans: null }], next },
    ...afterList(tokens, { value: list, next }).flatMap(({ value, next: end }) =>
      value.map((one) => ({
        value: [one.kind === 'open' ? { ...one, kind: 'except' as const } : one],
        next: end,
      })),
    ),
  ]);
  return [...exceptions, ...breaksAt(tokens, start)];
}

function listsAfter(tokens: readonly HoursToken[], at: number): Read<DayList>[] {
  return listsAt(tokens, skip(tokens, at, ['soft', 'dash']));
}

/** The list that begins here, in every length that it may have. */
function listsAt(tokens: readonly HoursToken[], at: number): Read<DayList>[] {
  const lists: Read<DayList>[] = [];
  let list: DayList = { days: [], holidays: [], hasOthers: false };
  for (let next = at; ; ) {
    const item = itemAt(tokens, next);
    if (item === null) break;
    const both = joined(list, item.value);
    if (both === null) break;
    list = both;
    lists.push({ value: list, next: item.next }, ...withoutExceptions(tokens, list, item.next));
    next = skip(tokens, item.next, ['soft', 'and']);
  }
  return lists;
}

/** 'Daily except Sunday', before the times of these days. */
function withoutExceptions(
  tokens: readonly HoursToken[],
  list: DayList,
  at: number,
): Read<DayList>[] {
  const start = skip(tokens, at, ['soft']);
  if (tokens[start]?.kind !== 'except') return [];
  return listsAt(tokens, skip(tokens, start + 1, ['soft'])).flatMap(({ value: less, next }) => {
    const isPart = less.days.every((day) => list.days.includes(day)) && !less.hasOthers;
    if (!isPart) return [];
    const days = list.days.filter((day) => !less.days.includes(day));
    return { value: { ...list, days, withoutHolidays: less.holidays }, next };
  });
}

function itemAt(tokens: readonly HoursToken[], at: number): Read<DayList> | null {
  const token = tokens[at];
  const nothing: DayList = { days: [], holidays: [], hasOthers: false };
  switch (token?.kind) {
    case 'holidays':
      return { value: { ...nothing, holidays: [token.names] }, next: at + 1 };
    case 'otherwise':
      return { value: { ...nothing, hasOthers: true }, next: at + 1 };
    case 'days': {
      const to = tokens[at + 1]?.kind;
      const last = tokens[at + 2];
      const isRange = (to === 'to' || to === 'dash') && last?.kind === 'days';
      if (!isRange) return { value: { ...nothing, days: token.days }, next: at + 1 };
      const [first = 0] = token.days;
      const count = (((last.days[0] ?? 0) - first + 7) % 7) + 1;
      // 'Weekdays-Sunday', 'Monday to Monday' and 'M-W-F' are no ranges.
      const isChain =
        ['to', 'dash'].includes(tokens[at + 3]?.kind ?? '') && tokens[at + 4]?.kind === 'days';
      if (!token.isOne || !last.isOne || count === 1 || isChain) return null;
      const days = Array.from({ length: count }, (_, step) => (first + step) % 7);
      return { value: { ...nothing, days }, next: at + 3 };
    }
    default:
      return null;
  }
}

/** null when a day is named twice in different ways: 'daily, Monday to Friday'. */
function joined(list: DayList, item: DayList): DayList | null {
  const isSame =
    item.days.length === list.days.length && item.days.every((day) => list.days.includes(day));
  if (!isSame && item.days.some((day) => list.days.includes(day))) return null;
  return {
    days: [...new Set([...list.days, ...item.days])],
    holidays: [...list.holidays, ...item.holidays],
    hasOthers: list.hasOthers || item.hasOthers,
  };
}

/** The spans that begin here: '8-12 and 1-5', in every length that they may have. */
function spansAt(tokens: readonly HoursToken[], at: number): Read<OpenSpan[]>[] {
  const spans: Read<OpenSpan[]>[] = [];
  for (let next = at; ; ) {
    const span = spanAt(tokens, next);
    if (span === null) break;
    spans.push({ value: [...(spans.at(-1)?.value ?? []), span.value], next: span.next });
    next = skip(tokens, span.next, ['soft', 'and']);
  }
  return spans;
}

function spanAt(tokens: readonly HoursToken[], at: number): Read<OpenSpan> | null {
  const isBetween = tokens[at]?.kind === 'between';
  const start = isBetween ? at + 1 : at;
  const [from, dash] = [tokens[start], tokens[start + 1]];
  const isLinked =
    dash?.kind === 'to' ||
    dash?.kind === 'dash' ||
    dash?.kind === 'until' ||
    (isBetween && dash?.kind === 'and');
  const to = tokens[start + 2];
  if (from?.kind !== 'time' || to?.kind !== 'time' || !isLinked) return null;
  const value = openSpan(from.time, to.time);
  return value === null ? null : { value, next: start + 3 };
}

function skip(tokens: readonly HoursToken[], at: number, kinds: HoursToken['kind'][]): number {
  let next = at;
  for (let token = tokens[next]; token && kinds.includes(token.kind); token = tokens[next])
    next += 1;
  return next;
}
