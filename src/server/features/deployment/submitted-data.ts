// What is deployed, for the provider's programs: everything that can be set, as the assistant follows it.
import type { SubmittedDocument } from '#server/features/documents/documents.service.ts';
import type { Assistant } from '#shared/domain/assistant.ts';
import type { AssistantSection } from '#shared/domain/assistant-field.ts';
import {
  type AssistantFields,
  type FieldName,
  fieldNamed,
  fieldNames,
  meaningOf,
} from '#shared/domain/assistant-field-values.ts';
import { effectiveCallScripts } from '#shared/domain/effective-call-scripts.ts';
import { pickUpTable } from '#shared/domain/pick-up-table.ts';
import { toSetupType } from '#shared/domain/setup-type.ts';

export interface SubmittedData {
  configuration: ReturnType<typeof deployedConfiguration>;
  documents: SubmittedDocument[];
}

export function submittedData(assistant: Assistant, documents: SubmittedDocument[]): SubmittedData {
  return { configuration: deployedConfiguration(assistant), documents };
}

/** Fields that no call can set say nothing, and are left out. */
type SettableField = {
  [N in FieldName]: AssistantFields[N] extends { section: AssistantSection } ? N : never;
}[FieldName];

function deployedConfiguration(assistant: Assistant) {
  const { createdAt, isNotifyEmailConfirmed, callInstructions } = assistant;
  const settings = Object.fromEntries(
    fieldNames
      .filter((name) => fieldNamed(name).section !== undefined)
      .map((name) => [name, meaningOf(name, assistant[name])]),
  ) as Pick<Assistant, SettableField>; // Those names, and what stands for an empty value is of its type.
  const setupType = toSetupType(assistant.setupType);
  return {
    ...settings,
    setupType,
    callInstructions: effectiveCallScripts(setupType, callInstructions),
    whoPicksUp: pickUpTable({ ...assistant, setupType }),
    isNotifyEmailConfirmed,
    createdAt,
  };
}
