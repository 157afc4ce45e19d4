// A complete assistant as the wizard's calls send it, and the shortest way to one on the server.
import type { TestClient } from './test-client.ts';

export const companyDetails = {
  companyName: 'Maple Homes',
  greeting: 'Thank you for calling Maple Homes. How can I help?',
  companyWebsite: 'https://maplehomes.example',
  residentPortal: 'https://portal.maplehomes.example',
  businessHours: 'Monday to Friday, 9 AM to 5 PM',
};

export const voiceContact = {
  selectedVoice: 'voice_1',
  transferNumber: '(555) 010-0100',
  transferMessage: 'One moment please.',
  transferConditions: ['emergency', 'request'],
};

export const callInstructions = {
  ownerRequests: 'Take a message for the manager.',
  maintenanceRequests: 'Ask for the unit and the fault.',
  paymentRequests: 'Point to the resident portal.',
  urgentIssues: 'Send callers in danger to 911.',
  customInstructions: ['Two pets are allowed.'],
};

export const faqs = [{ question: 'Are pets allowed?', answer: 'Two cats or one small dog.' }];

export const emptyTexts = { companyName: '', greeting: '', selectedVoice: '', transferNumber: '' };

/** A new draft, always a fresh one. */
export async function createDraft(client: TestClient, deviceId = ''): Promise<number> {
  const answer = await client.post('/api/assistants', { ...emptyTexts, deviceId, fresh: true });
  if (answer.status !== 200) throw new Error(`no draft: ${answer.status} ${answer.text}`);
  return answer.body.id;
}

/** An assistant with everything that a deployment needs. */
export async function createComplete(client: TestClient, deviceId = ''): Promise<number> {
  const id = await createDraft(client, deviceId);
  await client.patch(`/api/assistants/${id}`, { setupType: 'both' });
  await client.patch(`/api/assistants/${id}/company`, companyDetails);
  await client.patch(`/api/assistants/${id}/voice-contact`, voiceContact);
  return id;
}
