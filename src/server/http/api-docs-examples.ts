// What a request to each call may look like, for the API's description. A test sends each to its rules.

/** Bodies by call, as OpenAPI writes its path. */
export const bodyExamples: Record<string, object> = {
  'POST /api/assistants': {
    companyName: '',
    greeting: '',
    selectedVoice: '',
    transferNumber: '',
    deviceId: 'device_1770000000000_3f9c2a71d04e4b5f8a6d1c2e3b4a5968',
  },
  'PATCH /api/assistants/{id}': { setupType: 'both' },
  'PATCH /api/assistants/{id}/company': {
    companyName: 'Cedar Court',
    greeting: 'Thank you for calling Cedar Court. How can I help?',
    companyWebsite: 'https://cedarcourt.example',
    residentPortal: 'https://portal.cedarcourt.example',
    businessHours: 'Monday to Friday, 9 AM to 5 PM',
    timeZone: 'America/New_York',
  },
  'PATCH /api/assistants/{id}/voice-contact': {
    selectedVoice: 'voice_1',
    transferNumber: '(212) 555-0100',
    transferMessage: 'One moment please, I connect you.',
    transferConditions: ['emergency', 'request'],
    emergencyNumber: '(212) 555-0111',
  },
  'PATCH /api/assistants/{id}/knowledge-base': {
    faqs: [{ question: 'Are pets allowed?', answer: 'Two cats or one small dog.' }],
  },
  'PATCH /api/assistants/{id}/deployment': { notifyEmail: 'manager@cedarcourt.example' },
  'POST /api/assistants/{id}/webhook': { email: 'manager@cedarcourt.example' },
  'POST /api/assistants/{id}/voice-response': { topic: 'hours' },
  'POST /api/notify-email/confirm': { token: 'Xq3b2vYh7u1c9T0aLk5mWg' },
  'POST /api/device/recovery': { recoveryCode: '7K2M-9QXC-4T8V-2HNP-6RWB-3YJD-5FGA' },
  'POST /api/device/links/preview': { secret: 'pZ4m1Wq8' },
  'POST /api/device/links/redeem': { secret: 'pZ4m1Wq8', confirmSwitch: true },
  'POST /api/operator/login': { username: 'kim@provider.example', password: 'lamp on the porch 7' },
  'PATCH /api/operator/deployments/{id}': {
    phoneNumber: '+12125550142',
    state: 'ported',
    note: 'Brought along from the former carrier',
  },
};

/** The conversation takes JSON or a form, which the rules of a call do not tell. */
export const turnExample = { text: 'Are you open on Saturday?' };
