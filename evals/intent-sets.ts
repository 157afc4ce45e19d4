// CLINC150 and Banking77 as knowledge bases: 30 intents are 30 FAQs, 1 or 5 training sentences of an
// intent are the ways its question is written (the first is the question, there is no answer text), and
// the test sentences of these intents are what callers say. The right FAQ has to come first.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Passage } from '#engine/conversation.ts';
import { readCsv } from './read-csv.ts';
import { seededShuffle } from './seeded-shuffle.ts';

/** One draw of 30 intents. */
export interface IntentDraw {
  faqs: Passage[];
  questions: { say: string; intent: string }[];
}

type SentencesByIntent = ReadonlyMap<string, readonly string[]>;

export interface IntentSet {
  train: SentencesByIntent;
  test: SentencesByIntent;
  /** Questions about none of the intents. */
  outOfScope: readonly string[];
}

const faqCount = 30;

/** @param folder holds clinc150.json */
export function readClinc(folder: string): IntentSet {
  // The file's own layout: [sentence, intent] in each split.
  const splits = JSON.parse(readFileSync(join(folder, 'clinc150.json'), 'utf8')) as Record<
    'train' | 'test' | 'oos_test',
    [string, string][]
  >;
  return {
    train: byIntent(splits.train),
    test: byIntent(splits.test),
    outOfScope: splits.oos_test.map(([sentence]) => sentence),
  };
}

/** @param folder holds banking77-train.csv and banking77-test.csv */
export function readBanking(folder: string): IntentSet {
  const read = (file: string) =>
    byIntent(
      readCsv(readFileSync(join(folder, file), 'utf8'))
        .slice(1)
        .map(([sentence = '', intent = '']) => [sentence.trim(), intent] as const),
    );
  return { train: read('banking77-train.csv'), test: read('banking77-test.csv'), outOfScope: [] };
}

/** The same draw for the same number. Draws with more phrasings hold the same intents. */
export function drawIntents(set: IntentSet, phrasings: number, seed: number): IntentDraw {
  const intents = seededShuffle([...set.train.keys()].sort(), seed).slice(0, faqCount);
  return {
    faqs: intents.map((intent) => {
      const keys = seededShuffle(set.train.get(intent) ?? [], seed).slice(0, phrasings);
      return { id: intent, kind: 'faq', title: keys[0] ?? '', text: '', keys };
    }),
    questions: intents.flatMap((intent) =>
      (set.test.get(intent) ?? []).map((say) => ({ say, intent })),
    ),
  };
}

function byIntent(rows: readonly (readonly [string, string])[]): SentencesByIntent {
  const groups = new Map<string, string[]>();
  for (const [sentence, intent] of rows) {
    groups.set(intent, [...(groups.get(intent) ?? []), sentence]);
  }
  return groups;
}
