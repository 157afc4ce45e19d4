// What the engine is told of an assistant.
import type { AssistantSetup } from '#engine/conversation.ts';
import type { Assistant } from '#shared/domain/assistant.ts';
import { toSetupType } from '#shared/domain/setup-type.ts';

export function assistantSetup(assistant: Assistant): AssistantSetup {
  const { setupType, ...settings } = assistant;
  return { ...settings, setupType: toSetupType(setupType) };
}
