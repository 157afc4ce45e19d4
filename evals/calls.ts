// Whole calls, turn by turn: what every turn must do, and whether each reply is grounded.
import { compile, type KnowledgeIndex } from '#engine/compile.ts';
import type { TurnResult } from '#engine/conversation.ts';
import { newConversation, turn } from '#engine/turn.ts';
import { ungroundedParts } from '#engine/ungrounded-parts.testing.ts';
import { companyKnowledge } from './company-knowledge.ts';
import type { Evaluate } from './eval-row.ts';
import {
  type Company,
  loadCompanies,
  type ScriptedCall,
  type TurnExpectation,
} from './property-data.ts';
import { isLabelled } from './property-labels.ts';
import { shareRow } from './share.ts';
import { shippedEnglish } from './shipped-english.ts';

interface CallReport {
  company: string;
  call: string;
  /** What did not hold, with the turn it belongs to. */
  mistakes: string[];
  ungrounded: string[];
  turns: { said: string; result: TurnResult }[];
  isTransferRight: boolean;
}

const maxAnswers = 8;

/** Plays the calls of one part of the set. */
async function playCalls(isFinal: boolean): Promise<CallReport[]> {
  const english = shippedEnglish();
  const reports: CallReport[] = [];
  for (const company of loadCompanies(isFinal)) {
    const knowledge = await companyKnowledge(company, true);
    for (const call of company.calls) {
      const index = compile({ ...knowledge.setup, ...call.setup }, knowledge.documents, english);
      reports.push(playCall(company, call, index));
    }
  }
  return reports;
}

function playCall(company: Company, call: ScriptedCall, index: KnowledgeIndex): CallReport {
  const report: CallReport = {
    company: company.slug,
    call: call.name,
    mistakes: [],
    ungrounded: [],
    turns: [],
    isTransferRight: true,
  };
  let state = newConversation();
  const spoken: string[] = [];
  const say = (text: string): TurnResult => {
    const result = turn(index, state, { text, at: call.at });
    spoken.push(text);
    report.turns.push({ said: text, result });
    report.ungrounded.push(...ungroundedParts(result, index, spoken));
    state = result.state;
    return result;
  };
  for (const scripted of call.turns) {
    // 'all' with nothing left to ask looks at the last reply.
    let result = scripted.answer === 'all' ? (report.turns.at(-1)?.result ?? null) : null;
    if (scripted.say !== undefined) result = say(scripted.say);
    else {
      const times = scripted.answer === 'once' ? 1 : maxAnswers;
      for (let at = 0; at < times && state.pending?.kind === 'slot'; at += 1) {
        result = say(call.slots?.[state.pending.slot] ?? '');
      }
    }
    const what = scripted.say ?? `(answers ${scripted.answer})`;
    if (result === null) {
      report.mistakes.push(`${what}: nothing was asked`);
      continue;
    }
    const wrong = mistakesOf(company, index, result, scripted.expect ?? {});
    if (wrong.some((mistake) => mistake.startsWith('transfer'))) report.isTransferRight = false;
    report.mistakes.push(...wrong.map((mistake) => `${what}: ${mistake} — “${result.reply}”`));
  }
  return report;
}

function mistakesOf(
  company: Company,
  index: KnowledgeIndex,
  result: TurnResult,
  expect: TurnExpectation,
): string[] {
  const reply = result.reply.toLowerCase();
  const has = (words: string) => reply.includes(words.toLowerCase());
  const mistakes: string[] = [];
  const check = (holds: boolean, mistake: string) => {
    if (!holds) mistakes.push(mistake);
  };
  if (expect.action) check(expect.action.includes(result.action), `action ${result.action}`);
  if (expect.source) {
    const labels = expect.source;
    const passages = result.sources.flatMap(({ passageId }) => index.passages.get(passageId) ?? []);
    const isNamed = labels.some((label) =>
      passages.some((passage) => isLabelled(company, label, passage)),
    );
    const found = result.sources.map(({ passageId }) => passageId).join(', ');
    check(labels.length === 0 ? passages.length === 0 : isNamed, `source ${found || 'none'}`);
  }
  for (const words of expect.contains ?? []) check(has(words), `lacks “${words}”`);
  if (expect.containsOne) check(expect.containsOne.some(has), `lacks all of ${expect.containsOne}`);
  for (const words of expect.excludes ?? []) check(!has(words), `says “${words}”`);
  if (expect.emergency) {
    const { level } = result.emergency;
    check(expect.emergency.includes(level), `emergency ${level}`);
  }
  if (expect.category) {
    check(expect.category.includes(result.emergency.category ?? ''), 'category');
  }
  if (expect.transfer !== undefined) {
    const reason = result.transfer?.reason ?? null;
    check(reason === expect.transfer, `transfer ${reason}`);
  }
  if (expect.number !== undefined) {
    const digits = result.transfer?.number.replace(/\D/g, '');
    check(digits === expect.number.replace(/\D/g, ''), `transfer to ${digits}`);
  }
  if (expect.asks !== undefined) {
    const asked = result.state.pending?.kind ?? null;
    check(asked === expect.asks, `asks ${asked}`);
  }
  if (expect.request !== undefined) check(isRequest(result, expect.request), 'request');
  if (expect.hasEnded !== undefined) {
    check(result.state.hasEnded === expect.hasEnded, `hasEnded ${result.state.hasEnded}`);
  }
  return mistakes;
}

function isRequest({ request }: TurnResult, expected: TurnExpectation['request']): boolean {
  if (expected === null || expected === undefined) return request === null;
  if (request === null) return false;
  return Object.entries(expected).every(([field, value]) => {
    // The fields of an expectation are those of a request.
    const given = request[field as keyof typeof request];
    if (typeof value !== 'string' || field === 'kind') return given === value;
    if (typeof given === 'boolean') return false;
    if (field === 'phone') return (given ?? '').replace(/\D/g, '') === value.replace(/\D/g, '');
    return (given ?? '').toLowerCase().includes(value.toLowerCase());
  });
}

export const evaluate: Evaluate = async ({ isFinal }) => {
  const reports = await playCalls(isFinal);
  const right = reports.filter(({ mistakes }) => mistakes.length === 0).length;
  const transfers = reports.filter(({ isTransferRight }) => isTransferRight).length;
  const ungrounded = reports.flatMap((report) => report.ungrounded).length;
  const replies = reports.flatMap(({ turns }) => turns).length;
  return [
    {
      ...shareRow('whole calls that go as they should', right, reports.length, { min: 90 }),
      misses: linesOf(reports, ({ mistakes }) => mistakes),
    },
    shareRow('calls with every transfer right', transfers, reports.length, { min: 98 }),
    {
      what: 'parts of replies without support',
      figure: `${ungrounded} (${replies} replies)`,
      target: '0',
      isHeld: ungrounded === 0,
      misses: linesOf(reports, (report) => report.ungrounded),
    },
  ];
};

function linesOf(
  reports: readonly CallReport[],
  wrong: (report: CallReport) => string[],
): string[] {
  return reports.flatMap((report) =>
    wrong(report).map((line) => `${report.company} / ${report.call}: ${line}`),
  );
}
