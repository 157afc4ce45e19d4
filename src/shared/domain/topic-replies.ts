// What the assistant says on the nine topics of POST /voice-response (spec 7). A reply states only
// what the settings hold: call scripts and custom instructions are never read aloud, and a transfer
// is promised only when there is a number to transfer to.

import { defaultTransferMessage } from './call-transfer.ts';
import {
  askForDetails,
  asSentence,
  dangerFirst,
  emergencyReply,
  hoursReply,
  noCardNumbers,
  thanksForCalling,
} from './canned-replies.ts';
import type { Faq } from './faqs.ts';
import type { SetupType } from './setup-type.ts';

export const voiceResponseTopics = [
  'greeting',
  'default',
  'maintenance',
  'payment',
  'emergency',
  'hours',
  'faq',
  'transfer',
  'custom',
] as const;
export type VoiceResponseTopic = (typeof voiceResponseTopics)[number];

/** The settings a reply may draw on. Texts of a draft may be empty. */
export interface TopicReplySettings {
  companyName: string;
  greeting: string;
  businessHours: string;
  residentPortal: string;
  companyWebsite: string;
  emergencyNumber: string;
  /** Somebody picks up for a caller who asks for a person now, see whoPicksUp(). */
  reachesPerson: boolean;
  transferMessage: string;
  faqs: readonly Faq[];
  /** How many custom scripts are saved; their texts are never spoken. */
  customInstructionsCount: number;
  setupType: SetupType;
}

/** The assistant's reply on one topic (spec 7, voice-response). */
export function topicReply(topic: VoiceResponseTopic, settings: TopicReplySettings): string {
  return replyByTopic[topic](settings);
}

const replyByTopic: Record<VoiceResponseTopic, (settings: TopicReplySettings) => string> = {
  greeting: ({ greeting, companyName }) =>
    greeting.trim() ||
    `Hello! ${thanksForCalling(companyName)} I'm the virtual assistant. How can I help you today?`,
  default: defaultReply,
  maintenance: maintenanceReply,
  payment: paymentReply,
  emergency: ({ emergencyNumber }) => emergencyReply(emergencyNumber),
  hours: ({ businessHours }) =>
    businessHours.trim() === ''
      ? "I don't have our business hours at hand. I can take a message, and our team will see it."
      : hoursReply(businessHours),
  faq: faqReply,
  transfer: transferReply,
  custom: customReply,
};

function defaultReply({ setupType }: TopicReplySettings): string {
  switch (setupType) {
    case 'receptionist':
      return 'I can help with maintenance, payments, office hours and general questions, or take a message for the team. What can I do for you?';
    case 'after-hours':
      return `I can help with urgent maintenance, answer questions, or take a message for the office. ${dangerFirst} What is happening?`;
    case 'both':
      return 'I can help at any hour with maintenance, emergencies, payments and questions, or take a message. What can I do for you?';
  }
}

function maintenanceReply({ setupType }: TopicReplySettings): string {
  const details = askForDetails('what is wrong');
  return setupType === 'receptionist'
    ? `I can take down a maintenance request. ${details} ${dangerFirst}`
    : `First, is anyone in danger, or is damage getting worse right now? ${dangerFirst} Otherwise, let me take down your request. ${details}`;
}

function paymentReply({ residentPortal, companyWebsite }: TopicReplySettings): string {
  const portal = residentPortal.trim();
  const website = companyWebsite.trim();
  const message =
    'For a question about your balance or a fee, I can take a message for our team to look at your account.';
  if (portal !== '') {
    return `${asSentence(`For payments, please use our resident portal: ${portal}`)} ${message} ${noCardNumbers}`;
  }
  if (website !== '') {
    return `${asSentence(`For payments, please start with our website: ${website}`)} ${message} ${noCardNumbers}`;
  }
  return `I can pass your payment question to our team. ${askForDetails('your question')} ${noCardNumbers}`;
}

function faqReply({ faqs }: TopicReplySettings): string {
  const example = faqs.find(
    ({ question, answer }) => question.trim() !== '' && answer.trim() !== '',
  );
  return example === undefined
    ? "I don't have answers to common questions yet. Tell me what you would like to know, and I can take a message for our team."
    : `Here is one question I can answer: “${example.question.trim()}” The answer is: “${example.answer.trim()}”`;
}

function transferReply({ reachesPerson, transferMessage }: TopicReplySettings): string {
  return reachesPerson
    ? transferMessage.trim() || defaultTransferMessage
    : `I can't connect you to a person from here, but I can take a message for our team. ${askForDetails('what it is about')}`;
}

function customReply({ customInstructionsCount }: TopicReplySettings): string {
  return customInstructionsCount > 0
    ? 'Our team has told me how to handle some special requests. Tell me what you need, and I will follow their instructions or take a message.'
    : 'I have no instructions for special requests yet. Tell me what you need, and I can take a message for our team.';
}
