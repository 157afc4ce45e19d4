// Emergency detection, measured on sentences in callers' words: what is caught, what is said outright,
// and what is taken for an emergency although it is none.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EmergencyLevel } from '#engine/conversation.ts';
import { assessEmergency } from '#engine/emergency/assess-emergency.ts';
import type { EvalRow, Evaluate } from './eval-row.ts';
import { plainPolicy } from './plain-policy.ts';
import { setFolder } from './set-folder.ts';

interface Labelled {
  text: string;
  label: 'life' | 'urgent' | 'possible' | 'none';
  category: string;
}

/** Rows for our own set and, where `dataFolder` holds them, the third-party sentences and CLINC150. */
export const evaluate: Evaluate = async ({ dataFolder, isFinal }) => {
  const own = ownRows(readOwn(isFinal));
  if (dataFolder === null) return own;
  return [...own, ...thirdPartyRows(dataFolder), ...everydayRows(dataFolder)];
};

function readOwn(isFinal: boolean): Labelled[] {
  const folder = setFolder('emergencies', isFinal);
  return readdirSync(folder)
    .sort()
    .flatMap((file) => {
      const sets: { level: Labelled['label']; category: string; texts: string[] }[] = JSON.parse(
        readFileSync(join(folder, file), 'utf8'),
      );
      return sets.flatMap(({ level, category, texts }) =>
        texts.map((text) => ({ text, label: level, category })),
      );
    });
}

function ownRows(sentences: readonly Labelled[]): EvalRow[] {
  const life = sentences.filter(({ label }) => label === 'life');
  const acute = sentences.filter(({ label }) => label === 'life' || label === 'urgent');
  const harmless = sentences.filter(({ label }) => label === 'none');
  const judged = sentences.filter(({ label }) => label === 'possible');
  return [
    row('emergencies caught or asked about', acute, isCaught, 0.98),
    row('life-threatening ones caught or asked about', life, isCaught, 1),
    row(
      'life-threatening ones answered with 911 first',
      life,
      ({ text }) => levelOf(text) === 'life',
      null,
    ),
    row('emergencies said outright', acute, isOutright, 0.9),
    row('matters of judgement asked about or more', judged, isCaught, null),
    row('non-emergencies taken for urgent or life', harmless, isOutright, 0.03, true),
    row('non-emergencies asked about', harmless, isAsked, 0.08, true),
  ];
}

function thirdPartyRows(folder: string): EvalRow[] {
  const data: Record<'emergency' | 'notEmergency', Record<string, string[]>> = JSON.parse(
    readFileSync(join(folder, 'emergency-dev.json'), 'utf8'),
  );
  const texts = (part: Record<string, string[]>) =>
    Object.values(part).flatMap((list) => list.map((text) => ({ text })));
  const acute = texts(data.emergency);
  const harmless = texts(data.notEmergency);
  return [
    row('third-party emergencies caught or asked about', acute, isCaught, 0.98),
    row('third-party emergencies said outright', acute, isOutright, 0.9),
    row('third-party non-emergencies taken for urgent or life', harmless, isOutright, 0.03, true),
    row('third-party non-emergencies asked about', harmless, isAsked, 0.08, true),
  ];
}

function everydayRows(folder: string): EvalRow[] {
  const data: Record<string, [string, string][]> = JSON.parse(
    readFileSync(join(folder, 'clinc150.json'), 'utf8'),
  );
  const sentences = Object.values(data).flatMap((split) => split.map(([text]) => ({ text })));
  return [
    row(
      'CLINC150 sentences with any level',
      sentences,
      ({ text }) => levelOf(text) !== 'none',
      0.01,
      true,
    ),
    row('CLINC150 sentences taken for urgent or life', sentences, isOutright, 0.002, true),
  ];
}

function levelOf(text: string): EmergencyLevel {
  return assessEmergency(text, plainPolicy).level;
}
function isOutright({ text }: { text: string }): boolean {
  return ['life', 'urgent'].includes(levelOf(text));
}
function isAsked({ text }: { text: string }): boolean {
  return levelOf(text) === 'possible';
}
function isCaught(sentence: { text: string }): boolean {
  return isOutright(sentence) || isAsked(sentence);
}

function row(
  what: string,
  sentences: readonly { text: string }[],
  counts: (sentence: { text: string }) => boolean,
  bound: number | null,
  isUpper = false,
): EvalRow {
  const counted = sentences.filter(counts);
  const share = sentences.length === 0 ? 0 : counted.length / sentences.length;
  // Two digits where a hundredth of a percent is more than one sentence.
  const digits = sentences.length > 1000 ? 2 : 1;
  const wrong = isUpper ? counted : sentences.filter((sentence) => !counted.includes(sentence));
  return {
    what,
    figure: `${(share * 100).toFixed(digits)} % (${counted.length} of ${sentences.length})`,
    target: bound === null ? '—' : `${isUpper ? '≤' : '≥'} ${Number((bound * 100).toFixed(1))} %`,
    // A share of nothing shows nothing.
    isHeld: bound === null || (sentences.length > 0 && (isUpper ? share <= bound : share >= bound)),
    misses: wrong.map(({ text }) => `${levelOf(text)}: ${text}`),
  };
}
