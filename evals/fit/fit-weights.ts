// `npx tsx evals/fit/fit-weights.ts [-- --data <folder>]`: fits the weights of src/engine/retrieval/thresholds.ts
// to the development part (and to the public sets, where they are) and prints them with what they reach on
// companies they were not fitted to.
import { parseArgs } from 'node:util';
import { compile } from '#engine/compile.ts';
import type { Passage } from '#engine/conversation.ts';
import { compilePassages, type RetrievalIndex } from '#engine/retrieval/compile-passages.ts';
import { readQuery } from '#engine/retrieval/read-query.ts';
import { scoreDocuments } from '#engine/retrieval/score-documents.ts';
import { type Evidence, scoreQuestions } from '#engine/retrieval/score-questions.ts';
import { mostLead } from '#engine/retrieval/thresholds.ts';
import { understand } from '#engine/retrieval/understand.ts';
import { companyKnowledge } from '../company-knowledge.ts';
import { drawIntents, readBanking, readClinc } from '../intent-sets.ts';
import { loadCompanies } from '../property-data.ts';
import { isLabelled } from '../property-labels.ts';
import { shippedEnglish } from '../shipped-english.ts';
import { descend } from './descend.ts';

interface Candidate {
  passage: Passage;
  evidence: Evidence;
  isRight: boolean;
  features: number[];
}
interface Asked {
  /** What is left out together when the fit is tried. */
  group: string;
  /** A question that nothing answers is for the sureness only. */
  isKnown: boolean;
  /** How much it counts. */
  weight: number;
  candidates: Candidate[];
}

/** What counts for FAQs and settings, and for documents and scripts. */
const ofQuestions = [
  'terms',
  'alignment',
  'closeAlignment',
  'rarestMatch',
  'meaning',
  'closeMeaning',
  'answerMeaning',
  'subject',
  'subjectLikeness',
  'subjectPart',
] as const;
const ofDocuments = ['terms', 'alignment', 'rarestMatch', 'subject'] as const;

const { values } = parseArgs({ options: { data: { type: 'string' } } });
const asked = [...(await askCompanies()), ...(values.data ? askPublic(values.data) : [])];

const groups = [...new Set(asked.map(({ group }) => group))].filter((name) => name !== 'public');
const tried = groups.flatMap((group) => {
  const others = asked.filter((row) => row.group !== group);
  const ranking = fitRanking(others);
  const sureness = fitSureness(others, ranking);
  return asked.filter((row) => row.group === group).flatMap((row) => judge(row, ranking, sureness));
});
const known = tried.filter(({ isKnown }) => isKnown);
const rightFirst = known.filter(({ isRight }) => isRight).length / known.length;
console.log(`right passage first, company left out: ${(100 * rightFirst).toFixed(1)} %`);
printThresholds();

const ranking = fitRanking(asked);
const [odds, lead, isDocument, bias] = fitSureness(asked, ranking);
console.log({
  questionWeights: { bias: 0, ...named(ofQuestions, ranking) },
  settingBias: ranking[ofQuestions.length],
  documentWeights: named([...ofDocuments, 'bias'], ranking.slice(ofQuestions.length + 1)),
  surenessWeights: { bias, odds, lead, isDocument },
});

function named(names: readonly string[], weights: readonly number[]): Record<string, number> {
  return Object.fromEntries(names.map((name, i) => [name, Number((weights[i] ?? 0).toFixed(2))]));
}

function featuresOf({ kind }: Passage, evidence: Evidence): number[] {
  const ofQuestion = [...ofQuestions.map((part) => evidence[part]), kind === 'setting' ? 1 : 0];
  const ofDocument = [...ofDocuments.map((part) => evidence[part]), 1];
  return kind === 'faq' || kind === 'setting'
    ? [...ofQuestion, ...ofDocument.map(() => 0)]
    : [...ofQuestion.map(() => 0), ...ofDocument];
}

async function askCompanies(): Promise<Asked[]> {
  const rows: Asked[] = [];
  for (const company of loadCompanies(false)) {
    for (const hasPhrasings of [false, true]) {
      const { setup, documents } = await companyKnowledge(company, hasPhrasings);
      const { retrieval } = compile(setup, documents, shippedEnglish());
      for (const { say, expect } of company.questions) {
        rows.push({
          group: company.slug,
          isKnown: expect.length > 0,
          weight: 1,
          candidates: candidatesOf(retrieval, say, (passage) =>
            expect.some((label) => isLabelled(company, label, passage)),
          ),
        });
      }
    }
  }
  return rows;
}

/** Every fourth question of a few draws, counting a quarter: they are of other trades. */
function askPublic(folder: string): Asked[] {
  const rows: Asked[] = [];
  for (const set of [readClinc(folder), readBanking(folder)]) {
    for (const [draw, phrasings] of [1, 5, 1, 5].entries()) {
      const { faqs, questions } = drawIntents(set, phrasings, 100 + draw);
      const index = compilePassages(faqs, shippedEnglish());
      for (const { say, intent } of questions.filter((_, place) => place % 4 === 0)) {
        const candidates = candidatesOf(index, say, ({ id }) => id === intent);
        rows.push({ group: 'public', isKnown: true, weight: 1 / 4, candidates });
      }
    }
  }
  return rows;
}

function candidatesOf(
  index: RetrievalIndex,
  say: string,
  isRight: (passage: Passage) => boolean,
): Candidate[] {
  const query = readQuery(index.vocabulary, say);
  const understood = understand(index, query.mended);
  const found = [
    ...scoreQuestions(index, query, understood).map((evidence, entry) => ({
      passage: index.questions[entry]?.passage,
      evidence,
    })),
    ...scoreDocuments(index, query, understood).map(({ entry, evidence }) => ({
      passage: index.documents[entry]?.passage,
      evidence,
    })),
  ];
  return found.flatMap(({ passage, evidence }) =>
    passage === undefined || evidence.alignment <= 0
      ? []
      : [{ passage, evidence, isRight: isRight(passage), features: featuresOf(passage, evidence) }],
  );
}

/** Weights under which the right candidate comes first as often and as surely as can be. */
function fitRanking(rows: readonly Asked[]): number[] {
  const learnt = rows.filter(({ candidates }) => candidates.some(({ isRight }) => isRight));
  return descend(ofQuestions.length + ofDocuments.length + 2, 150, 3e-4, (weights, gradient) => {
    for (const { candidates, weight } of learnt) {
      const shares = candidates.map(({ features }) => Math.exp(dot(weights, features)));
      const all = shares.reduce((sum, share) => sum + share, 0);
      const right = shares.reduce((sum, share, i) => sum + (candidates[i]?.isRight ? share : 0), 0);
      for (const [i, { features, isRight }] of candidates.entries()) {
        const share = shares[i] ?? 0;
        const pull = (weight * (share / all - (isRight ? share / right : 0))) / learnt.length;
        for (const [k, feature] of features.entries())
          gradient[k] = (gradient[k] ?? 0) + pull * feature;
      }
    }
  });
}

/** Whether the best one is right: by its odds, its lead, its kind, and a bias. */
function fitSureness(rows: readonly Asked[], ranking: readonly number[]): number[] {
  const firsts = rows
    .filter(({ group }) => group !== 'public')
    .flatMap((row) => firstOf(row, ranking) ?? []);
  return descend(4, 400, 1e-3, (weights, gradient) => {
    for (const { features, isRight, isKnown } of firsts) {
      // What nothing answers is rarer in the set than on the phone.
      const weight = (isKnown ? 1 : 2) / firsts.length;
      const pull = weight * (sigmoid(dot(weights, features)) - (isRight ? 1 : 0));
      for (const [k, feature] of features.entries())
        gradient[k] = (gradient[k] ?? 0) + pull * feature;
    }
  });
}

function firstOf({ candidates, isKnown }: Asked, ranking: readonly number[]) {
  const ranked = candidates
    .map((candidate) => ({ ...candidate, odds: dot(ranking, candidate.features) }))
    .sort((a, b) => Number(b.evidence.isExact) - Number(a.evidence.isExact) || b.odds - a.odds);
  const [best, next] = ranked;
  if (best === undefined) return null;
  const lead = Math.min(mostLead, best.odds - (next?.odds ?? Number.NEGATIVE_INFINITY));
  const isDocument = best.passage.kind === 'document' || best.passage.kind === 'script';
  const features = [best.odds, lead, isDocument ? 1 : 0, 1];
  return { features, isRight: best.isRight, isKnown, missing: best.evidence.missing };
}

function judge(row: Asked, ranking: readonly number[], sureness: readonly number[]) {
  const first = firstOf(row, ranking);
  return first === null ? [] : [{ ...first, sure: sigmoid(dot(sureness, first.features)) }];
}

/** What each pair of thresholds would answer, to choose from. */
function printThresholds(): void {
  const unknown = tried.filter(({ isKnown }) => !isKnown);
  const share = (of: typeof tried, from: number) =>
    (100 * of.filter(({ sure }) => sure >= from).length) / of.length;
  for (const missing of [true, false]) {
    const some = (rows: typeof tried) => rows.filter((row) => row.missing > 0.6 === missing);
    console.log(
      `${missing ? 'with' : 'without'} a rare word missing: sureness, right, wrong, unanswerable (%)`,
    );
    for (const from of [
      0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.5, 0.6, 0.7, 0.8, 0.85, 0.9, 0.92, 0.94, 0.96,
    ]) {
      const right = some(known.filter(({ isRight }) => isRight));
      const wrong = some(known.filter(({ isRight }) => !isRight));
      console.log(
        [
          from,
          ...[right, wrong, some(unknown)].map(
            (rows) =>
              `${rows.filter(({ sure }) => sure >= from).length} (${share(rows, from).toFixed(0)})`,
          ),
        ].join('\t'),
      );
    }
  }
  console.log(`of ${known.length} questions and ${unknown.length} unanswerable ones`);
}

function dot(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, value, k) => sum + value * (b[k] ?? 0), 0);
}

function sigmoid(sum: number): number {
  return 1 / (1 + Math.exp(-sum));
}
