// An invented property manager with everything filled in, for screenshots, the bench and journeys, and
// the calls that put it into a server.

export const sampleCompany = {
  setupType: 'both',
  company: {
    companyName: 'Harbour Row Property Management',
    greeting:
      'Thank you for calling Harbour Row Property Management. I am the virtual assistant. How can I help you today?',
    companyWebsite: 'https://harbourrow.example',
    residentPortal: 'https://residents.harbourrow.example',
    businessHours: 'Monday to Friday, 8:30 AM to 5:30 PM; Saturday, 10 AM to 2 PM',
    timeZone: 'America/New_York',
    afterHoursStartTime: '17:30',
    afterHoursEndTime: '08:30',
  },
  voiceContact: {
    selectedVoice: 'voice_1',
    transferNumber: '(555) 012-4477',
    transferMessage: 'One moment please, I am connecting you with a colleague.',
    transferConditions: ['emergency', 'request'],
    emergencyNumber: '(555) 012-9911',
  },
  callInstructions: {
    ownerRequests:
      'Ask for name, building and unit. Owners who ask about meetings or minutes are pointed to the resident portal; anything about contracts goes to the office.',
    maintenanceRequests:
      'Ask for building, unit, a short description and whether it gets worse. Offer the resident portal for routine repairs and say that we answer within one business day.',
    paymentRequests:
      'Rent and dues are paid in the resident portal, by check to the office or by bank transfer. Never take card numbers on the phone.',
    urgentIssues:
      'Water that cannot be stopped, no heat below 40 degrees, gas smell, fire or a blocked exit: tell the caller to leave danger first and dial 911 where life is at risk, then transfer to the on-call technician.',
    customInstructions: [
      'Lockouts: between 8 AM and 8 PM transfer to the office; at night give the number of the locksmith.',
      'Parking: ask for plate and space, and promise a call back on the next business day.',
    ],
  },
  faqs: [
    {
      question: 'How do I pay my monthly dues?',
      answer:
        'In the resident portal under Payments, by check to the office, or by bank transfer with your unit number.',
    },
    {
      question: 'When is the pool open?',
      answer: 'From Memorial Day to Labor Day, every day from 10 AM to 8 PM.',
    },
    {
      question: 'May I keep a dog?',
      answer: 'Yes, up to two pets a unit. Please register them at the office first.',
    },
  ],
  documents: [
    {
      name: 'Community rules 2026.txt',
      text: 'Quiet hours are from 10 PM to 7 AM.\nGuests may park for 48 hours.\nBulk waste is collected on the first Tuesday of a month.\n',
    },
    {
      name: 'Move-in checklist.txt',
      text: 'Book the elevator three days ahead.\nThe office hands out keys until 5 PM.\nMeter readings go to the resident portal.\n',
    },
  ],
};

/**
 * Creates an assistant with everything filled in, through the public calls.
 *
 * @param {import('../peers/plain-client.mjs').PlainClient} client that has its cookie already
 * @param {{ deviceId: string, companyName?: string }} options
 * @returns {Promise<number>} its id
 */
export async function createSampleAssistant(client, { deviceId, companyName }) {
  const { id } = await client.expectOk('POST', '/api/assistants', { deviceId, fresh: true });
  const path = `/api/assistants/${id}`;
  const { setupType, company, voiceContact, callInstructions, faqs, documents } = sampleCompany;
  await client.expectOk('PATCH', path, { setupType });
  await client.expectOk('PATCH', `${path}/company`, {
    ...company,
    ...(companyName && {
      companyName,
      greeting: company.greeting.replace(company.companyName, companyName),
    }),
  });
  await client.expectOk('PATCH', `${path}/voice-contact`, voiceContact);
  await client.expectOk('PATCH', `${path}/knowledge-base`, { callInstructions });
  await client.expectOk('PATCH', `${path}/knowledge-base`, { faqs });
  for (const { name, text } of documents) {
    await client.upload(id, name, text);
  }
  return id;
}

/** The form of identifier that a browser makes. */
export function newDeviceId() {
  const random = crypto.getRandomValues(new Uint8Array(16));
  return `device_${Date.now()}_${Buffer.from(random).toString('hex')}`;
}
