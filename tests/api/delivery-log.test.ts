// What the log says of deliveries that fail: enough to act on, and nobody's name or address.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { companyDetails, createComplete } from './example-assistant.ts';
import { adminEmail, type StartedDeployment, startDeployment } from './start-deployment.ts';

let started: StartedDeployment;
const lines: Record<string, unknown>[] = [];
let written = '';

beforeAll(async () => {
  const write = (line: string) => {
    written += line;
    lines.push(JSON.parse(line));
  };
  started = await startDeployment({
    env: { LOG_LEVEL: 'info' },
    build: { logStream: { write } },
  });
});
afterAll(() => started.close());

test('[DELIV-97] a failed attempt is a warning, one that was the last an error', async () => {
  started.receiver.answer(1, 410);
  started.smtp.refuse(1, 451);
  const client = started.newClient();
  const id = await createComplete(client);
  await client.post(`/api/assistants/${id}/deploy`);
  await started.services.outbox.runDue();
  const rows = await started.services.db.selectFrom('deliveries').selectAll().execute();
  const idOf = (kind: string) => rows.find((row) => row.kind === kind)?.id;
  const told = lines.filter(({ level }) => Number(level) >= 40);
  expect(told).toHaveLength(2);
  expect(told).toContainEqual(
    expect.objectContaining({
      level: 50,
      deliveryId: idOf('webhook'),
      kind: 'webhook',
      host: new URL(started.receiver.url).host,
      code: 410,
      attempt: 1,
      msg: 'delivery given up',
    }),
  );
  expect(told).toContainEqual(
    expect.objectContaining({
      level: 40,
      deliveryId: idOf('email'),
      kind: 'email',
      host: new URL(started.smtp.url).host,
      code: 451,
      attempt: 1,
      msg: 'delivery failed, it is tried again',
    }),
  );
  for (const secret of [companyDetails.companyName, adminEmail, 'provider.example']) {
    expect(written).not.toContain(secret);
  }
});
