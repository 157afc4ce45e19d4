// The mails about a configuration and about the address to notify.
import type { MailContent } from '#server/platform/outbox.ts';
import { readablePhoneNumber } from '#shared/domain/phone-number.ts';
import { type ConfigurationContent, type Entry, longDay } from './configuration-content.ts';
import {
  configurationHtml,
  configurationText,
  letterHtml,
  mailDocument,
} from './configuration-html.ts';
import type { OrderFacts } from './order-facts.ts';
import { holdsAddress, withoutAddresses } from './without-addresses.ts';

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

/** What the user asked to be sent, to the admin with the PDF, or to an address that was confirmed. */
export function summaryMail(content: ConfigurationContent, isAdmin: boolean): MailContent {
  return { ...mailOf(content.subject, content, ''), hasAttachment: isAdmin };
}

/** The same to whoever may not have asked for it: it says what triggered it, and nothing in it is a link. */
export function strangersSummaryMail(content: ConfigurationContent): MailContent {
  const note = `You get this mail because someone who sets up a voice assistant with ${content.productName} entered your address to send the configuration to. If you do not expect it, you can delete it. Addresses in it are written with [.] and [at], so that none of them opens by a click.`;
  const safe = contentWithoutAddresses(content);
  return mailOf(safe.subject, safe, note);
}

function contentWithoutAddresses(content: ConfigurationContent): ConfigurationContent {
  const entry = ({ kind, label, value }: Entry): Entry => ({
    kind,
    label: withoutAddresses(label),
    value: withoutAddresses(value),
  });
  return {
    ...content,
    companyName: withoutAddresses(content.companyName),
    subject: withoutAddresses(content.subject),
    facts: content.facts.map(entry),
    sections: content.sections.map((section) => ({
      ...section,
      entries: section.entries.map(entry),
    })),
  };
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

/**
 * The link is no anchor: it stands there to be read before it is opened. A name that could be taken for one is left
 * out, since whoever typed it may be a stranger to who reads it.
 */
export function confirmationMail({ productName, companyName, link }: Confirmation): MailContent {
  const name = companyName || 'an assistant without a name yet';
  const named = holdsAddress(name) ? '' : ` (${name})`;
  const subject = 'Please confirm your e-mail address';
  const paragraphs = [
    `Someone who sets up a voice assistant with ${productName}${named} entered this address to be told when its phone number is ready.`,
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
