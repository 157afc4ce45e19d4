// The mails about a configuration and about the address to notify.
import type { MailContent } from '#server/platform/outbox.ts';
import { readablePhoneNumber } from '#shared/domain/phone-number.ts';
import { type ConfigurationContent, longDay } from './configuration-content.ts';
import {
  configurationHtml,
  configurationText,
  letterHtml,
  mailDocument,
} from './configuration-html.ts';
import type { OrderFacts } from './order-facts.ts';

/** To the provider's admin, with the PDF. */
export function deploymentMail(
  content: ConfigurationContent,
  { phoneNumber, expectedBy, isProviderTold, request }: OrderFacts,
): MailContent {
  const number = phoneNumber
    ? `Its dedicated phone number stays ${readablePhoneNumber(phoneNumber)}.`
    : `It needs a dedicated phone number within 5-7 business days${isProviderTold ? `, by ${longDay(expectedBy)}` : ''}.`;
  const asked =
    request === 'first'
      ? 'The deployment of this voice assistant was requested.'
      : 'The deployment of this voice assistant was requested. It changes one that was deployed before.';
  const mail = mailOf(`Deployment request: ${content.companyName}`, content, `${asked} ${number}`);
  return { ...mail, hasAttachment: true };
}

/** What the user asked to be sent. Strangers read what triggered it, and get no file. */
export function summaryMail(content: ConfigurationContent, isAdmin: boolean): MailContent {
  if (isAdmin) return { ...mailOf(content.subject, content, ''), hasAttachment: true };
  const note = `You get this mail because someone who sets up a voice assistant with ${content.productName} entered your address to send the configuration to. If you do not expect it, you can delete it.`;
  return mailOf(content.subject, content, note);
}

function mailOf(subject: string, content: ConfigurationContent, note: string): MailContent {
  return {
    subject,
    text: configurationText(content, note),
    html: mailDocument(subject, configurationHtml(content, note)),
  };
}

interface Confirmation {
  productName: string;
  companyName: string;
  /** Absolute. */
  link: string;
}

/** The link is no anchor: it stands there to be read before it is opened. */
export function confirmationMail({ productName, companyName, link }: Confirmation): MailContent {
  const name = companyName || 'an assistant without a name yet';
  const subject = 'Please confirm your e-mail address';
  const paragraphs = [
    `Someone who sets up a voice assistant with ${productName} (${name}) entered this address to be told when its phone number is ready.`,
    `To confirm, open this address:\n${link}`,
    'If this was not you, there is nothing to do: nothing will be sent.',
  ];
  return letter(productName, subject, paragraphs);
}

interface ConfirmedAddress {
  productName: string;
  companyName: string;
  assistantId: number;
  notifyEmail: string;
}

/** To the provider's admin, when an address is confirmed after the deployment was requested. */
export function addressConfirmedMail(confirmed: ConfirmedAddress): MailContent {
  const { productName, companyName, assistantId, notifyEmail } = confirmed;
  return letter(productName, `Address confirmed: ${companyName}`, [
    `When the number of assistant #${assistantId} (${companyName}) is ready, please write to ${notifyEmail}. The address is confirmed.`,
  ]);
}

/** A short mail without a configuration. */
export function letter(productName: string, subject: string, paragraphs: string[]): MailContent {
  return {
    subject,
    text: [subject, ...paragraphs, productName].join('\n\n').concat('\n'),
    html: mailDocument(subject, letterHtml(productName, subject, paragraphs)),
  };
}
