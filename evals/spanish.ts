// Spanish callers, measured on sentences in their words: dangers noticed with the level of their English
// twins, what is taken for one although it is none, the language told, and answers to the danger question.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EmergencyPolicy } from '#engine/emergency/emergency-policy.ts';
import { assessSpanish } from '#engine/emergency/spanish/assess-spanish.ts';
import { languageOf } from '#engine/language/language-of.ts';
import { spanishDangerAnswer } from '#engine/slots/spanish/spanish-yes-no.ts';
import type { EvalRow, Evaluate } from './eval-row.ts';
import { setFolder } from './set-folder.ts';

const plainPolicy: EmergencyPolicy = {
  urgentCategories: [],
  routineCategories: [],
  urgentTerms: [],
  routineTerms: [],
  heatBelow: null,
  coolingAbove: null,
};

interface Labelled {
  text: string;
  kind: string;
  level: string;
}

export const evaluate: Evaluate = async ({ isFinal }) => {
  // The final sets of others are kept apart from the project.
  if (isFinal) return [];
  const dangers = read('dangers');
  const isLife = ({ level }: Labelled) => level === 'life';
  const selfHarm = read('self-harm');
  const harmless = read('harmless');
  const replies = read('replies');
  const english = read('english');
  return [
    row(
      'danger to life told with 911 at once',
      dangers.filter(isLife),
      (one) => levelOf(one) === 'life',
      1,
    ),
    row('dangers noticed or asked about', dangers, isNoticed, 0.95),
    row('self-harm, veiled too, told 988', selfHarm, isSelfHarm, 1),
    row('harmless ones taken for urgent or life', harmless, isOutright, 0.03, true),
    row('harmless ones asked about', harmless, (one) => levelOf(one) === 'possible', 0.1, true),
    row('answers to the danger question understood', replies, isUnderstood, 0.95),
    row('sentences taken as Spanish', [...dangers, ...selfHarm, ...harmless], isSpanish, 0.95),
    row('English with Spanish names taken as Spanish', english, isSpanish, 0, true),
  ];
};

function read(set: string): Labelled[] {
  const folder = setFolder('spanish', false);
  return readdirSync(folder)
    .filter((file) => file.startsWith(set))
    .sort()
    .flatMap((file) => {
      const groups: { kind: string; level: string; texts: string[] }[] = JSON.parse(
        readFileSync(join(folder, file), 'utf8'),
      );
      return groups.flatMap(({ kind, level, texts }) =>
        texts.map((text) => ({ text, kind, level })),
      );
    });
}

function levelOf({ text }: Labelled): string {
  return assessSpanish(text, plainPolicy).level;
}
function isOutright(one: Labelled): boolean {
  return ['life', 'urgent'].includes(levelOf(one));
}
function isNoticed(one: Labelled): boolean {
  return isOutright(one) || levelOf(one) === 'possible';
}
function isSelfHarm({ text }: Labelled): boolean {
  const { level, category } = assessSpanish(text, plainPolicy);
  return level === 'life' && category === 'self-harm';
}
function isUnderstood({ text, level }: Labelled): boolean {
  return spanishDangerAnswer(text) === level;
}
function isSpanish({ text }: Labelled): boolean {
  return languageOf(text, 'en') === 'es';
}

function row(
  what: string,
  sentences: readonly Labelled[],
  counts: (sentence: Labelled) => boolean,
  bound: number,
  isUpper = false,
): EvalRow {
  const counted = sentences.filter(counts);
  const share = sentences.length === 0 ? 0 : counted.length / sentences.length;
  const wrong = isUpper ? counted : sentences.filter((sentence) => !counted.includes(sentence));
  return {
    what,
    figure: `${(share * 100).toFixed(1)} % (${counted.length} of ${sentences.length})`,
    target: `${isUpper ? '≤' : '≥'} ${Number((bound * 100).toFixed(1))} %`,
    // A share of nothing shows nothing.
    isHeld: sentences.length > 0 && (isUpper ? share <= bound : share >= bound),
    misses: wrong.map((one) => `${one.kind} ${one.level}, ${levelOf(one)}: ${one.text}`),
  };
}
