// State of wizard step 4: the texts, what is wrong with them, and saving without waiting (spec 4).
import { useRef, useState } from 'react';
import {
  type CallInstructions,
  type ScriptKindId,
  scriptKinds,
} from '#shared/domain/call-scripts.ts';
import { ApiError } from '#web/api/client.ts';
import { showToast } from '#web/lib/toast-store.ts';
import { useIsShown } from '#web/lib/use-is-shown.ts';
import { messages } from '#web/messages.ts';
import type { SaveOutcome } from '../../save-outcome.ts';
import { useStepDraft } from '../../use-step-draft.ts';
import { useFlush, useWizard } from '../../wizard-context.ts';
import { useFocusAfterRender } from '../focus-after-render.ts';
import { useStepTab } from '../use-step-tab.ts';
import { readScriptEdits } from './read-script-edits.ts';
import {
  checkScripts,
  noScriptErrors,
  type ScriptEdits,
  type ScriptValues,
  scriptValues,
} from './script-values.ts';

/** After a save that ended well the step moves on after this time (spec 9). */
const advanceDelayMs = 300;

const [firstKind, ...otherKinds] = scriptKinds;

export const scriptFieldId = (kind: ScriptKindId) => `script-${kind}`;
export const customScriptId = (index: number) => `custom-script-${index + 1}`;

export function useCallScripts(onNext: () => void) {
  const { assistant, formState, saveInBackground, markAttention, ...wizard } = useWizard();
  const { callInstructions: shared, setupType } = formState;
  const { edits, edit, forgetEdits, clearDraft, hasRestored } = useScriptEdits({
    shared,
    setupType,
  });
  const [tab, openTab] = useStepTab<ScriptKindId>([
    firstKind.id,
    ...otherKinds.map(({ id }) => id),
  ]);
  // What was left half-way shows its errors at once; a fresh text only after Continue.
  const [isChecked, setIsChecked] = useState(hasRestored);
  const [isSaving, setIsSaving] = useState(false);
  const focusAfterRender = useFocusAfterRender();
  const isShown = useIsShown();
  /** What was last handed over, so that leaving the step does not send it again. */
  const handedOver = useRef('');

  const values = scriptValues({ edits, shared, setupType });
  const checked = checkScripts(values);

  function onContinue() {
    setIsChecked(true);
    if (!checked.isValid) {
      showFirstError();
      return;
    }
    // The next step does not wait for this: a failure is told by toast and by the mark of the step.
    save(checked.body, advanceLater);
    onNext();
  }

  /** Does nothing in the usual case, in which the next step has long taken this one's place. */
  function advanceLater() {
    setTimeout(() => isShown.current && onNext(), advanceDelayMs);
  }

  function save(body: CallInstructions, onSaved?: () => void) {
    handedOver.current = JSON.stringify(body);
    setIsSaving(true);
    const saving = saveInBackground('call-scripts', body, { callInstructions: body });
    void saving.then((outcome) => onSaveEnded(outcome, onSaved));
  }

  function onSaveEnded(outcome: SaveOutcome, onSaved?: () => void) {
    setIsSaving(false);
    if (outcome.status === 'saved') {
      showToast(messages.callScriptsSaved);
      onSaved?.();
    } else if (outcome.status === 'failed') {
      handedOver.current = '';
      showToast(failureMessage(outcome.error));
      markAttention('call-scripts', true);
    } else {
      forgetEdits();
    }
  }

  function showFirstError() {
    if (checked.isValid) return;
    const kind = scriptKinds.find(({ id }) => checked.errors.scripts[id])?.id;
    const [custom] = Object.keys(checked.errors.custom);
    if (kind) {
      openTab(kind);
      focusAfterRender(scriptFieldId(kind));
    } else if (custom !== undefined) {
      focusAfterRender(customScriptId(Number(custom)));
    }
  }

  useFlush(() => {
    if (Object.keys(edits).length === 0) return;
    if (!checked.isValid) {
      markAttention('call-scripts', true);
      return;
    }
    const body = JSON.stringify(checked.body);
    // Typed and taken back: nothing is left to keep.
    if (body === JSON.stringify(assistant.callInstructions)) clearDraft();
    else if (body !== handedOver.current && body !== JSON.stringify(shared)) save(checked.body);
  });

  return {
    values,
    errors: isChecked && !checked.isValid ? checked.errors : noScriptErrors,
    setupType,
    tab,
    openTab,
    edit,
    showErrors: () => setIsChecked(true),
    onContinue,
    // Also for a user who comes back before the save has ended: its draft is still here.
    isSaving: isSaving || (wizard.isSaving && hasRestored),
    focusAfterRender,
  };
}

interface Stored {
  shared: CallInstructions | null;
  setupType: Parameters<typeof scriptValues>[0]['setupType'];
}

function failureMessage(error: Error) {
  return error instanceof ApiError
    ? messages.callScriptsNotSaved(error.message)
    : messages.callScriptsFailed;
}

/** What was typed and not saved, kept in this browser. `edit` also works from an old toast's Undo. */
function useScriptEdits(stored: Stored) {
  const draft = useStepDraft('call-scripts', readScriptEdits);
  const [edits, setEdits] = useState<ScriptEdits>(draft.restored ?? {});
  const latest = useRef(edits);

  function edit(change: (current: ScriptValues) => ScriptEdits) {
    const current = scriptValues({ edits: latest.current, ...stored });
    latest.current = { ...latest.current, ...change(current) };
    setEdits(latest.current);
    draft.keep(latest.current);
  }
  function forgetEdits() {
    latest.current = {};
    setEdits({});
  }
  return {
    edits,
    edit,
    forgetEdits,
    clearDraft: draft.clear,
    hasRestored: draft.restored !== null,
  };
}
