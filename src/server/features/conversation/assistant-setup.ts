// What the engine is told of an assistant.
import type { AssistantSetup } from '#engine/conversation.ts';
import type { Assistant } from '#shared/domain/assistant.ts';
import { toSetupType } from '#shared/domain/setup-type.ts';

/** @param dedicatedNumber the number the assistant itself answers, null until it is assigned */
export function assistantSetup(
  assistant: Assistant,
  dedicatedNumber: string | null,
): AssistantSetup {
  const { setupType, ...settings } = assistant;
  return { ...settings, setupType: toSetupType(setupType), dedicatedNumber };
}
