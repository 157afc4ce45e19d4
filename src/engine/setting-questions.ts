// How callers ask for what every set-up has a field for. Retrieval finds the fields by these, among the
// FAQs.

export const settingQuestions = {
  businessHours: [
    'What are your office hours?',
    'When are you open?',
    'When can I reach somebody in the office?',
    'Can I come by the office on Saturday?',
    'What time does the manager get in?',
    'Is anyone at the office during lunch?',
    'How late are you there today?',
  ],
  companyWebsite: [
    'What is your website?',
    'Where can I look you up on the internet?',
    'Do you have a web page?',
    'Where can I see what you have on my computer?',
  ],
  residentPortal: [
    'Where is the resident portal?',
    'Where do I log in to my account?',
    'How do I sign in online?',
    'Where online do I send in a maintenance request?',
    'Where can I see my statement online?',
  ],
  emergencyNumber: [
    'What is the emergency number?',
    'Who do I call after hours?',
    'What is the number of the person on call?',
    'What number do I ring for an emergency at night?',
  ],
} as const;
