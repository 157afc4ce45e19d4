// The mails about a configuration and about the address to notify.
import type { MailContent } from '#server/platform/outbox.ts';
import { readablePhoneNumber } from '#shared/domain/phone-number.ts';
import type { ConfigurationContent } from './configuration-content.ts';
import type { Entry } from './configuration-entry.ts';
import {
  configurationHtml,
  configurationText,
  type LetterAction,
  letterHtml,
  mailDocument,
} from './configuration-html.ts';
import { longDay } from './long-date.ts';
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
  const entry = (one: Entry): Entry => ({
    ...one,
    label: withoutAddresses(one.label),
    value: withoutAddresses(one.value),
  });
  return {
    ...content,
    companyName: withoutAddresses(content.companyName),
    subject: withoutAddresses(content.subject),
    digest: content.digest.map(entry),
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
  notifyEmail: string;
  /** Absolute. */
  link: string;
}

/** Goes to an address that a visitor typed in, so it shows no name that could pass for a link. */
export function confirmationMail(confirmation: Confirmation): MailContent {
  const { productName, companyName, notifyEmail, link } = confirmation;
  const name = holdsAddress(companyName) ? '' : companyName.trim();
  const subject = name === '' ? `Confirm ${notifyEmail}` : `Confirm ${notifyEmail} for ${name}`;
  const whose = name === '' ? 'A voice assistant' : `The voice assistant of ${name}`;
  const paragraphs = [
    `${whose} is being set up with ${productName}, and this address was entered for news about its phone number. Confirm it, and we'll email you when the number is ready.`,
    "If you didn't expect this, ignore it: we won't write again unless you confirm.",
  ];
  return letter(productName, subject, paragraphs, { label: 'Confirm this address', url: link });
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
export function letter(
  productName: string,
  subject: string,
  paragraphs: string[],
  action?: LetterAction,
): MailContent {
  const [first = '', ...others] = paragraphs;
  const link = action ? [`${action.label}:\n${action.url}`] : [];
  return {
    subject,
    text: [subject, first, ...link, ...others, productName].join('\n\n').concat('\n'),
    html: mailDocument(subject, letterHtml({ productName, title: subject, paragraphs, action })),
  };
}
