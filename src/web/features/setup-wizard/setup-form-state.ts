// The form state that all steps of the wizard share, with its defaults (spec 3, 9).
import { type FieldValues, shownFields } from '#shared/domain/assistant-field-values.ts';
import { defaultTransferMessage } from '#shared/domain/call-transfer.ts';
import { requiresAfterHours, type SetupType, toSetupType } from '#shared/domain/setup-type.ts';
import type { StoredAssistant } from '#web/api/assistants.ts';

export type { StoredAssistant };

export interface SetupFormState
  extends Omit<FieldValues, 'setupType'>,
    Pick<StoredAssistant, 'status' | 'deploymentDate'> {
  requestTypes: string[];
  setupType: SetupType;
  /** False until the user has chosen a type: 'both' is then only assumed, no card is chosen. */
  isSetupTypeChosen: boolean;
  requiresAfterHours: boolean;
}

/** The part of the form state that follows from a chosen type. */
export function chosenType(
  setupType: SetupType,
): Pick<SetupFormState, 'setupType' | 'isSetupTypeChosen' | 'requiresAfterHours'> {
  return { setupType, isSetupTypeChosen: true, requiresAfterHours: requiresAfterHours(setupType) };
}

/** The part of a form state that step 1 decides. */
export function chosenTypeOf({
  setupType,
  isSetupTypeChosen,
  requiresAfterHours,
}: SetupFormState): ReturnType<typeof chosenType> {
  return { setupType, isSetupTypeChosen, requiresAfterHours };
}

/** Form state of a stored assistant; what it does not hold yet has its default. */
export function formStateOf(assistant: StoredAssistant): SetupFormState {
  const fields = shownFields(assistant);
  const { status, deploymentDate } = assistant;
  const setupType = toSetupType(fields.setupType);
  return {
    ...fields,
    status,
    deploymentDate,
    requestTypes: [],
    setupType,
    isSetupTypeChosen: fields.setupType !== null,
    requiresAfterHours: requiresAfterHours(setupType),
    // Blank on purpose once the section was saved; until then the default is offered.
    transferMessage:
      fields.transferMessage || (fields.transferNumber === '' ? defaultTransferMessage : ''),
  };
}
