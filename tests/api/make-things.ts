// One of everything that an owner can have, for tests that reach for it.
import { expect } from 'vitest';
import { audioUrlOf } from '#server/features/speech/speech.service.ts';
import { createComplete } from './example-assistant.ts';
import type { Things } from './isolation-recipes.ts';
import type { StartedApp } from './start-app.ts';
import { until } from './start-deployment.ts';
import type { TestClient } from './test-client.ts';

/** A complete, deployed assistant with a document and all deliveries ended. */
export async function makeThings(
  started: StartedApp,
  client: TestClient,
  deviceId: string,
): Promise<Things> {
  const assistantId = await createComplete(client, deviceId);
  const file = { name: 'rules.txt', content: 'Quiet hours begin at ten.', type: 'text/plain' };
  const uploaded = await client.upload(`/api/assistants/${assistantId}/documents`, file);
  const deployed = await client.post(`/api/assistants/${assistantId}/deploy`);
  expect([uploaded.status, deployed.status]).toEqual([200, 200]);
  await until(() => noDeliveryIsOpen(started));
  const speechKey = await sayHello(started, assistantId);
  const [browser] = (await client.get('/api/device/browsers')).body;
  return {
    assistantId,
    documentId: uploaded.body.id,
    submissionId: deployed.body.submissionId,
    pdfFilename: deployed.body.pdfFilename,
    speechKey,
    browserId: browser.id,
    deviceId,
  };
}

/** The key of something that the assistant said. */
async function sayHello({ services }: StartedApp, assistantId: number): Promise<string> {
  const { ownerId } = await services.db
    .selectFrom('voice_assistants')
    .select('ownerId')
    .where('id', '=', assistantId)
    .executeTakeFirstOrThrow();
  const clip = { ownerId, assistantId, voiceId: 'voice_1', text: 'Hello.' };
  return (await audioUrlOf(services, clip))?.split('/').at(-1) ?? '';
}

export async function noDeliveryIsOpen({ services }: StartedApp): Promise<boolean> {
  const rows = await services.db.selectFrom('deliveries').selectAll().execute();
  return rows.every((row) => row.status !== 'pending' && row.leasedUntil === null);
}
