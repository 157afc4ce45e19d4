// Table of the weak points of voice and contact: each rule by one change to a set-up that has none.
import { it } from 'vitest';
import { expectWeak, type WeakRow, withFaq } from '#tests/setup/weak-rows.ts';

const rows: WeakRow[] = [
  [
    'a transfer number of words',
    { transferNumber: 'the front desk' },
    'voice-settings transferNumber',
    /“the front desk” cannot be dialed/,
  ],
  [
    'a transfer to the assistant itself',
    { transferNumber: '(212) 555-0142' },
    'voice-settings transferNumber',
    /own number.*comes straight back/,
  ],
  [
    'a transfer to the number callers know, in an answer',
    withFaq('What is your number?', 'Call +1 555 012 4477.'),
    'voice-settings transferNumber',
    /the one you give to callers/,
  ],
  [
    'a transfer to the number callers know, in the hours',
    { businessHours: 'Daily 9 AM to 5 PM, (555) 012-4477' },
    'voice-settings transferNumber',
    /the one you give to callers/,
  ],
  [
    'no transfer condition',
    { transferConditions: [] },
    'voice-settings transferConditions',
    /no caller is ever connected/,
  ],
  [
    'a transfer message with a placeholder',
    { transferMessage: 'Connecting you with ____.' },
    'voice-settings transferMessage',
    /still holds “____”/,
  ],
  [
    'no emergency number',
    { emergencyNumber: ' ' },
    'voice-settings emergencyNumber',
    /no emergency \/ on-call number/,
  ],

  [
    '[HOURS-09] nobody perhaps at the number for urgent calls at night',
    { emergencyNumber: ' ' },
    'voice-settings emergencyNumber',
    /while you are closed go to the transfer number, where nobody may answer/,
  ],
  [
    '911 as the emergency number',
    { emergencyNumber: '911' },
    'voice-settings emergencyNumber',
    /names 911 in any case/,
  ],
  [
    'an emergency number of words',
    { emergencyNumber: 'ask the manager' },
    'voice-settings emergencyNumber',
    /“ask the manager” cannot be dialed/,
  ],
  [
    'the assistant as the emergency number',
    { emergencyNumber: '212-555-0142' },
    'voice-settings emergencyNumber',
    /own number/,
  ],
  [
    'one line for transfers and emergencies',
    { emergencyNumber: '+1 555 012 4477' },
    'voice-settings emergencyNumber',
    /the same line/,
  ],
];

it.each(rows)('[READY-02] [READY-04] names %s', (_, change, where, sentence) => {
  expectWeak(change, where, sentence);
});
