// Which text a call-script tab shows, and what of it is the user's own (spec 4, default call scripts).
import {
  type CallInstructions,
  type CallScripts,
  callInstructionsSchema,
  type ScriptKindId,
  scriptKinds,
} from '#shared/domain/call-scripts.ts';
import { defaultCallScripts } from '#shared/domain/default-call-scripts.ts';
import type { SetupType } from '#shared/domain/setup-type.ts';

export interface ScriptValues extends CallScripts {
  customInstructions: string[];
}

/**
 * What was typed since the last save. Only touched scripts are in it, so a text that was merely
 * suggested still follows a later change of the assistant type.
 */
export type ScriptEdits = Partial<ScriptValues>;

interface ScriptSources {
  edits: ScriptEdits;
  /** Shared form data: the saved scripts, or newer ones whose save is still on its way. */
  shared: CallInstructions | null;
  setupType: SetupType;
}

/** Typed text first, then shared or saved text, then the default of the assistant type. */
export function scriptValues({ edits, shared, setupType }: ScriptSources): ScriptValues {
  const suggested = defaultCallScripts(setupType);
  const textOf = (id: ScriptKindId) => {
    // A blank script can never be saved from the screen, so blank means: not saved.
    const stored = shared?.[id].trim() ? shared[id] : suggested[id];
    return edits[id] ?? stored;
  };
  return {
    ownerRequests: textOf('ownerRequests'),
    maintenanceRequests: textOf('maintenanceRequests'),
    paymentRequests: textOf('paymentRequests'),
    urgentIssues: textOf('urgentIssues'),
    customInstructions: edits.customInstructions ?? shared?.customInstructions ?? [],
  };
}

export interface ScriptErrors {
  scripts: Partial<Record<ScriptKindId, string>>;
  /** Message per custom script, by its place in the list. */
  custom: Record<number, string>;
  /** About the list of custom scripts as a whole. */
  customList?: string | undefined;
}

export const noScriptErrors: ScriptErrors = { scripts: {}, custom: {} };

export type CheckedScripts =
  | { isValid: true; body: CallInstructions }
  | { isValid: false; errors: ScriptErrors };

/** Checks by the server's own rules; valid values come back trimmed, without doubles and blanks. */
export function checkScripts(values: ScriptValues): CheckedScripts {
  const parsed = callInstructionsSchema.safeParse(values);
  if (parsed.success) return { isValid: true, body: parsed.data };
  const errors: ScriptErrors = { scripts: {}, custom: {} };
  for (const { path, message } of parsed.error.issues) {
    const [field, index] = path;
    const kind = scriptKinds.find(({ id }) => id === field);
    if (kind) errors.scripts[kind.id] ??= message;
    else if (typeof index === 'number') errors.custom[index] ??= message;
    else errors.customList ??= message;
  }
  return { isValid: false, errors };
}
