// Under which heading a call stands in the API's description, in the order of the product's story.

/** Headings with the beginnings of their paths; the first that fits. */
const sections: [name: string, starts: string[]][] = [
  ['Documents', ['/api/documents', '/api/assistants/{id}/documents']],
  [
    'Conversation and voices',
    [
      '/api/assistants/{id}/conversation',
      '/api/assistants/{id}/voice-response',
      '/api/voices',
      '/api/speech',
    ],
  ],
  [
    'Deployment and submissions',
    [
      '/api/assistants/{id}/deploy',
      '/api/assistants/{id}/webhook',
      '/api/notify-email',
      '/api/webhook-submissions',
      '/api/device/{deviceId}',
      '/api/pdf',
    ],
  ],
  ['Assistants', ['/api/assistants']],
  ['This browser', ['/api/device']],
  ['Provider', ['/api/operator']],
];

const otherSection = 'Settings';

export function sectionOf(path: string): string {
  const found = sections.find(([, starts]) => starts.some((start) => path.startsWith(start)));
  return found?.[0] ?? otherSection;
}

/** As the page shows them. */
export const sectionNames = [
  'Assistants',
  'Documents',
  'Conversation and voices',
  'Deployment and submissions',
  'This browser',
  'Provider',
  otherSection,
];
