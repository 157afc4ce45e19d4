// For every route: how a stranger would reach for somebody else's things, and what it must get.
import { callInstructions, companyDetails, voiceContact } from './example-assistant.ts';
import type { TestFile } from './test-client.ts';

/** What the victim owns; the same shape with other values stands for things that do not exist. */
export interface Things {
  assistantId: number;
  documentId: number;
  submissionId: number;
  pdfFilename: string;
  speechKey: string;
  browserId: number;
  deviceId: string;
}

export interface Attack {
  path: string;
  body?: object;
  file?: TestFile;
}

export type Recipe =
  /** An object of the victim: 404, byte for byte like one that does not exist. */
  | { kind: 'object'; reach: (things: Things) => Attack }
  /** A list: 200 with `[]` for who has nothing, never the victim's rows. */
  | { kind: 'list'; reach: (things: Things) => Attack }
  /** A write that names the victim's device identifier: 409. */
  | { kind: 'claim'; reach: (things: Things) => Attack }
  /** A secret that is not known: refused with this status. */
  | { kind: 'secret'; reach: (things: Things) => Attack; status: number }
  /** About the asker or about nobody: 200, and nothing of the victim's in the answer. */
  | { kind: 'own'; reach: (things: Things) => Attack };

const assistant =
  (rest: string, body?: object) =>
  ({ assistantId }: Things) => ({
    path: `/api/assistants/${assistantId}${rest}`,
    ...(body && { body }),
  });
const same = (path: string, body?: object) => () => ({ path, ...(body && { body }) });

/** Method and template, as the router has them. */
export const recipes: Record<string, Recipe> = {
  'GET /api/assistants/:id': { kind: 'object', reach: assistant('') },
  'PATCH /api/assistants/:id': { kind: 'object', reach: assistant('', { setupType: 'both' }) },
  'DELETE /api/assistants/:id': { kind: 'object', reach: assistant('') },
  'GET /api/assistants/:id/readiness': { kind: 'object', reach: assistant('/readiness') },
  'PATCH /api/assistants/:id/company': {
    kind: 'object',
    reach: assistant('/company', { ...companyDetails, companyName: 'Taken over' }),
  },
  'PATCH /api/assistants/:id/voice-contact': {
    kind: 'object',
    reach: assistant('/voice-contact', { ...voiceContact, transferNumber: '666-6666' }),
  },
  'PATCH /api/assistants/:id/knowledge-base': {
    kind: 'object',
    reach: assistant('/knowledge-base', { callInstructions, faqs: [] }),
  },
  'GET /api/assistants/:id/documents': { kind: 'object', reach: assistant('/documents') },
  'POST /api/assistants/:id/documents': {
    kind: 'object',
    reach: ({ assistantId }) => ({
      path: `/api/assistants/${assistantId}/documents`,
      file: { name: 'planted.txt', content: 'Planted by a stranger.', type: 'text/plain' },
    }),
  },
  'PATCH /api/assistants/:id/deployment': {
    kind: 'object',
    reach: assistant('/deployment', { notifyEmail: 'mallory@evil.example' }),
  },
  'POST /api/assistants/:id/deploy': { kind: 'object', reach: assistant('/deploy') },
  'POST /api/assistants/:id/webhook': {
    kind: 'object',
    reach: assistant('/webhook', { email: 'mallory@evil.example' }),
  },
  'GET /api/assistants/:id/summary': { kind: 'object', reach: assistant('/summary') },
  'POST /api/assistants/:id/conversation': {
    kind: 'object',
    reach: assistant('/conversation', { text: 'What are your office hours?' }),
  },
  'POST /api/assistants/:id/voice-response': {
    kind: 'object',
    reach: assistant('/voice-response', { topic: 'greeting' }),
  },
  'GET /api/documents/download/:id': {
    kind: 'object',
    reach: ({ documentId }) => ({ path: `/api/documents/download/${documentId}` }),
  },
  'GET /api/documents/:id/text': {
    kind: 'object',
    reach: ({ documentId }) => ({ path: `/api/documents/${documentId}/text` }),
  },
  'DELETE /api/documents/:id': {
    kind: 'object',
    reach: ({ documentId }) => ({ path: `/api/documents/${documentId}` }),
  },
  'GET /api/speech/:key': {
    kind: 'object',
    reach: ({ speechKey }) => ({ path: `/api/speech/${speechKey}` }),
  },
  'GET /api/pdf/:filename': {
    kind: 'object',
    reach: ({ pdfFilename }) => ({ path: `/api/pdf/${pdfFilename}` }),
  },
  'POST /api/webhook-submissions/:id/retry': {
    kind: 'object',
    reach: ({ submissionId }) => ({ path: `/api/webhook-submissions/${submissionId}/retry` }),
  },
  'DELETE /api/device/browsers/:id': {
    kind: 'object',
    reach: ({ browserId }) => ({ path: `/api/device/browsers/${browserId}` }),
  },

  'GET /api/assistants': {
    kind: 'list',
    reach: ({ deviceId }) => ({ path: `/api/assistants?deviceId=${deviceId}` }),
  },
  'GET /api/device/:deviceId/webhook-submissions': {
    kind: 'list',
    reach: ({ deviceId }) => ({ path: `/api/device/${deviceId}/webhook-submissions` }),
  },
  'GET /api/webhook-submissions': {
    kind: 'list',
    reach: ({ deviceId }) => ({ path: `/api/webhook-submissions?deviceId=${deviceId}` }),
  },

  'POST /api/assistants': {
    kind: 'claim',
    reach: ({ deviceId }) => ({ path: '/api/assistants', body: { deviceId } }),
  },

  'POST /api/device/recovery': {
    kind: 'secret',
    status: 400,
    reach: same('/api/device/recovery', { recoveryCode: '0000-0000', confirmSwitch: true }),
  },
  'POST /api/device/links/preview': {
    kind: 'secret',
    status: 410,
    reach: same('/api/device/links/preview', { secret: 'x' }),
  },
  'POST /api/device/links/redeem': {
    kind: 'secret',
    status: 410,
    reach: same('/api/device/links/redeem', { secret: 'x', confirmSwitch: true }),
  },
  'POST /api/notify-email/confirm': {
    kind: 'secret',
    status: 404,
    reach: same('/api/notify-email/confirm', { token: 'x' }),
  },

  'GET /api/order-files/:token': {
    kind: 'secret',
    status: 404,
    reach: ({ submissionId, documentId }) => ({
      path: `/api/order-files/${submissionId}.file.${documentId}.9999999999.${'x'.repeat(43)}`,
    }),
  },

  // The provider's calls: closed to every owner and to who has nothing.
  'POST /api/operator/login': {
    kind: 'secret',
    status: 401,
    reach: same('/api/operator/login', { username: 'kim', password: 'a guess at it' }),
  },
  'POST /api/operator/logout': {
    kind: 'secret',
    status: 401,
    reach: same('/api/operator/logout'),
  },
  'GET /api/operator/deployments': {
    kind: 'secret',
    status: 401,
    reach: same('/api/operator/deployments'),
  },
  'PATCH /api/operator/deployments/:id': {
    kind: 'secret',
    status: 401,
    reach: ({ assistantId }) => ({
      path: `/api/operator/deployments/${assistantId}`,
      body: { phoneNumber: '+12125550199' },
    }),
  },

  'POST /api/operator/deployments/:id/recovery-code': {
    kind: 'secret',
    status: 401,
    reach: ({ assistantId }) => ({
      path: `/api/operator/deployments/${assistantId}/recovery-code`,
    }),
  },
  'POST /api/operator/deployments/:id/release': {
    kind: 'secret',
    status: 401,
    reach: ({ assistantId }) => ({ path: `/api/operator/deployments/${assistantId}/release` }),
  },

  'GET /api/device': { kind: 'own', reach: same('/api/device') },
  'GET /api/device/browsers': { kind: 'own', reach: same('/api/device/browsers') },
  'POST /api/device/recovery-code': { kind: 'own', reach: same('/api/device/recovery-code') },
  'POST /api/device/links': { kind: 'own', reach: same('/api/device/links') },
  'POST /api/device/forget': { kind: 'own', reach: same('/api/device/forget') },
  'GET /api/config': { kind: 'own', reach: same('/api/config') },
  'GET /api/voices': { kind: 'own', reach: same('/api/voices') },
  'GET /api/voices/:id/sample': { kind: 'own', reach: same('/api/voices/voice_1/sample') },
  'GET /api/openapi.json': { kind: 'own', reach: same('/api/openapi.json') },
  'GET /api/docs': { kind: 'own', reach: same('/api/docs') },
  'GET /api/docs/style.css': { kind: 'own', reach: same('/api/docs/style.css') },
  'GET /healthz': { kind: 'own', reach: same('/healthz') },
  'GET /readyz': { kind: 'own', reach: same('/readyz') },
  'GET /metrics': { kind: 'own', reach: same('/metrics') },
};
