// Checks that a reply says nothing of its own making: every part of it is one of the engine's fixed
// sentences, verbatim in a passage it cites, or a detail the caller gave.
import type { KnowledgeIndex } from './compile.ts';
import type { TurnResult } from './conversation.ts';
import { spokenClock } from './dialogue/opening-words.ts';
import { spanishClock } from './dialogue/spanish/spanish-hours.ts';
import { enginePhrases } from './engine-phrases.ts';
import { spokenTokens } from './slots/spoken-numbers.ts';

interface Template {
  pattern: RegExp;
  names: string[];
  /** Ends with a value. */
  isOpen: boolean;
  fixedLength: number;
}

/** Values only the caller can have given. */
const callersOwn = new Set(['name', 'unit', 'phone']);

const templates: readonly Template[] = enginePhrases
  .map(toTemplate)
  .sort((one, other) => other.fixedLength - one.fixedLength);

/**
 * The parts of `result.reply` that nothing supports; empty for a grounded reply. `callerTurns` are the
 * caller's words so far; without them the details are compared with the request being taken.
 */
export function ungroundedParts(
  result: TurnResult,
  index: KnowledgeIndex,
  callerTurns: readonly string[] | null = null,
): string[] {
  const falseQuotes = result.sources
    .filter(({ passageId, quote }) => {
      const { text, title, keys } = index.passages.get(passageId) ?? {
        text: '',
        title: '',
        keys: [],
      };
      return ![text, title, ...keys].some((own) => plain(own).includes(plain(quote)));
    })
    .map(({ quote }) => quote);
  const quotable = result.sources.map(({ quote }) => plain(quote)).filter((quote) => quote !== '');
  const told = callerTurns === null ? toldInState(result) : callerTurns;
  const isAllowed = (name: string, value: string) => {
    if (isReadFromHours(name, value, index)) return true;
    return callersOwn.has(name) && !quotable.includes(plain(value))
      ? isToldByCaller(value, told)
      : quotable.some((quote) => quote.includes(plain(value).replace(/[.]$/, '')));
  };

  const ungrounded: string[] = [];
  let rest = plain(result.reply);
  while (rest !== '') {
    const length = groundedLength(rest, quotable, isAllowed);
    if (length > 0) {
      rest = rest.slice(length).trimStart();
      continue;
    }
    const clause = /^.*?[.!?](?=\s|$)|^.+$/s.exec(rest)?.[0] ?? rest;
    ungrounded.push(clause);
    rest = rest.slice(clause.length).trimStart();
  }
  return [...falseQuotes, ...ungrounded];
}

/** What is told of the opening hours: every time of day in it stands in the week as it was read. */
function isReadFromHours(name: string, value: string, { hours }: KnowledgeIndex): boolean {
  if (hours === null || !['opensAt', 'day', 'times', 'hours'].includes(name)) return false;
  const minutes = hours.week.flat().flatMap(({ open, close }) => [open, close]);
  const known = minutes.flatMap((one) => [spokenClock(one), spanishClock(one)]);
  const told =
    value.match(/\b(?:\d{1,2}(?::\d\d)? (?:[AP]M|[ap]\. m(?:\.|$))|noon|midnight)(?!\w)/g) ?? [];
  const isDay = name === 'day' || told.length > 0;
  return isDay && told.every((time) => known.includes(time.replace(/(?<=[ap]\. m)$/, '.')));
}

/** How much of the start of `rest` is supported; `looksAhead` tells that what follows is, too. */
function groundedLength(
  rest: string,
  quotable: readonly string[],
  isAllowed: (name: string, value: string) => boolean,
  looksAhead = true,
): number {
  for (const template of templates) {
    for (const { length, values } of readings(template, rest)) {
      const isSupported = template.names.every((name, at) => isAllowed(name, values[at] ?? ''));
      const next = rest.slice(length).trimStart();
      // 'Mrs.' may end a name or a sentence: what comes after decides.
      const goesOn = () => next === '' || groundedLength(next, quotable, isAllowed, false) > 0;
      if (isSupported && (!template.isOpen || !looksAhead || goesOn())) return length;
    }
  }
  const quote = quotable
    .filter((text) => rest.startsWith(text))
    .reduce((longest, text) => (text.length > longest.length ? text : longest), '');
  if (quote !== '') return quote.length;
  // A quotation may have been cut at the end of the reply.
  return quotable.some((text) => text.startsWith(rest)) ? rest.length : 0;
}

/** The ways a template can be read at the start of `rest`, the shortest first. */
function readings(
  { pattern, isOpen }: Template,
  rest: string,
): { length: number; values: string[] }[] {
  const match = pattern.exec(rest);
  if (!match) return [];
  if (!isOpen) return [{ length: match[0].length, values: match.slice(1) }];
  // The last value ends the sentence: it may be any number of words.
  const start = match[0].length;
  const ends = [...rest.slice(start).matchAll(/(?<=\S)(?=\s|$)/g)].map(
    ({ index }) => start + index,
  );
  return ends.map((end) => ({
    length: end,
    values: [...match.slice(1), rest.slice(start, end).replace(/[.]$/, '')],
  }));
}

function toTemplate(sentence: string): Template {
  const names = [...sentence.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
  const isOpen = /\{\w+\}\.?$/.test(sentence);
  const source = plain(sentence)
    .replace(/\{\w+\}\.?$/, '')
    .split(/\{\w+\}/)
    .map((part) => part.replace(/[.*+?^$()|[\]\\{}]/g, '\\$&'))
    // A full stop is left out after a value that ends a sentence itself.
    .map((part, at) => (at > 0 && part.startsWith('\\.') ? `(?:\\.)?${part.slice(2)}` : part))
    .join('(.+?)');
  return {
    // plain() took the blank before a last value away.
    pattern: new RegExp(`^${isOpen ? `${source.trimEnd()}\\s` : source}`, 's'),
    names,
    isOpen,
    fixedLength: sentence.replace(/\{\w+\}/g, '').length,
  };
}

/** Every word of a name or unit and all digits of a number occur in what the caller said. */
function isToldByCaller(value: string, told: readonly string[]): boolean {
  const said = told.join(' . ').toLowerCase();
  const squeezed = said.replace(/[^\p{L}\d]/gu, '');
  const digits = told
    .flatMap((text) => [
      ...spokenTokens(text, 'digits', true),
      ...spokenTokens(text, 'digits'),
      ...spokenTokens(text, 'sum'),
    ])
    .map(({ digits: found }) => found.replace(/\D/g, ''))
    .join('');
  return value
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '')
    .every(
      (word) =>
        squeezed.includes(word) ||
        /^(?:building|tower|block|suite|ext)$/.test(word) ||
        (/\d/.test(word) &&
          (digits.includes(word.replace(/\D/g, '')) || digits.includes(word)) &&
          [...word.replace(/\d/g, '')].every((letter) => squeezed.includes(letter))),
    );
}

function toldInState({ state, request }: TurnResult): string[] {
  return [state.request, request].flatMap((details) =>
    details === null ? [] : [details.name ?? '', details.unit ?? '', details.phone ?? ''],
  );
}

function plain(text: string | undefined): string {
  return (text ?? '').replace(/\s+/g, ' ').trim();
}
