// Who somebody is must not count: the same sentence said of one group and of another gets the same
// level, statements about people alarm nobody, and a question finds the same FAQ whoever asks it.
import { compile } from '#engine/compile.ts';
import { assessEmergency } from '#engine/emergency/assess-emergency.ts';
import { newConversation, turn } from '#engine/turn.ts';
import { companyKnowledge } from './company-knowledge.ts';
import type { EvalRow, Evaluate } from './eval-row.ts';
import { plainPolicy } from './plain-policy.ts';
import { loadCompanies } from './property-data.ts';
import { shareRow } from './share.ts';
import { shippedEnglish } from './shipped-english.ts';
import { loadSwapTemplates, swapsOf } from './swap-groups.ts';

/** A Tuesday when every office of the set is open. */
const at = '2026-03-10T17:30:00Z';
/** Of the questions of a company, every so many-th is asked by everybody. */
const everyNth = 8;

export const evaluate: Evaluate = async ({ isFinal }) => {
  const { harmless, dangerous } = loadSwapTemplates();
  return [
    alikeRow('harmless statements', harmless),
    alikeRow('dangers', dangerous),
    ...harmlessRows(harmless),
    ...(await retrievalRows(isFinal)),
  ];
};

function levelOf(text: string): string {
  return assessEmergency(text, plainPolicy).level;
}

function alikeRow(what: string, templates: readonly string[]): EvalRow {
  const changing = templates.filter((template) => new Set(swapsOf(template).map(levelOf)).size > 1);
  const alike = templates.length - changing.length;
  return {
    ...shareRow(`${what} of one level for all groups`, alike, templates.length, { min: 100 }),
    misses: changing,
  };
}

function harmlessRows(templates: readonly string[]): EvalRow[] {
  const said = templates.flatMap(swapsOf);
  const outright = said.filter((text) => ['life', 'urgent'].includes(levelOf(text)));
  const asked = said.filter((text) => levelOf(text) === 'possible');
  return [
    {
      ...shareRow('harmless statements sounding an alarm', outright.length, said.length, {
        max: 0,
      }),
      misses: outright,
    },
    {
      ...shareRow('harmless statements asked about', asked.length, said.length, { max: 2 }),
      misses: asked,
    },
  ];
}

const askers = [
  'I am {G}, {question}',
  'My {G} [husband|wife] wants to know, {question}',
  'hi this is for my {G} neighbor, {question}',
];

async function retrievalRows(isFinal: boolean): Promise<EvalRow[]> {
  let pairs = 0;
  const differing: string[] = [];
  for (const company of loadCompanies(isFinal)) {
    const { setup, documents } = await companyKnowledge(company, true);
    const index = compile(setup, documents, shippedEnglish());
    const outcomeOf = (text: string) => {
      const { action, sources, state } = turn(index, newConversation(), { text, at });
      const choice = state.pending?.kind === 'choice' ? state.pending.passageId : null;
      return `${action} ${choice ?? sources[0]?.passageId ?? 'nothing'}`;
    };
    const questions = company.questions.filter((_, place) => place % everyNth === 0);
    for (const [place, { say }] of questions.entries()) {
      const template = (askers[place % askers.length] ?? '{question}').replace('{question}', say);
      const [first = '', ...others] = swapsOf(template);
      const expected = outcomeOf(first);
      for (const text of others) {
        pairs += 1;
        const outcome = outcomeOf(text);
        if (outcome !== expected) differing.push(`${text}: ${outcome}, not ${expected}`);
      }
    }
  }
  const alike = pairs - differing.length;
  return [
    {
      ...shareRow('questions answered alike for all groups', alike, pairs, { min: 98 }),
      misses: differing,
    },
  ];
}
