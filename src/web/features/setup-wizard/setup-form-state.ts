// The form state that all steps of the wizard share, with its defaults (spec 3, 9).
import type { Assistant } from '#shared/domain/assistant.ts';
import { defaultAfterHours } from '#shared/domain/company-details.ts';
import {
  defaultSetupType,
  requiresAfterHours,
  type SetupType,
  toSetupType,
} from '#shared/domain/setup-type.ts';
import { defaultTransferMessage } from '#shared/domain/voice-contact.ts';

/** What the API shows of an assistant, less what the wizard never edits. */
type AssistantFields = Omit<
  Assistant,
  'id' | 'setupType' | 'deviceId' | 'createdAt' | 'hasUndeployedChanges' | 'isNotifyEmailConfirmed'
>;

export interface SetupFormState extends AssistantFields {
  requestTypes: string[];
  setupType: SetupType;
  /** False until the user has chosen a type: 'both' is then only assumed, no card is chosen. */
  isSetupTypeChosen: boolean;
  requiresAfterHours: boolean;
}

export const defaultFormState: SetupFormState = {
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

/** Form state of a stored assistant; what it does not hold yet keeps its default. */
export function formStateOf(assistant: Assistant): SetupFormState {
  const setupType = toSetupType(assistant.setupType);
  return {
    ...defaultFormState,
    ...fieldsOf(assistant),
    setupType,
    isSetupTypeChosen: assistant.setupType !== null,
    requiresAfterHours: requiresAfterHours(setupType),
    afterHoursStartTime: assistant.afterHoursStartTime || defaultAfterHours.start,
    afterHoursEndTime: assistant.afterHoursEndTime || defaultAfterHours.end,
  };
}

function fieldsOf(assistant: Assistant): AssistantFields {
  const {
    id: _id,
    setupType: _setupType,
    deviceId: _deviceId,
    createdAt: _createdAt,
    hasUndeployedChanges: _hasUndeployedChanges,
    isNotifyEmailConfirmed: _isNotifyEmailConfirmed,
    ...fields
  } = assistant;
  return fields;
}
