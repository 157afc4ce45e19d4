// Tests of the replies to the nine topics of POST /voice-response (spec 7).
import { describe, expect, it } from 'vitest';
import { defaultTransferMessage } from './call-transfer.ts';
import { setupTypes } from './setup-type.ts';
import { type TopicReplySettings, topicReply, voiceResponseTopics } from './topic-replies.ts';

const draft: TopicReplySettings = {
  companyName: '',
  greeting: '',
  businessHours: '',
  residentPortal: '',
  companyWebsite: '',
  emergencyNumber: '',
  reachesPerson: false,
  transferMessage: '',
  faqs: [],
  customInstructionsCount: 0,
  setupType: 'both',
};
const maple: TopicReplySettings = {
  companyName: 'Maple Homes',
  greeting: 'Maple Homes, good day. What can we do for you?',
  businessHours: 'Mon–Fri 8:30 to 17:00; Sat by appointment',
  residentPortal: 'https://portal.maple.example',
  companyWebsite: 'https://maple.example',
  emergencyNumber: '(555) 010-0199',
  reachesPerson: true,
  transferMessage: 'One moment, I am getting Dana for you.',
  faqs: [
    { question: ' ', answer: '' },
    { question: 'Where do I park?', answer: 'In your numbered space.' },
    { question: 'Is there a pool?', answer: 'Yes.' },
  ],
  customInstructionsCount: 2,
  setupType: 'both',
};

describe('topic replies', () => {
  it('[CALL-17] knows the nine topics', () => {
    expect(voiceResponseTopics).toEqual([
      'greeting',
      'default',
      'maintenance',
      'payment',
      'emergency',
      'hours',
      'faq',
      'transfer',
      'custom',
    ]);
  });

  const everyReply = voiceResponseTopics.flatMap((topic) =>
    setupTypes.map((setupType) => ({ topic, setupType })),
  );
  it.each(everyReply)(
    '[CALL-17] $topic reads well for $setupType, even for an empty draft',
    ({ topic, setupType }) => {
      for (const settings of [draft, maple]) {
        const reply = topicReply(topic, { ...settings, setupType });
        expect(reply).toMatch(/^[A-Z].*[.?”]$/);
        expect(reply).not.toMatch(/ {2}| [.,?]|\.\.|undefined|null/);
      }
      expect(topicReply(topic, { ...draft, setupType })).not.toMatch(/transfer you|please hold/i);
    },
  );

  it.each([
    ['the saved greeting', 'greeting', maple, /^Maple Homes, good day\. What can we do for you\?$/],
    ['the company name', 'greeting', { ...maple, greeting: ' ' }, /for calling Maple Homes\./],
    [
      'a warm default',
      'greeting',
      draft,
      /^Hello! Thank you for calling\. I'm the virtual assistant/,
    ],
    ['the hours as typed', 'hours', maple, /: Mon–Fri 8:30 to 17:00; Sat by appointment\.$/],
    ['no invented hours', 'hours', draft, /^I don't have our business hours[^0-9]*$/],
    ['the portal', 'payment', maple, /resident portal: https:\/\/portal\.maple\.example\./],
    [
      'the website',
      'payment',
      { ...maple, residentPortal: '' },
      /website: https:\/\/maple\.example\./,
    ],
    ['a message', 'payment', draft, /pass your payment question to our team/],
    ['no card numbers', 'payment', draft, /do not share card or bank account numbers/],
    ['no card numbers', 'payment', maple, /do not share card or bank account numbers/],
    ['911, then the number', 'emergency', maple, /call 911.*\(555\) 010-0199\.$/],
    ['911, then a message', 'emergency', draft, /call 911.*take a message/],
    ['the first FAQ in quotes', 'faq', maple, /“Where do I park\?”.*“In your numbered space\.”$/],
    ['that there are no FAQs', 'faq', draft, /^I don't have answers to common questions yet\./],
    ['the transfer message', 'transfer', maple, /^One moment, I am getting Dana for you\.$/],
    ['that nobody can be reached', 'transfer', draft, /can't connect you.*take a message/],
    ['special requests', 'custom', maple, /how to handle some special requests/],
    ['no special requests', 'custom', draft, /no instructions for special requests yet/],
  ] as const)('[CALL-17] says %s (%s)', (_what, topic, settings, expected) => {
    expect(topicReply(topic, settings)).toMatch(expected);
  });

  it('[CALL-17] falls back to the default transfer message', () => {
    expect(topicReply('transfer', { ...maple, transferMessage: ' ' })).toBe(defaultTransferMessage);
  });

  it('[CALL-17] promises no transfer while nobody picks up', () => {
    expect(topicReply('transfer', { ...maple, reachesPerson: false })).not.toContain('Dana');
  });
  it.each(['after-hours', 'both'] as const)(
    '[CALL-17] %s asks about danger before taking a request',
    (setupType) => {
      expect(topicReply('maintenance', { ...maple, setupType })).toMatch(
        /^First, is anyone in danger/,
      );
    },
  );
});
