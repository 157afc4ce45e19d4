// One assistant as the API answers it. The text is kept with the row (decision 0006): it is read far
// more often than changed, and putting it together costs more than the rest of a request.
import * as z from 'zod/mini';
import { serializeAnswer } from '#server/http/serialize-answer.ts';
import { sha256 } from '#server/platform/sha256.ts';
import * as calls from '#shared/contract/assistants.ts';
import { type FieldName, fieldNamed, fieldNames } from '#shared/domain/assistant-field-values.ts';
import type { AssistantRow } from './assistants.store.ts';
import { emptyAssistant } from './empty-assistant.ts';
import { numberRequestOf } from './number-request.ts';
import { sectionEtags } from './section-etags.ts';
import { toAssistant } from './to-assistant.ts';

export function assistantAnswer(row: AssistantRow) {
  return { ...toAssistant(row), numberRequest: numberRequestOf(row), etags: sectionEtags(row) };
}

/** The same as JSON, trimmed to what the contract promises. */
export function assistantAnswerText(row: AssistantRow): string {
  return toText(assistantAnswer(row));
}

const { answer: schema, method, path: url } = calls.getAssistant;
const toText = serializeAnswer({ schema, method, url });

/**
 * Which program's answer a kept text is: another number whenever the same row gives another answer than
 * before. It is made of what sample rows give, so that nobody has to think of it.
 */
export const answerFormat = formatOf(assistantAnswerText);

/** @returns a number that fits an `integer` column */
export function formatOf(answerTextOf: (row: AssistantRow) => string): number {
  const made = JSON.stringify([z.toJSONSchema(schema), sampleRows().map(answerTextOf)]);
  return Number.parseInt(sha256(made).slice(0, 7), 16);
}

/** A row in which nothing is set, one with every text and flag set, a deployed one with its number, and one whose service has ended. */
function sampleRows(): AssistantRow[] {
  const madeAt = '2026-03-02T15:00:00.000Z';
  const empty = { id: 1, ...emptyAssistant(2, 'device_1', madeAt) };
  const said = {
    text: (name: string) => name,
    flag: () => 1,
    json: (name: FieldName) => empty[name],
  };
  const full = Object.fromEntries(
    fieldNames.map((name) => [name, said[fieldNamed(name).kind](name)]),
  );
  return [
    empty,
    { ...empty, ...full },
    {
      ...empty,
      ...{ status: 'deployed', version: 'b', deployedVersion: 'a', deploymentDate: madeAt },
      ...{ notifyEmailConfirmedAt: madeAt, numberRequestedAt: madeAt },
      ...{ phoneNumber: '+12125550142', phoneNumberAssignedAt: madeAt },
    },
    { ...empty, numberRequestedAt: madeAt, numberState: 'ended', numberStateAt: madeAt },
  ];
}
