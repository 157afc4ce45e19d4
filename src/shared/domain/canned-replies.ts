// The built-in replies used when POST /voice-response fails (spec 8, Fallback). They work without
// a server, so they may use three facts only and never promise a transfer.
import { ownEmergencyLine } from './dialled-number.ts';

export const cannedReplyKeys = [
  'default',
  'maintenance',
  'payment',
  'emergency',
  'office',
  'hello',
  'help',
] as const;
export type CannedReplyKey = (typeof cannedReplyKeys)[number];

/** Quoted while no business hours are set (spec 8). */
export const defaultBusinessHours = '9 AM to 5 PM, Monday through Friday';

/** Each may be empty: the replies must read well for a draft. */
export interface CannedReplyFacts {
  companyName: string;
  businessHours: string;
  emergencyNumber: string;
}

/** The seven fallback replies, filled with what is known of the company (spec 8). */
export function cannedReplies(facts: CannedReplyFacts): Record<CannedReplyKey, string> {
  const thanks = thanksForCalling(facts.companyName);
  const hours = facts.businessHours.trim() || defaultBusinessHours;
  return {
    default: `${thanks} I can help with maintenance, payments, office hours and emergencies, or take a message. What do you need today?`,
    maintenance: `I can take down a maintenance request. ${askForDetails('what is wrong')} ${dangerFirst}`,
    payment: `I can pass your payment question to our team. ${askForDetails('your question')} ${noCardNumbers}`,
    emergency: emergencyReply(facts.emergencyNumber),
    office: `${hoursReply(hours)} If you need us outside those hours, I can take a message.`,
    hello: `Hello! ${thanks} How can I help you today?`,
    help: `You can ask me about maintenance, payments, office hours or an emergency. I can also take a message: just tell me your name, a call-back number and what it is about. ${dangerFirst}`,
  };
}

export const dangerFirst = 'If anyone is in danger, please hang up and call 911 first.';
export const noCardNumbers =
  'For your safety, please do not share card or bank account numbers on this call.';

/** One sentence of thanks that reads well without a company name. */
export function thanksForCalling(companyName: string): string {
  const name = companyName.trim();
  return asSentence(name === '' ? 'Thank you for calling' : `Thank you for calling ${name}`);
}

export function askForDetails(subject: string): string {
  return `Please tell me your name, your property and unit, a call-back number and ${subject}.`;
}

/** Quotes the hours exactly as they were typed, whatever they look like. */
export function hoursReply(businessHours: string): string {
  return asSentence(`Here are our business hours: ${businessHours.trim()}`);
}

/** Life first, then the emergency line when there is one of the company's own. */
export function emergencyReply(emergencyNumber: string): string {
  const line = ownEmergencyLine(emergencyNumber);
  const lifeFirst =
    'If anyone is in danger, please hang up and call 911 right now. For fire, smoke or a gas smell, leave first and call from outside.';
  return line !== null
    ? `${lifeFirst} For any other urgent problem at the property, call our emergency number: ${asSentence(line)}`
    : `${lifeFirst} For any other urgent problem, I can take a message for our team. ${askForDetails('what is happening')}`;
}

/** Ends `text` with a full stop unless it ends a sentence already ("Maple Homes Inc."). */
export function asSentence(text: string): string {
  return /[.!?]["”']?$/.test(text) ? text : `${text}.`;
}
