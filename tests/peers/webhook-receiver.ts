// A real HTTP receiver on a free loopback port, as a provider runs one: it verifies the signature by
// Standard Webhooks and answers as it is told.
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';

export interface ReceivedWebhook {
  id: string;
  headers: IncomingHttpHeaders;
  /** Made with our secret over these very bytes. */
  isSigned: boolean;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into events of every shape
  event: any;
  text: string;
}

export interface WebhookReceiver {
  url: string;
  /** For WEBHOOK_SECRET. */
  secret: string;
  received: ReceivedWebhook[];
  /** Calls on any other path than the one of `url`. */
  strayPaths: string[];
  /** The next so many calls get this answer instead of 204; status 0: none at all. */
  answer(times: number, status: number, headers?: Record<string, string>): void;
  close(): Promise<void>;
}

export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const secret = `whsec_${Buffer.from('a secret that only the tests know').toString('base64')}`;
  const signer = new Webhook(secret);
  let planned = { times: 0, status: 204, headers: {} as Record<string, string> };
  const held = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (request.url !== '/hook') receiver.strayPaths.push(request.url ?? '');
      const text = Buffer.concat(chunks).toString('utf8');
      const header = (name: string) => String(request.headers[name] ?? '');
      const id = header('webhook-id');
      const at = new Date(Number(header('webhook-timestamp')) * 1000);
      receiver.received.push({
        id,
        headers: request.headers,
        isSigned: signer.sign(id, at, text) === header('webhook-signature'),
        event: text.startsWith('{') ? JSON.parse(text) : undefined,
        text,
      });
      const answer = planned.times > 0 ? planned : { status: 204, headers: {} };
      planned.times -= 1;
      if (answer.status === 0) held.add(response);
      else response.writeHead(answer.status, answer.headers).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // listening on TCP
  const receiver: WebhookReceiver = {
    url: `http://127.0.0.1:${port}/hook`,
    secret,
    received: [],
    strayPaths: [],
    answer(times, status, headers = {}) {
      planned = { times, status, headers };
    },
    close() {
      for (const response of held) response.destroy();
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return receiver;
}
