// Whole first turns over the property-management set: is the right passage found, and is what nobody
// told the assistant left unanswered.
import { compile, type KnowledgeIndex } from '#engine/compile.ts';
import type { Passage, TurnResult } from '#engine/conversation.ts';
import { newConversation, turn } from '#engine/turn.ts';
import { companyKnowledge } from './company-knowledge.ts';
import type { EvalRow, Evaluate } from './eval-row.ts';
import { type CallerQuestion, type Company, loadCompanies } from './property-data.ts';
import { isLabelled } from './property-labels.ts';
import { shareRow } from './share.ts';
import { shareFewWords } from './shared-words.ts';
import { shippedEnglish } from './shipped-english.ts';

/** A Tuesday when every office of the set is open. */
const at = '2026-03-10T17:30:00Z';

interface Asked {
  company: Company;
  question: CallerQuestion;
  result: TurnResult;
  /** What the reply rests on first, or what it asks whether it was meant. */
  first: Passage | null;
  isRight: boolean;
}

export const evaluate: Evaluate = async ({ isFinal }) => {
  const withOne = await askAll(isFinal, false);
  const withSeveral = await askAll(isFinal, true);
  return [
    ...findingRows('FAQ', 'one phrasing', ofKind(withOne, 'faq'), 85),
    ...wordingRows(ofKind(withOne, 'faq')),
    ...findingRows('FAQ', 'several phrasings', ofKind(withSeveral, 'faq'), 92),
    ...wordingRows(ofKind(withSeveral, 'faq')),
    ...findingRows('document passage', 'several phrasings', ofKind(withSeveral, 'document')),
    ...findingRows('setting', 'several phrasings', ofKind(withSeveral, 'setting')),
    unanswerableRow('one phrasing', withOne),
    unanswerableRow('several phrasings', withSeveral),
  ];
};

async function askAll(isFinal: boolean, hasPhrasings: boolean): Promise<Asked[]> {
  const asked: Asked[] = [];
  for (const company of loadCompanies(isFinal)) {
    const { setup, documents } = await companyKnowledge(company, hasPhrasings);
    const index = compile(setup, documents, shippedEnglish());
    for (const question of company.questions) {
      const result = turn(index, newConversation(), { text: question.say, at });
      const first = firstPassage(index, result);
      const isRight =
        first !== null && question.expect.some((label) => isLabelled(company, label, first));
      asked.push({ company, question, result, first, isRight });
    }
  }
  return asked;
}

function firstPassage(index: KnowledgeIndex, { sources, state }: TurnResult): Passage | null {
  const id = state.pending?.kind === 'choice' ? state.pending.passageId : sources[0]?.passageId;
  return id === undefined ? null : (index.passages.get(id) ?? null);
}

function ofKind(asked: readonly Asked[], kind: Passage['kind']): Asked[] {
  return asked.filter(({ question }) => question.expect[0]?.startsWith(`${kind}:`));
}

function findingRows(
  what: string,
  phrasings: string,
  asked: readonly Asked[],
  min?: number,
): EvalRow[] {
  const right = asked.filter(({ isRight }) => isRight);
  const answered = right.filter(({ result }) => result.action === 'answer');
  return [
    {
      ...shareRow(`right ${what} first, ${phrasings}`, right.length, asked.length, { min }),
      misses: asked.filter(({ isRight }) => !isRight).map(describe),
    },
    shareRow(`  and answered, not asked back`, answered.length, asked.length),
  ];
}

/** The same by how hard the wording is. */
function wordingRows(asked: readonly Asked[]): EvalRow[] {
  const isFar = ({ company, question }: Asked) => {
    const faq = company.faqs.find(({ id }) => question.expect[0] === `faq:${id}`);
    return faq !== undefined && shareFewWords(question.say, faq.question);
  };
  return [true, false].map((few) => {
    const some = asked.filter((row) => isFar(row) === few);
    const right = some.filter(({ isRight }) => isRight);
    return shareRow(
      `  of those that share ${few ? 'few' : 'its'} words`,
      right.length,
      some.length,
    );
  });
}

function unanswerableRow(phrasings: string, all: readonly Asked[]): EvalRow {
  const asked = all.filter(({ question }) => question.nothing);
  const answered = asked.filter(
    ({ result }) => result.action === 'answer' && result.sources.length > 0,
  );
  const what = `unanswerable but answered as fact, ${phrasings}`;
  return {
    ...shareRow(what, answered.length, asked.length, { max: 5 }),
    misses: answered.map(describe),
  };
}

function describe({ company, question, result, first }: Asked): string {
  const wanted = question.expect[0] ?? `nothing (${question.nothing})`;
  const score = result.sources[0]?.score.toFixed(2) ?? '—';
  return `${company.slug}: “${question.say}” wants ${wanted}; ${result.action} from ${first ? `${first.id} “${first.title}”` : 'nothing'} at ${score}`;
}
