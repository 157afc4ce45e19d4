// Decides whether what a language model worded may be said: only what its cited passages support.

import { answersQuestion } from './answers-question.ts';
import type { Passage } from './conversation.ts';
import { faultOfStatements } from './restated-statements.ts';
import { isInWordsOf } from './restated-words.ts';
import { statedFacts, withoutFacts } from './stated-facts.ts';

export interface WordedAnswer {
  answerable: boolean;
  answer: string;
  /** Ids of the passages it says it rests on. */
  sources: readonly string[];
}

export type GuardVerdict = { isAllowed: true } | { isAllowed: false; reason: GuardReason };

export type GuardReason =
  /** The model says itself that the passages do not answer. */
  | 'not-answerable'
  | 'empty'
  | 'too-long'
  | 'no-source'
  | 'unknown-source'
  /** What is put together of several passages may be true of none. */
  | 'many-sources'
  /** An amount where somebody was asked for, or what another passage is about. */
  | 'beside-the-question'
  /** What to do in an emergency is said by our own sentences only. */
  | 'emergency-advice'
  /** A transfer or a call back is never the model's to promise. */
  | 'promise'
  /** Markup, or words about the passages instead of their content. */
  | 'not-speech'
  /** A number, amount, time, day, telephone number or address that the cited passage does not hold of the same. */
  | 'unsupported-fact'
  /** A name that neither the cited passage nor the known ones hold. */
  | 'unsupported-name'
  /** Mostly words that the cited passage does not hold. */
  | 'unsupported-words'
  /** What it says with 'not', 'under', 'before' or of residents, said the other way round. */
  | 'turned-round';

const maxWords = 60;

export interface GuardContext {
  /** Texts whose words may be used as names, such as that of the company. */
  knownNames?: readonly string[];
  /** What the caller said; without it the answer is not held against it. */
  question?: string;
}

/** @param passages those the model was given */
export function guardAnswer(
  { answerable, answer, sources }: WordedAnswer,
  passages: readonly Pick<Passage, 'id' | 'title' | 'text'>[],
  { knownNames = [], question }: GuardContext = {},
): GuardVerdict {
  const cited = passages.find(({ id }) => sources.includes(id));
  const given = new Set(passages.map(({ id }) => id));
  const refuse = (reason: GuardReason): GuardVerdict => ({ isAllowed: false, reason });

  if (!answerable) return refuse('not-answerable');
  const words = answer.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  if (words.length === 0) return refuse('empty');
  if (words.length > maxWords) return refuse('too-long');
  if (sources.length === 0) return refuse('no-source');
  if (sources.some((id) => !given.has(id)) || !cited) return refuse('unknown-source');
  if (new Set(sources).size > 1) return refuse('many-sources');
  if (emergencyAdvice.test(answer)) return refuse('emergency-advice');
  if (promise.test(answer)) return refuse('promise');
  if (notSpeech.test(answer)) return refuse('not-speech');

  // A title, such as 'Handbook.pdf, page 4', gives names and words, but its numbers mean nothing.
  const { text } = cited;
  const named = [text, cited.title, ...knownNames].join('\n');
  const supported = statedFacts(text);
  if (!statedFacts(answer).every((fact) => isSupported(fact, supported))) {
    return refuse('unsupported-fact');
  }
  const knownWords = wordsOf(named);
  const isKnown = (name: string) => knownWords.has(name) || commonNames.has(name);
  if (!namesIn(answer).every(isKnown)) return refuse('unsupported-name');
  if (!isInWordsOf(withoutFacts(answer), named)) return refuse('unsupported-words');
  const fault = faultOfStatements(answer, cited, isSupported);
  if (fault) return refuse(fault);
  if (question !== undefined && !answersQuestion(question, answer, cited, passages)) {
    return refuse('beside-the-question');
  }
  return { isAllowed: true };
}

const emergencyAdvice = new RegExp(
  [
    // But not as a part of a longer number.
    String.raw`(?<!\d[.,-])\b911\b(?![.,-]\d)`,
    String.raw`\bnine[ -]one[ -]one\b`,
    String.raw`\b(?:fire department|ambulance|paramedics?|poison control)\b`,
    String.raw`\bevacuat`,
    String.raw`\b(?:leave|exit|get out of|stay (?:in|out of)) (?:the|your) (?:building|home|house|unit|apartment|room|area)\b(?! (?:parking|lots?|pool|door|key))`,
    String.raw`\b(?:shut|turn|switch)(?:ting|ing)? (?:\w+ ){0,3}off\b`,
    String.raw`\boff (?:the|your) (?:main|gas|water|power|breaker|electricity)\b`,
    String.raw`\b(?:breaker|shut-?off valve|extinguisher)\b`,
    String.raw`\b(?:perform|start) cpr\b`,
  ].join('|'),
  'i',
);

const promise =
  /\b(?:transfer|connect|forward)(?:ring|ing)? (?:you|your call)\b|\bput you through\b|\b(?:will|'ll|going to) (?:\w+ )?(?:call|phone|text|email|contact|reach|get back to|send|dispatch|schedule)\b|\bplease hold\b|\bi(?:'ve| have) (?:scheduled|sent|notified|created|booked|told)\b/i;

const notSpeech =
  /[*_#`<>{}[\]|]|^\s*[-•]|\n|\b(?:passages?|according to the (?:text|documents?|provided|information)|as an ai|language model|system prompt|json)\b/i;

/** Capitals that are no names of anybody. */
const commonNames = new Set('i im ill ive id ok yes no hoa mr mrs ms us usa'.split(' '));

function isSupported(fact: string, supported: readonly string[]): boolean {
  if (supported.includes(fact)) return true;
  const [kind, value = ''] = fact.split(' ');
  switch (kind) {
    case 'address':
      // The name of a site whose page the passage tells.
      return supported.some((known) => known.startsWith(`${fact}/`));
    case 'clock':
      // '5:30' where the passage says whether morning or evening.
      return supported.some(
        (known) => known.startsWith('time ') && toTwelve(known) === toTwelve(fact),
      );
    case 'number':
      // '9' of '9 to 5' where the passage says '9 AM to 5 PM'.
      return supported.some(
        (known) => /^(?:time|clock) /.test(known) && toTwelve(known) === `${value}:00`,
      );
    default:
      return false;
  }
}

/** 'time 17:30' and 'clock 5:30' as '5:30'. */
function toTwelve(fact: string): string {
  const [hour = '', minute = ''] = (fact.split(' ')[1] ?? '').split(':');
  return `${Number(hour) % 12 || 12}:${minute}`;
}

/** Words with a capital that do not begin a sentence; days and months are checked as facts. */
function namesIn(answer: string): string[] {
  const names = answer.matchAll(/(?<=[\p{L}\p{N},;"'’)] +["'“(]?)\p{Lu}[\p{L}'’]*/gu);
  return Array.from(names, ([name]) => wordOf(name)).filter(
    (name) => !statedFacts(name).length && !/^(?:mon|tue|wed|thu|fri|sat|sun)/.test(name),
  );
}

function wordsOf(text: string): Set<string> {
  return new Set(Array.from(text.matchAll(/[\p{L}'’]+/gu), ([word]) => wordOf(word)));
}

/** Without apostrophes and the possessive: "Maria's" is maria. */
function wordOf(word: string): string {
  return word
    .toLowerCase()
    .replace(/['’]s$/, '')
    .replace(/['’]/g, '');
}
