// Reads business hours as they were typed. Strict: one word that is not understood, and the hours
// count as unreadable, so that open or closed is never claimed from a guess.

/** Minutes since midnight of one day; 24:00 is 1440. */
export interface OpenSpan {
  open: number;
  close: number;
}

/** Seven lists, Sunday first. */
export type WeeklyHours = readonly (readonly OpenSpan[])[];

const dayNames: readonly [string, number[]][] = [
  ['sundays?|suns?', [0]],
  ['mondays?|mons?|m', [1]],
  ['tuesdays?|tues?|tu', [2]],
  ['wednesdays?|weds?|w', [3]],
  ['thursdays?|thurs?|thu|th', [4]],
  ['fridays?|fris?|f', [5]],
  ['saturdays?|sats?', [6]],
  ['weekdays?', [1, 2, 3, 4, 5]],
  ['weekends?', [6, 0]],
  ['daily|everyday', [0, 1, 2, 3, 4, 5, 6]],
];
const allDay: OpenSpan = { open: 0, close: 24 * 60 };

type Token =
  | { kind: 'days'; days: number[] }
  | { kind: 'time'; minutes: number; half: 'am' | 'pm' | null }
  | { kind: 'to' | 'and' | 'closed' | 'around' | 'border' };

/** The week as it can be read from `text`; null when any of it cannot. */
export function readBusinessHours(text: string): WeeklyHours | null {
  const tokens = tokensOf(text);
  if (tokens === null) return null;
  const rules = rulesOf(tokens);
  if (rules === null) return null;
  const week: OpenSpan[][] = [[], [], [], [], [], [], []];
  const known = new Set<number>();
  for (const { days, spans } of rules) {
    for (const day of days) {
      // A day named twice is a contradiction or an exception: not ours to settle.
      if (known.has(day)) return null;
      known.add(day);
      week[day] = spans;
    }
  }
  return week.some((spans) => spans.length > 0) ? week : null;
}

function tokensOf(text: string): Token[] | null {
  let rest = text
    .toLowerCase()
    .replace(/[\u2010-\u2015]/g, '-')
    .replace(
      /\b24\s*(?:\/|-)\s*7\b|\b24 hours(?: a day)?(?:,? (?:7|seven) days(?: a week)?)?/g,
      ' around ',
    )
    .replace(/\b(?:7|seven) days a week\b|\bevery day\b/g, ' daily ')
    .replace(/\ba\.\s?m\b\.?/g, 'am')
    .replace(/\bp\.\s?m\b\.?/g, 'pm')
    .trim();
  const tokens: Token[] = [];
  while (rest !== '') {
    const [token, length] = nextToken(rest) ?? [];
    if (token === undefined || length === undefined) return null;
    if (token !== null) tokens.push(token);
    rest = rest.slice(length).trimStart();
  }
  return tokens;
}

/** null as a token: a word that says nothing ('from', 'open'). */
function nextToken(rest: string): [Token | null, number] | null {
  const day = dayNames
    .map(([pattern, days]) => ({ match: new RegExp(`^(?:${pattern})\\b\\.?`).exec(rest), days }))
    .find(({ match }) => match !== null);
  if (day?.match) return [{ kind: 'days', days: day.days }, day.match[0].length];
  const time = /^(\d{1,2})(?::?([0-5]\d))?\s*(am|pm|a|p)?\b/.exec(rest);
  if (time) {
    const hour = Number(time[1]);
    const half = time[3] === undefined ? null : time[3].startsWith('a') ? 'am' : 'pm';
    if (hour > 24 || (half !== null && (hour < 1 || hour > 12))) return null;
    return [{ kind: 'time', minutes: hour * 60 + Number(time[2] ?? 0), half }, time[0].length];
  }
  const words: readonly [RegExp, Token | null][] = [
    [/^noon\b/, { kind: 'time', minutes: 12 * 60, half: 'pm' }],
    [/^midnight\b/, { kind: 'time', minutes: 24 * 60, half: null }],
    [/^around\b/, { kind: 'around' }],
    [/^(?:closed|none)\b/, { kind: 'closed' }],
    [/^(?:-|to\b|through\b|thru\b|until\b|till\b)/, { kind: 'to' }],
    [/^(?:&|\+|and\b)/, { kind: 'and' }],
    [/^[,;/|.\n]+/, { kind: 'border' }],
    [
      /^(?:from|open|hours?|office|we are|we're|our|is|are|on|at|between|business|the)\b|^[:()]/,
      null,
    ],
  ];
  for (const [pattern, token] of words) {
    const match = pattern.exec(rest);
    if (match) return [token, match[0].length];
  }
  return null;
}

interface Rule {
  days: number[];
  spans: OpenSpan[];
}

/** Days before their times ('Mon-Fri 9-5, Sat 10-2') or after them ('9 to 5, Monday through Friday'). */
function rulesOf(tokens: readonly Token[]): Rule[] | null {
  const meaningful = tokens.filter(({ kind }) => kind !== 'border');
  const parts = joinParts(meaningful);
  if (parts === null || parts.length === 0) return null;
  if (parts.length === 1 && parts[0]?.kind === 'spans' && parts[0].spans.length === 1) {
    // '24/7' needs no days; '9 to 5' leaves them open.
    return parts[0].spans[0] === allDay ? [{ days: [0, 1, 2, 3, 4, 5, 6], spans: [allDay] }] : null;
  }
  const daysFirst = parts[0]?.kind === 'days';
  const rules: Rule[] = [];
  for (let at = 0; at < parts.length; at += 2) {
    const pair = [parts[at], parts[at + 1]];
    const days = pair.find((part) => part?.kind === 'days');
    const times = pair.find((part) => part?.kind === 'spans');
    if (days?.kind !== 'days' || times?.kind !== 'spans') return null;
    // 'closed Sunday' may follow 'Sat 10–4'; any other change of order leaves open what goes together.
    if ((pair[0] === days) !== daysFirst && times.spans.length > 0) return null;
    rules.push({ days: days.days, spans: times.spans });
  }
  return rules;
}

type Part = { kind: 'days'; days: number[] } | { kind: 'spans'; spans: OpenSpan[] };

function joinParts(tokens: readonly Token[]): Part[] | null {
  const parts: Part[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at];
    const last = parts.at(-1);
    if (token?.kind === 'and') {
      at += 1;
    } else if (token?.kind === 'days') {
      const range = daysFrom(tokens, at);
      if (range === null) return null;
      if (last?.kind === 'days') last.days.push(...range.days);
      else parts.push({ kind: 'days', days: range.days });
      at += range.length;
    } else if (token?.kind === 'closed' || token?.kind === 'around') {
      parts.push({ kind: 'spans', spans: token.kind === 'closed' ? [] : [allDay] });
      at += 1;
    } else if (token?.kind === 'time') {
      const span = spanFrom(tokens, at);
      if (span === null) return null;
      if (last?.kind === 'spans' && last.spans.length > 0) last.spans.push(span);
      else parts.push({ kind: 'spans', spans: [span] });
      at += 3;
    } else {
      return null;
    }
  }
  return parts;
}

function daysFrom(tokens: readonly Token[], at: number): { days: number[]; length: number } | null {
  const from = tokens[at];
  const to = tokens[at + 2];
  if (from?.kind !== 'days') return null;
  if (tokens[at + 1]?.kind !== 'to') return { days: [...from.days], length: 1 };
  if (to?.kind !== 'days' || from.days.length !== 1 || to.days.length !== 1) return null;
  const [first = 0] = from.days;
  const [last = 0] = to.days;
  const count = ((last - first + 7) % 7) + 1;
  return { days: Array.from({ length: count }, (_, step) => (first + step) % 7), length: 3 };
}

function spanFrom(tokens: readonly Token[], at: number): OpenSpan | null {
  const [from, dash, to] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (from?.kind !== 'time' || dash?.kind !== 'to' || to?.kind !== 'time') return null;
  const close = withHalf(
    to,
    from.half === null && to.half === null ? 'office-end' : (to.half ?? null),
  );
  const open = withHalf(from, from.half ?? (to.half === null ? null : 'before-close'), close);
  return close !== null && open !== null && open < close ? { open, close } : null;
}

/** '9-5' is 9 in the morning to 5 in the afternoon; '13:00-17:00' is as it stands. */
function withHalf(
  { minutes }: { minutes: number },
  half: 'am' | 'pm' | 'office-end' | 'before-close' | null,
  close: number | null = null,
): number | null {
  const noon = 12 * 60;
  switch (half) {
    case 'am':
      return minutes >= noon ? minutes - noon : minutes;
    case 'pm':
      return minutes >= noon ? minutes : minutes + noon;
    case 'office-end':
      return minutes > noon ? minutes : minutes <= 8 * 60 ? minutes + noon : null;
    case 'before-close':
      // '1-5 pm' begins after noon, '9-5 pm' before it.
      return close !== null && minutes < noon && minutes + noon < close && minutes < 7 * 60
        ? minutes + noon
        : minutes;
    case null:
      return minutes < 6 * 60 ? minutes + noon : minutes;
  }
}
