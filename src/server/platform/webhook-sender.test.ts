import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startWebhookReceiver, type WebhookReceiver } from '#tests/peers/webhook-receiver.ts';
import { systemClock } from './clock.ts';
import { createWebhookSender } from './webhook-sender.ts';

let receiver: WebhookReceiver;
const message = { messageId: 'msg_1', body: '{"type":"assistant.deployed"}' };
const noEnd = () => new AbortController().signal;

beforeAll(async () => {
  receiver = await startWebhookReceiver();
});
afterAll(() => receiver.close());

function sender(webhookUrl = receiver.url, webhookAllowPrivate = ['127.0.0.0/8']) {
  const settings = { webhookUrl, webhookSecrets: [receiver.secret], webhookAllowPrivate };
  return createWebhookSender(settings, systemClock);
}

describe('webhook sender', () => {
  it('[DELIV-02] signs by Standard Webhooks, so that the standard library verifies it', async () => {
    const outcome = await sender().send(message, noEnd());
    expect(outcome).toEqual({ isDelivered: true, code: 204 });
    const call = receiver.received.at(-1);
    expect(call?.isSigned).toBe(true);
    const headers = call?.headers as Record<string, string>; // all single values
    expect(headers['content-type']).toBe('application/json');
    expect(new Webhook(receiver.secret).verify(call?.text ?? '', headers)).toEqual({
      type: 'assistant.deployed',
    });
  });

  it('[DELIV-79] signs with both secrets while one takes the place of the other', async () => {
    const next = `whsec_${Buffer.from('the secret that takes its place').toString('base64')}`;
    const settings = {
      webhookUrl: receiver.url,
      webhookSecrets: [next, receiver.secret],
      webhookAllowPrivate: ['127.0.0.0/8'],
    };
    await createWebhookSender(settings, systemClock).send(message, noEnd());
    const call = receiver.received.at(-1);
    const headers = call?.headers as Record<string, string>; // all single values
    for (const secret of settings.webhookSecrets) {
      expect(new Webhook(secret).verify(call?.text ?? '', headers)).toBeTruthy();
    }
  });

  it.each([301, 302, 307, 308])(
    '[DELIV-04] takes the redirect %i as a failure and does not follow it',
    async (status) => {
      receiver.answer(1, status, { location: '/elsewhere' });
      expect(await sender().send(message, noEnd())).toMatchObject({
        isDelivered: false,
        code: status,
      });
      expect(receiver.strayPaths).toEqual([]);
    },
  );

  it('[DELIV-04] stops at 410 and hands on Retry-After', async () => {
    receiver.answer(1, 410);
    expect(await sender().send(message, noEnd())).toMatchObject({ code: 410, isFinal: true });
    receiver.answer(1, 503, { 'retry-after': '90' });
    expect(await sender().send(message, noEnd())).toMatchObject({
      code: 503,
      retryAfterMs: 90_000,
    });
  });

  it('[DELIV-04] ends an attempt that gets no answer', async () => {
    receiver.answer(1, 0);
    const outcome = await sender().send(message, AbortSignal.timeout(100));
    expect(outcome).toMatchObject({
      isDelivered: false,
      reason: "The provider's system did not answer in time.",
    });
  });

  it('does not wait for a body without end', async () => {
    const endless = createServer((_request, response) => {
      response.writeHead(200).write('so far');
    });
    await new Promise<void>((resolve) => endless.listen(0, '127.0.0.1', resolve));
    const { port } = endless.address() as AddressInfo; // listening on TCP
    const outcome = await sender(`http://127.0.0.1:${port}/`).send(message, noEnd());
    expect(outcome).toEqual({ isDelivered: true, code: 200 });
    endless.closeAllConnections();
    endless.close();
  });

  it.each([
    'http://127.0.0.1:9/',
    'http://127.1:9/',
    'http://2130706433:9/',
    'http://0x7f000001:9/',
    'http://localhost:9/',
    'http://[::1]:9/',
    'http://[::ffff:127.0.0.1]:9/',
    'http://10.0.0.1:9/',
    'http://169.254.169.254/latest/meta-data/',
    'http://192.168.1.1:9/',
    'http://0.0.0.0:9/',
    'https://127.0.0.1:9/',
  ])('[DELIV-05] refuses the private address %s', async (url) => {
    const outcome = await sender(url, []).send(message, noEnd());
    expect(outcome).toMatchObject({
      isDelivered: false,
      reason: 'The webhook address lies in a private network that the settings do not allow.',
    });
  });

  it('[DELIV-05] reaches exactly the private networks that are allowed', async () => {
    const refused = await sender(receiver.url, ['10.0.0.0/8']).send(message, noEnd());
    expect(refused.isDelivered).toBe(false);
    expect((await sender(receiver.url, ['127.0.0.1']).send(message, noEnd())).isDelivered).toBe(
      true,
    );
    expect((await sender(receiver.url, ['all']).send(message, noEnd())).isDelivered).toBe(true);
  });

  it('says that nothing is set up', async () => {
    const none = createWebhookSender(
      { webhookUrl: null, webhookSecrets: [], webhookAllowPrivate: [] },
      systemClock,
    );
    expect(none.isConfigured).toBe(false);
    expect(await none.send(message, noEnd())).toMatchObject({ isDelivered: false, isFinal: true });
  });
});
