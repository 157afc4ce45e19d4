// Where a language model may word the reply: a document that would be quoted, a question back, or
// something not known. FAQs and settings are said as the customer wrote them; emergencies, transfers
// and what is being collected are never the model's.
import type { KnowledgeIndex } from './compile.ts';
import type { ConversationState, Passage, TurnResult } from './conversation.ts';
import { guardAnswer, type WordedAnswer } from './model-guard.ts';
import { retrieve } from './retrieval/retrieve.ts';

/** FAQs fill up what was found by its words: a model also knows what means the same. */
const mostPassages = 12;

/** What a model may be given for this turn; empty where it has nothing to say. */
export function passagesToWord(
  index: KnowledgeIndex,
  utterance: string,
  { action, sources, transfer, emergency, state }: TurnResult,
): Passage[] {
  const isOpen =
    action === 'clarify' ||
    action === 'decline' ||
    (action === 'answer' && sources.length > 0 && sources.every(({ kind }) => kind === 'document'));
  const isCalm = emergency.level === 'none' || emergency.level === 'info';
  const isCollecting = state.pending?.kind === 'slot' || state.pending?.kind.startsWith('confirm');
  if (!isOpen || !isCalm || transfer || isCollecting) return [];
  const found = retrieve(index.retrieval, utterance).map(({ passage }) => passage);
  const faqs = [...index.passages.values()].filter(({ kind }) => kind === 'faq');
  return [...new Set([...found, ...faqs])].slice(0, mostPassages);
}

/**
 * The turn with the model's words, or as it was when the guard refuses them.
 * @param said what the caller said, and the state before the turn
 * @param passages those the model was given
 */
export function withWording(
  result: TurnResult,
  { utterance, before }: { utterance: string; before: ConversationState },
  passages: readonly Passage[],
  { setup }: KnowledgeIndex,
  worded: WordedAnswer,
): TurnResult {
  const verdict = guardAnswer(worded, passages, {
    knownNames: [setup.companyName],
    question: utterance,
  });
  if (!verdict.isAllowed)
    return { ...result, trace: [...result.trace, `model: ${verdict.reason}`] };
  const cited = passages.filter(({ id }) => worded.sources.includes(id));
  const { state } = result;
  return {
    ...result,
    reply: worded.answer,
    action: 'answer',
    sources: cited.map(({ id, kind, title, text }) => ({
      passageId: id,
      kind,
      title,
      quote: text,
      score: 1,
    })),
    state: {
      ...state,
      // What was answered after all is no failure.
      failures: before.failures,
      failuresInARow: 0,
      pending: result.action === 'answer' ? state.pending : null,
      lastReply: worded.answer,
    },
    trace: [...result.trace, 'model: worded'],
  };
}
