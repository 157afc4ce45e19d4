// Rows of which the first release made versions and tags that databases and browsers still hold. The columns of
// that release are written out; what came later is as an upgrade leaves it.
import type { AssistantRow } from './assistants.store.ts';
import { emptyAssistant } from './empty-assistant.ts';

export const emptyRow: AssistantRow = {
  id: 1_000_000_001,
  ...emptyAssistant(2, 'device_1', '2026-03-02T15:00:00.000Z'),
};

export const typicalRow: AssistantRow = {
  ...emptyRow,
  companyName: 'Maple Homes',
  greeting: 'Thank you for calling Maple Homes. How can I help?',
  companyWebsite: 'https://maplehomes.example',
  businessHours: 'Monday to Friday, 9 AM to 5 PM',
  selectedVoice: 'voice_1',
  transferNumber: '(555) 010-0100',
  setupType: 'both',
};

export const filledRow: AssistantRow = {
  ...typicalRow,
  residentPortal: 'https://portal.maplehomes.example',
  businessHours: 'Monday to Friday,\n9 AM to 5 PM',
  timeZone: 'America/Denver',
  afterHoursStartTime: '18:30',
  afterHoursEndTime: '08:00',
  selectedVoice: 'voice_2',
  transferMessage: 'One moment please.',
  transferConditions: '["emergency","request"]',
  emergencyNumber: '(555) 010-0199',
  maintenanceHandling: 'a',
  maintenancePortal: 'b',
  maintenanceInstructions: 'c',
  urgentMaintenance: 1,
  paymentHandling: 'd',
  paymentPortal: 'e',
  paymentInstructions: 'f',
  emergencyProtocols: 'g',
  emergencyTypes: '["fire"]',
  customRequestTypes: '["keys"]',
  requestWorkflows: '[{"requestType":"keys","steps":[]}]',
  callInstructions:
    '{"ownerRequests":"Take a message.","maintenanceRequests":"Ask for the unit.","paymentRequests":"Name the portal.","urgentIssues":"Call at once.","customInstructions":["Two pets."]}',
  faqs: '[{"question":"Are pets allowed?","answer":"Two cats.","phrasings":["Can I have a dog?"]}]',
  customerPortal: 'h',
  deploymentSchedule: 'i',
  deploymentDate: '2026-03-03T15:00:00.000Z',
  testMode: 1,
  testNumber: 'j',
  setupType: 'after-hours',
  status: 'deployed',
  version: 'x',
  deployedVersion: 'x',
  notifyEmail: 'manager@example.com',
  notifyEmailConfirmedAt: '2026-03-02T15:00:00.000Z',
};
