// Stored assistants for the tests of the wizard.
import { emptyFields } from '#shared/domain/assistant-field-values.ts';
import type { StoredAssistant } from '#web/features/setup-wizard/setup-form-state.ts';

export const emptyAssistant: StoredAssistant = {
  id: 1_234_567_890,
  ...emptyFields(),
  deploymentDate: '',
  status: 'draft',
  deviceId: 'device_1700000000000_test',
  createdAt: '2024-11-20T09:00:00.000Z',
  hasUndeployedChanges: false,
  isNotifyEmailConfirmed: false,
  numberRequest: null,
  etags: {
    setupType: '"type-1"',
    company: '"company-1"',
    voiceContact: '"voice-1"',
    callInstructions: '"scripts-1"',
    faqs: '"faqs-1"',
    deployment: '"deployment-1"',
  },
};

export const filledAssistant: StoredAssistant = {
  ...emptyAssistant,
  companyName: 'Maple Court Residences',
  greeting: 'Thank you for calling Maple Court. How can I help you today?',
  companyWebsite: 'maplecourt.example',
  businessHours: 'Monday to Friday, 9 AM to 5 PM',
  selectedVoice: 'voice_1',
  transferNumber: '(555) 010-7788',
  setupType: 'both',
  callInstructions: {
    ownerRequests: 'Take a message for the manager.',
    maintenanceRequests: 'Ask for the unit and the fault.',
    paymentRequests: 'Point to the resident portal.',
    urgentIssues: 'Call the on-call number at once.',
    customInstructions: [],
  },
};
