// A text in its smallest statements, each with the facts and words that belong together: '$25' of 'the late fee is $25
// and the dog deposit is $300' is that of the late fee.
import { splitLoosely } from './retrieval/split-words.ts';
import { stemWord } from './retrieval/stem-word.ts';
import { stopWords } from './retrieval/stop-words.ts';
import { statedFacts, withoutFacts } from './stated-facts.ts';

export interface Statement {
  text: string;
  /** Which sentence of the text it is of. */
  sentence: number;
  /** See stated-facts.ts. */
  facts: readonly string[];
  /** Stems of the words that say what it is about. */
  words: ReadonlySet<string>;
}

export function statementsOf(text: string): Statement[] {
  return sentencesOf(text).flatMap((whole, sentence) => {
    const parts = whole.split(clauseBorder).flatMap(partsByFacts);
    return parts.map((part, at) => {
      const words = contentStems(withoutFacts(part));
      // 'and at 11 PM on weekends', 'and is not refunded': of what the sentence began with.
      const isContinued = continues.test(part) || /^\s/.test(withoutFacts(part));
      const subject = at > 0 && isContinued ? subjectOf(parts[0] ?? '') : '';
      for (const word of contentStems(subject)) words.add(word);
      return {
        text: `${subject} ${part}`.trim(),
        sentence,
        facts: [...statedFacts(part), ...placesIn(part)],
        words,
      };
    });
  });
}

function sentencesOf(text: string): string[] {
  return text
    .replace(/[’‘]/g, "'")
    .split(/(?<=[.!?;])(?<!\b[ap]\.m\.)\s+|\n+/i)
    .filter((sentence) => sentence.trim() !== '');
}

/** Stems of the words of a text that are no mere links between others. */
export function contentStems(text: string): Set<string> {
  const words = splitLoosely(text).filter((word) => !stopWords.has(word) && !/\d/.test(word));
  return new Set(words.map(stemWord));
}

const subject =
  'the|a|an|there|you|your|we|our|it|they|is|are|was|has|have|may|must|can|cannot|will|needs?|costs?';
/** Where one statement ends and another begins. */
const clauseBorder = new RegExp(
  `(?:,| -)? (?:and|but|while|whereas|plus) (?=(?:${subject})\\b)`,
  'i',
);
const continues =
  /^(?:at|on|in|from|to|for|by|after|before|until|not|is|are|was|has|have|may|must|can|cannot|will|[$€£\d])/i;

/** Letters that name a place: lot B is not lot A. */
function placesIn(part: string): string[] {
  const places = part.matchAll(
    /\b(?:lot|building|unit|gate|level|floor|tower|block|zone|section|garage|entrance) ([A-Z])\b/gi,
  );
  return Array.from(places, ([, letter = '']) => `place ${letter.toLowerCase()}`);
}

/** Amounts, times or days of one kind are told apart by what stands beside each. */
function partsByFacts(clause: string): string[] {
  const kinds = statedFacts(clause).map(kindOf);
  if (new Set(kinds).size === kinds.length) return [clause];
  const parts = clause.split(/, (?:and )?| and /i);
  return parts.every((part) => statedFacts(part).length > 0) ? parts : [clause];
}

/** What stands before the first fact. */
function subjectOf(part: string): string {
  const rest = withoutFacts(part);
  return rest.split(/\s{3,}/)[0] ?? '';
}

export function kindOf(fact: string): string {
  return fact.split(' ')[0] ?? '';
}
