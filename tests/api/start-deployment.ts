// The server with the peers that a deployment reaches: a mail server and the provider's receiver.
import { setTimeout as wait } from 'node:timers/promises';
import { type SmtpPeer, startSmtpPeer } from '#tests/peers/smtp-server.ts';
import { startWebhookReceiver, type WebhookReceiver } from '#tests/peers/webhook-receiver.ts';
import { type StartedApp, type StartOptions, startApp } from './start-app.ts';

export const adminEmail = 'admin@provider.example';

export interface StartedDeployment extends StartedApp {
  smtp: SmtpPeer;
  receiver: WebhookReceiver;
  env: Record<string, string>;
}

export async function startDeployment(options: StartOptions = {}): Promise<StartedDeployment> {
  const [smtp, receiver] = await Promise.all([startSmtpPeer(), startWebhookReceiver()]);
  const env = {
    ADMIN_EMAIL: adminEmail,
    SMTP_URL: smtp.url,
    WEBHOOK_URL: receiver.url,
    WEBHOOK_SECRET: receiver.secret,
    WEBHOOK_ALLOW_PRIVATE: '127.0.0.0/8',
    ...options.env,
  };
  const started = await startApp({ ...options, env });
  return {
    ...started,
    smtp,
    receiver,
    env,
    async close() {
      await started.close();
      await Promise.all([smtp.close(), receiver.close()]);
    },
  };
}

/** Waits for what happens beside the calls, at most 50 s. */
export async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  for (const giveUpAt = Date.now() + 50_000; !(await isTrue()); ) {
    if (Date.now() > giveUpAt) throw new Error('it did not come true within 50 s');
    await wait(10);
  }
}
