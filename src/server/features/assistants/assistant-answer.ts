// One assistant as the API answers it. The text is kept with the row (decision 0006): it is read far
// more often than changed, and putting it together costs more than the rest of a request.
import { serializeAnswer } from '#server/http/serialize-answer.ts';
import * as calls from '#shared/contract/assistants.ts';
import type { AssistantRow } from './assistants.store.ts';
import { numberRequestOf } from './number-request.ts';
import { sectionEtags } from './section-etags.ts';
import { toAssistant } from './to-assistant.ts';

/**
 * To be raised whenever the same row gives another answer than before: texts of an older format are
 * not used any more, until the next save replaces them.
 */
export const answerFormat = 3;

export function assistantAnswer(row: AssistantRow) {
  return { ...toAssistant(row), numberRequest: numberRequestOf(row), etags: sectionEtags(row) };
}

/** The same as JSON, trimmed to what the contract promises. */
export function assistantAnswerText(row: AssistantRow): string {
  return toText(assistantAnswer(row));
}

const { answer: schema, method, path: url } = calls.getAssistant;
const toText = serializeAnswer({ schema, method, url });
