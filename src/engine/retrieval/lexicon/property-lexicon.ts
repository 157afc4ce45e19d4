// The whole lexicon, ready to be looked up: how expressions are read, and which words stand together.
import { amenityWords } from './amenity-words.ts';
import { animalWords } from './animal-words.ts';
import { buildingWords } from './building-words.ts';
import { communityWords } from './community-words.ts';
import { groundsWords } from './grounds-words.ts';
import { leaseWords } from './lease-words.ts';
import { moneyWords } from './money-words.ts';
import { repairWords } from './repair-words.ts';
import type { SubjectWords } from './subject-words.ts';
import { vehicleWords } from './vehicle-words.ts';

const subjects: readonly SubjectWords[] = [
  moneyWords,
  leaseWords,
  vehicleWords,
  animalWords,
  buildingWords,
  amenityWords,
  repairWords,
  groundsWords,
  communityWords,
].flatMap((theme) => Object.values(theme));

const synonyms = subjects.flatMap(({ same = [] }) => same.map(expressionsOf));
const related = subjects.flatMap((subject) => (subject.related ?? []).map(expressionsOf));

/** Groups of words that stand for each other; an expression of several words is joined to one. */
export const synonymGroups: readonly (readonly string[])[] = joinAll(synonyms);

/** Groups of words of one subject, each a hint at the others. */
export const relatedGroups: readonly (readonly string[])[] = joinAll(related);

/** By the expression as it is written, its words apart by one space: the words it is read as. */
export const readings: ReadonlyMap<string, readonly string[]> = collectReadings();

function collectReadings(): Map<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  const add = (expression: string, words: readonly string[]) => {
    found.set(expression, words);
    if (expression.includes(' ') && !expression.endsWith('s')) found.set(`${expression}s`, words);
  };
  for (const expression of [...synonyms, ...related].flat()) {
    if (expression.includes(' ')) add(expression, [joined(expression)]);
  }
  for (const { readAs = {} } of subjects) {
    for (const [word, others] of Object.entries(readAs)) {
      // What a group knows as one word stays one word.
      const words = found.get(word) ?? word.split(' ');
      for (const other of expressionsOf(others)) add(other, words);
    }
  }
  return found;
}

function expressionsOf(list: string): string[] {
  return list.split(',').map((expression) => expression.trim().replaceAll(/\s+/g, ' '));
}

function joinAll(groups: readonly (readonly string[])[]): string[][] {
  return groups.map((group) => group.map(joined));
}

function joined(expression: string): string {
  return expression.replaceAll(' ', '');
}
