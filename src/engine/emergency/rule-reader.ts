// Reads rows of rules with the word groups of one language and finds where a sentence says their words.
// No regular expression over the utterance: words are looked up in groups, so time grows with the length only.
import type { EmergencyLevel } from '#engine/conversation.ts';
import type { CallerWord } from './caller-words.ts';

export interface RuleRows {
  level: Exclude<EmergencyLevel, 'none' | 'info'>;
  category: string;
  /** Words from the first to the last part. */
  within: number;
  /** 'A + B' any order, 'A > B' in order, '! C' unless C; capitals name groups of word-groups.ts. */
  rows: readonly string[];
}

export interface EmergencyRule {
  level: RuleRows['level'];
  category: string;
  within: number;
  parts: readonly { group: number; isAfterPrevious: boolean }[];
  unless: readonly number[];
}

export interface Hit {
  /** Index of the first and of the last word. */
  first: number;
  last: number;
}

export interface RuleReader {
  /** Every whole word that any group knows. */
  wordsOfRules(): ReadonlySet<string>;
  compileRules(sets: readonly RuleRows[]): EmergencyRule[];
  /** Where each group's words stand in the sentence, in order. */
  findGroups(sentence: readonly CallerWord[]): Map<number, Hit[]>;
  /** The number of a named group, or of a list such as 'leak*|burst*|BLOOD' written in a rule. */
  groupOf(list: string): number;
}

/** Words of a group, separated by '|'; a star ends a stem, capitals name another group. */
export type WordGroups = Readonly<Record<string, string>>;

interface Term {
  words: readonly { stem: string; isPrefix: boolean }[];
  group: number;
}

/**
 * @param eatingGroups whose words are taken for nothing else: 'smoke detector' tells of no smoke
 * @param asCallersWordIs how a word of the rows stands in the words of callers
 */
export function ruleReader(
  eatingGroups: WordGroups,
  groups: WordGroups,
  asCallersWordIs: (word: string) => string = (word) => word,
): RuleReader {
  const named: WordGroups = { ...eatingGroups, ...groups };
  const termsByKey = new Map<string, Term[]>();
  const eatingTermsByKey = new Map<string, Term[]>();
  const groupIds = new Map<string, number>();

  for (const [name, list] of Object.entries(eatingGroups)) addGroup(name, list, eatingTermsByKey);
  for (const [name, list] of Object.entries(groups)) addGroup(name, list, termsByKey);
  return { wordsOfRules, compileRules, findGroups, groupOf };

  function wordsOfRules(): ReadonlySet<string> {
    const words = new Set<string>();
    for (const terms of [...termsByKey.values(), ...eatingTermsByKey.values()]) {
      for (const term of terms) {
        for (const { stem, isPrefix } of term.words) if (!isPrefix) words.add(stem);
      }
    }
    return words;
  }

  function compileRules(sets: readonly RuleRows[]): EmergencyRule[] {
    return sets.flatMap(({ level, category, within, rows }) =>
      rows.map((row) => {
        const [pattern = '', ...exceptions] = row.split(' ! ');
        const parts = pattern.split(/ (?=[+>] )/u).map((part) => ({
          group: groupOf(part.replace(/^[+>] /u, '')),
          isAfterPrevious: part.startsWith('> '),
        }));
        const unless = exceptions.flatMap((list) => list.split(' + ')).map(groupOf);
        return { level, category, within, parts, unless };
      }),
    );
  }

  function findGroups(sentence: readonly CallerWord[]): Map<number, Hit[]> {
    const found = new Map<number, Hit[]>();
    const eaten = new Set<number>();
    for (let at = 0; at < sentence.length; at++) {
      const terms = termsAt(eatingTermsByKey, sentence, at);
      if (terms.length === 0) continue;
      const longest = Math.max(...terms.map((term) => term.words.length));
      for (const term of terms.filter((candidate) => candidate.words.length === longest)) {
        note(found, term, at);
      }
      for (let word = at; word < at + longest; word++) eaten.add(word);
      at += longest - 1;
    }
    for (let at = 0; at < sentence.length; at++) {
      if (eaten.has(at)) continue;
      for (const term of termsAt(termsByKey, sentence, at)) {
        if (!eaten.has(at + term.words.length - 1)) note(found, term, at);
      }
    }
    return found;
  }

  function groupOf(list: string): number {
    const known = groupIds.get(list);
    return known ?? addGroup(list, list, termsByKey);
  }

  function addGroup(name: string, list: string, index: Map<string, Term[]>): number {
    const group = groupIds.size;
    groupIds.set(name, group);
    for (const term of new Set(expand(list))) {
      const words = term.split(' ').map((word) => ({
        stem: word.replace('*', ''),
        isPrefix: word.endsWith('*'),
      }));
      const key = keyOf(words[0]?.stem ?? '');
      const terms = index.get(key) ?? [];
      terms.push({ words, group });
      index.set(key, terms);
    }
    return group;
  }

  function expand(list: string): string[] {
    return list
      .split('|')
      .map((term) => term.trim())
      .flatMap((term) => {
        const inner = named[term];
        if (inner === undefined && /^[A-Z_]+$/u.test(term)) throw new Error(`No group ${term}`);
        return inner === undefined ? [term] : inner.split('|').map((word) => word.trim());
      })
      .filter((term) => term !== '')
      .map((term) => term.split(' ').map(asCallersWordIs).join(' '));
  }
}

function note(found: Map<number, Hit[]>, term: Term, at: number): void {
  const hits = found.get(term.group) ?? [];
  hits.push({ first: at, last: at + term.words.length - 1 });
  found.set(term.group, hits);
}

function termsAt(index: Map<string, Term[]>, sentence: readonly CallerWord[], at: number): Term[] {
  const word = sentence[at]?.text ?? '';
  return (index.get(keyOf(word)) ?? []).filter(({ words }) => isSaidAt(words, sentence, at));
}

function isSaidAt(words: Term['words'], sentence: readonly CallerWord[], at: number): boolean {
  let place = at;
  for (const { stem, isPrefix } of words) {
    const spoken = sentence[place]?.text ?? '';
    if (isPrefix ? !spoken.startsWith(stem) : spoken !== stem) return false;
    place += 1;
  }
  return true;
}

function keyOf(word: string): string {
  return word.slice(0, 3);
}
