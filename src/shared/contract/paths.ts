// Every address of the API (spec 7), for both sides.
export const apiPaths = {
  config: '/api/config',
  device: '/api/device',
  deviceBrowsers: '/api/device/browsers',
  deviceBrowser: '/api/device/browsers/:id',
  deviceRecoveryCode: '/api/device/recovery-code',
  deviceRecovery: '/api/device/recovery',
  deviceLinks: '/api/device/links',
  deviceLinkPreview: '/api/device/links/preview',
  deviceLinkRedeem: '/api/device/links/redeem',
  deviceForget: '/api/device/forget',
  deviceSubmissions: '/api/device/:deviceId/webhook-submissions',
  assistants: '/api/assistants',
  assistant: '/api/assistants/:id',
  assistantCompany: '/api/assistants/:id/company',
  assistantVoiceContact: '/api/assistants/:id/voice-contact',
  assistantKnowledgeBase: '/api/assistants/:id/knowledge-base',
  assistantReadiness: '/api/assistants/:id/readiness',
  assistantDocuments: '/api/assistants/:id/documents',
  assistantDeployment: '/api/assistants/:id/deployment',
  assistantDeploy: '/api/assistants/:id/deploy',
  assistantWebhook: '/api/assistants/:id/webhook',
  assistantConversation: '/api/assistants/:id/conversation',
  assistantVoiceResponse: '/api/assistants/:id/voice-response',
  document: '/api/documents/:id',
  documentDownload: '/api/documents/download/:id',
  documentText: '/api/documents/:id/text',
  voices: '/api/voices',
  voiceSample: '/api/voices/:id/sample',
  speech: '/api/speech/:key',
  submissions: '/api/webhook-submissions',
  submissionRetry: '/api/webhook-submissions/:id/retry',
  pdf: '/api/pdf/:filename',
  notifyEmailConfirm: '/api/notify-email/confirm',
} as const;

/** Puts encoded values into a template: `fillPath('/api/assistants/:id', { id: 7 })`. */
export function fillPath(template: string, values: Record<string, string | number>): string {
  return template.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name])));
}
