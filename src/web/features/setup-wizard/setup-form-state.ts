// The form state that all steps of the wizard share, with its defaults (spec 3, 9).
import { defaultAfterHours } from '#shared/domain/company-details.ts';
import {
  defaultSetupType,
  requiresAfterHours,
  type SetupType,
  toSetupType,
} from '#shared/domain/setup-type.ts';
import { defaultTransferMessage } from '#shared/domain/voice-contact.ts';
import type { StoredAssistant } from '#web/api/assistants.ts';

export type { StoredAssistant };

/** What the API shows of an assistant, less what the wizard never edits. */
type AssistantFields = Omit<
  StoredAssistant,
  | 'id'
  | 'etags'
  | 'setupType'
  | 'deviceId'
  | 'createdAt'
  | 'hasUndeployedChanges'
  | 'isNotifyEmailConfirmed'
  | 'numberRequest'
>;

export interface SetupFormState extends AssistantFields {
  requestTypes: string[];
  setupType: SetupType;
  /** False until the user has chosen a type: 'both' is then only assumed, no card is chosen. */
  isSetupTypeChosen: boolean;
  requiresAfterHours: boolean;
}

const defaultFormState: SetupFormState = {
  companyName: '',
  greeting: '',
  companyWebsite: '',
  residentPortal: '',
  businessHours: '',
  timeZone: '',
  afterHoursStartTime: defaultAfterHours.start,
  afterHoursEndTime: defaultAfterHours.end,
  selectedVoice: '',
  transferNumber: '',
  transferMessage: defaultTransferMessage,
  transferConditions: [],
  maintenanceHandling: '',
  maintenancePortal: '',
  maintenanceInstructions: '',
  urgentMaintenance: false,
  paymentHandling: '',
  paymentPortal: '',
  paymentInstructions: '',
  emergencyProtocols: '',
  emergencyNumber: '',
  emergencyTypes: [],
  customRequestTypes: [],
  requestWorkflows: [],
  callInstructions: null,
  faqs: [],
  customerPortal: '',
  deploymentSchedule: '',
  deploymentDate: '',
  testMode: false,
  testNumber: '',
  status: 'draft',
  notifyEmail: '',
  requestTypes: [],
  setupType: defaultSetupType,
  isSetupTypeChosen: false,
  requiresAfterHours: requiresAfterHours(defaultSetupType),
};

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

/** Form state of a stored assistant; what it does not hold yet keeps its default. */
export function formStateOf(assistant: StoredAssistant): SetupFormState {
  const setupType = toSetupType(assistant.setupType);
  return {
    ...defaultFormState,
    ...fieldsOf(assistant),
    setupType,
    isSetupTypeChosen: assistant.setupType !== null,
    requiresAfterHours: requiresAfterHours(setupType),
    afterHoursStartTime: assistant.afterHoursStartTime || defaultAfterHours.start,
    afterHoursEndTime: assistant.afterHoursEndTime || defaultAfterHours.end,
    // Blank on purpose once the section was saved; until then the default is offered.
    transferMessage:
      assistant.transferMessage || (assistant.transferNumber === '' ? defaultTransferMessage : ''),
  };
}

function fieldsOf(assistant: StoredAssistant): AssistantFields {
  const {
    id: _id,
    etags: _etags,
    setupType: _setupType,
    deviceId: _deviceId,
    createdAt: _createdAt,
    hasUndeployedChanges: _hasUndeployedChanges,
    isNotifyEmailConfirmed: _isNotifyEmailConfirmed,
    numberRequest: _numberRequest,
    ...fields
  } = assistant;
  return fields;
}
