// The caller's name: after 'my name is', 'this is', 'speaking', spelled out, or as a bare answer.
import { fillers, greeted, maybe, opener, placed, plainPart, surely } from './around-name.ts';
import { correctedParts } from './corrections.ts';
import {
  capital,
  clauseEnd,
  initial,
  isOtherWord,
  leadingName,
  nameWords,
  type Trust,
} from './name-words.ts';
import { surnamesThatAreWords } from './not-a-name.ts';
import { withSpellings } from './spelled-out.ts';

/** The name as said, capitals repaired: 'Siobhan O'Neil'; null without one. */
export function findName(text: string, isAsked: boolean): string | null {
  const even = /\p{Ll}/u.test(text) ? text : text.toLowerCase();
  const plain = even
    .replace(fillers, '')
    .replace(/([\p{L}'’-]+)\s+comma\s+([\p{L}'’-]+)/giu, '$2 $1');
  const parts = correctedParts(plain).flatMap((part) => part.split('?'));
  for (const part of parts.toReversed()) {
    const name = nameIn(part.trim(), isAsked);
    if (name !== null) return name;
  }
  return null;
}

function nameIn(said: string, isAsked: boolean): string | null {
  const plain = plainPart(said, isAsked);
  const part = isAsked || plain.search(surely) >= 0 ? withSpellings(plain) : plain;
  return firstAndLast(part) ?? saidName(part, isAsked, said);
}

function saidName(part: string, isAsked: boolean, whole: string): string | null {
  const surelyNamed = after(part, surely, 'sure');
  if (surelyNamed !== null) return surelyNamed;
  const trust = isAsked ? 'asked' : 'guess';
  const before = /^(.+?),?\s+(?:speaking|here|calling)\b/i.exec(part)?.[1];
  if (before !== undefined) {
    const name = leadingName(before.replace(maybe, ''), trust);
    if (name !== null) return name;
  }
  if (!isAsked) {
    const greetedName = greeted.test(whole)
      ? leadingName(whole.replace(greeted, ''), 'asked')
      : null;
    const name = greetedName ?? leadingName(placed.exec(part)?.[1] ?? '', 'guess');
    if (name !== null) return name;
  }
  // 'its common area': 'it' is rarely the caller, unless a capital says so.
  if (!isAsked && /\bit(?:(?:'|’)?s| is)\s+\p{Ll}/u.test(part)) return null;
  const guessed = after(part, maybe, trust);
  if (guessed !== null || !isAsked) return guessed;
  // 'Karen Wood, I'm the owner'
  return lastFirst(part) ?? leadingName(part, 'asked') ?? laterClause(part);
}

/** What follows a cue, the first time it is a name: 'it's, it's Kevin'. */
function after(part: string, cue: RegExp, trust: Trust): string | null {
  for (const match of part.matchAll(cue)) {
    const name = leadingName(part.slice(match.index + match[0].length).replace(opener, ''), trust);
    if (name !== null) return name;
  }
  return null;
}

/** 'Reed, Thomas' */
function lastFirst(part: string): string | null {
  const [, last = '', first = ''] =
    /^(\p{Lu}[\p{L}'’-]+),\s+(\p{Lu}[\p{L}'’-]+)[.!]?$/u.exec(part) ?? [];
  return first === '' || isOtherWord(last) || isOtherWord(first) ? null : `${first} ${last}`;
}

/**
 * 'It's for my mother, Ruth Adler', 'Ace Plumbing, Joe': with its capitals and in full or soon, as
 * anything may be said between commas: 'I live in Dover, Delaware'.
 */
function laterClause(part: string): string | null {
  const [first = '', ...later] = part.split(clauseEnd);
  if (/^(?:do|does|can|could|is|are|would|will|may|what|how|wh\w+)\b/i.test(first)) return null;
  const isShort = first.split(/\s+/).length <= 2;
  for (const clause of later) {
    const name = leadingName(clause.replace(opener, ''), 'asked');
    if (name !== null && clause.includes(name) && (isShort || name.includes(' '))) return name;
  }
  return null;
}

const namedPart =
  /(?:\b(?:and|with|my|the|is|it(?:'|’)?s)\s+)*\b(first|given|last|family|sur)(?:[ -]?(name))?(?:(?:'|’)?s\b| is\b)?[\s,:]+/giu;

/** 'Last name Ruiz, first name Ana', 'Ana, last name Ruiz', 'first name Lupe last name de la Cruz'. */
function firstAndLast(part: string): string | null {
  const cues = [...part.matchAll(namedPart)];
  if (!cues.some(([, , word]) => word !== undefined)) return null;
  let first: string | null = null;
  let last: string | null = null;
  for (const [at, cue] of cues.entries()) {
    const told = part.slice(cue.index + cue[0].length, cues[at + 1]?.index);
    const clause = told.split(clauseEnd)[0]?.trim() ?? '';
    const isOnlySurname = surnamesThatAreWords.has(clause.toLowerCase());
    const name = isOnlySurname ? [initial(clause)] : nameWords(clause, 'sure').name;
    if (name.length === 0 || name.length > 3) continue;
    const written = name.map(capital).join(' ');
    if (/first|given/i.test(cue[1] ?? '')) first = written;
    else last = written;
  }
  if (first !== null && last !== null) return `${first} ${last}`;
  if (first === null && last === null) return null;
  const rest = part.slice(0, cues[0]?.index).replace(/[\s,]+$/, '');
  const other = rest === '' ? after(part, /\bname is\s+/gi, 'sure') : saidName(rest, true, rest);
  if (other === null || other === last || other === first) return null;
  return first === null ? `${other} ${last}` : `${first} ${other}`;
}
