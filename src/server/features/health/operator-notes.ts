// What the operator should know about the settings: told at the start and by /readyz, which anyone may ask,
// so that no place on the disk and no value is named.
import type { Config } from '#server/config.ts';
import { canBeDialled } from '#shared/domain/dialled-number.ts';
import { nobodyTold } from '#shared/domain/nobody-told.ts';

/** @returns one sentence or two for each thing, the plainest loss first */
export function operatorNotes(config: Config): string[] {
  return [...misspelt(config), ...whoIsTold(config), ...untrueWords(config), ...openDoors(config)];
}

function misspelt(config: Config): string[] {
  return config.misspelt.map(
    ({ name, meant }) => `${name} is no setting and has no effect. ${meant} may be meant.`,
  );
}

function whoIsTold({ smtpUrl, webhookUrl, isAdminEmailSet }: Config): string[] {
  const notes: string[] = [];
  if (!smtpUrl) {
    notes.push(
      'SMTP_URL is not set: no mail is sent; each one is written as a file into mail/ of the data folder.',
    );
  }
  if (!webhookUrl) {
    notes.push('WEBHOOK_URL is not set: no webhook tells the provider about a deployment.');
  }
  if (!smtpUrl && !webhookUrl) {
    notes.push(`Deployments are told to nobody. Whoever deploys reads: ${nobodyTold}.`);
  }
  if (smtpUrl && !isAdminEmailSet) {
    notes.push(
      'ADMIN_EMAIL is not set: the mail about a deployment goes to admin@porchlight.example, which nobody reads.',
    );
  }
  return notes;
}

function untrueWords(config: Config): string[] {
  const notes: string[] = [];
  if (config.smtpUrl && !config.isPublicUrlSet) {
    notes.push(
      'PUBLIC_URL is not set: the links in mails lead to localhost, which only this computer can open.',
    );
  }
  if (!config.isSupportEmailSet) {
    notes.push(
      'SUPPORT_EMAIL is not set: screens and mails tell people to write to support@porchlight.example, which nobody reads.',
    );
  }
  if (config.voiceNumber !== '' && !canBeDialled(config.voiceNumber)) {
    notes.push(
      'VOICE_NUMBER cannot be dialed: the phone guides tell people to forward calls to it.',
    );
  }
  return notes;
}

function openDoors({ host, isRateLimited }: Config): string[] {
  const notes: string[] = [];
  if (!/^(localhost|127(\.\d+){3}|::1)$/.test(host)) {
    notes.push(
      'HOST is not this computer alone: everybody who reaches it over the network can make assistants here, and without https others on the way can read along.',
    );
  }
  if (!isRateLimited) notes.push('RATE_LIMIT is off: nothing protects against floods.');
  return notes;
}
