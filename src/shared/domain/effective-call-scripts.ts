// The call scripts that an assistant follows: the saved ones, and the suggested ones where none is saved.
// What is tested and what the provider gets are the same because both come from here.
import { type CallInstructions, type ScriptKindId, scriptKinds } from './call-scripts.ts';
import { defaultCallScripts } from './default-call-scripts.ts';
import { toSetupType } from './setup-type.ts';

export interface EffectiveCallScripts extends CallInstructions {
  /** Those of the four that nobody has saved: the suggestion for the assistant's type. */
  suggested: ScriptKindId[];
}

/** @param setupType as stored; anything unknown counts as 'both' */
export function effectiveCallScripts(
  setupType: string | null,
  saved: CallInstructions | null,
): EffectiveCallScripts {
  const defaults = defaultCallScripts(toSetupType(setupType));
  if (saved === null) {
    return { ...defaults, customInstructions: [], suggested: scriptKinds.map(({ id }) => id) };
  }
  // Emergencies are never left without a script; another one left empty is left out on purpose.
  return saved.urgentIssues.trim() === ''
    ? { ...saved, urgentIssues: defaults.urgentIssues, suggested: ['urgentIssues'] }
    : { ...saved, suggested: [] };
}
