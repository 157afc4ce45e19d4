// A full assistant as the API shows it, for tests of what is made from its configuration.
import type { OrderFacts } from '#server/features/deployment/order-facts.ts';
import type { Assistant } from '#shared/domain/assistant.ts';
import { emptyFields } from '#shared/domain/assistant-field-values.ts';

const sentence =
  'Ask for the name, the unit number and a phone number to call back, then repeat them to the caller. ';

export const filledConfiguration: Assistant = {
  ...emptyFields(),
  id: 4_815_162_342,
  companyName: 'Oakwood Property Management',
  greeting: 'Thank you for calling Oakwood. How can I help you today?',
  companyWebsite: 'https://oakwood.example',
  residentPortal: 'https://portal.oakwood.example',
  businessHours: 'Monday to Friday 9 AM to 5 PM\nSaturday 10 AM to 1 PM',
  timeZone: 'America/New_York',
  afterHoursStartTime: '17:00',
  afterHoursEndTime: '09:00',
  selectedVoice: 'voice_1',
  transferNumber: '(555) 010-0199',
  transferMessage: 'One moment please.',
  transferConditions: ['emergency', 'request'],
  emergencyNumber: '+1 555 010 0911',
  callInstructions: {
    ownerRequests: `Owner script. ${sentence.repeat(5)}`,
    maintenanceRequests: `Maintenance script. ${sentence.repeat(6)}`,
    paymentRequests: `Payment script. ${sentence.repeat(4)}`,
    urgentIssues: `Emergency script. ${sentence.repeat(6)}`,
    customInstructions: [1, 2, 3, 4, 5].map((n) => `Special case ${n}. ${sentence.repeat(2)}`),
  },
  faqs: Array.from({ length: 10 }, (_, index) => ({
    question: `Where is answer number ${index + 1}?`,
    answer: `In the handbook, chapter ${index + 1}. ${sentence.repeat(2)}`,
  })),
  deploymentDate: '',
  setupType: 'both',
  status: 'draft',
  deviceId: 'device_1700000000000_test',
  createdAt: '2026-03-01T12:00:00.000Z',
  hasUndeployedChanges: false,
  notifyEmail: 'manager@oakwood.example',
  isNotifyEmailConfirmed: false,
};

export const filledDocuments = [
  { originalName: 'Resident handbook.pdf', size: 1_234_567 },
  { originalName: 'rules.docx', size: 20_480 },
];

/** Deployed for the first time, and the provider was told. */
export const firstOrder: OrderFacts = {
  submissionId: 7_712_780_782,
  revision: 1,
  request: 'first',
  deployedAt: '2026-03-02T15:00:00.000Z',
  phoneNumber: null,
  expectedBy: '2026-03-11',
  isProviderTold: true,
};
