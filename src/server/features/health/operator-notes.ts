// What the operator should know about the settings: told at the start and by /readyz, which anyone may ask,
// so that no place on the disk is named.
import type { Config } from '#server/config.ts';
import { nobodyTold } from '#shared/domain/nobody-told.ts';

export function operatorNotes(config: Config): string[] {
  const notes: string[] = [];
  if (!config.smtpUrl) {
    notes.push(
      'SMTP_URL is not set: no mail is sent; each one is written as a file into mail/ of the data folder.',
    );
  }
  if (!config.webhookUrl) {
    notes.push('WEBHOOK_URL is not set: no webhook tells the provider about a deployment.');
  }
  if (!config.smtpUrl && !config.webhookUrl) {
    notes.push(`Deployments are told to nobody. Whoever deploys reads: ${nobodyTold}.`);
  }
  if (!config.isRateLimited) notes.push('RATE_LIMIT is off: nothing protects against floods.');
  return notes;
}
