// Gives the page's browser an owner that already has assistants, made through the public calls.
import type { Page } from '@playwright/test';
import type { BuiltServer } from '#tests/peers/built-server.mjs';
import { PlainClient } from '#tests/peers/plain-client.mjs';
import { createSampleAssistant, newDeviceId } from '#tests/setup/sample-company.mjs';

export interface SampleOwner {
  client: PlainClient;
  /** In the order of `companyNames`. */
  ids: number[];
  deviceId: string;
}

/** Call it before the page's first visit. */
export async function becomeSampleOwner(
  page: Page,
  server: BuiltServer,
  companyNames: readonly string[],
): Promise<SampleOwner> {
  const client = new PlainClient(server.url);
  const deviceId = newDeviceId();
  await client.expectOk('GET', '/api/device');
  const ids: number[] = [];
  for (const companyName of companyNames) {
    ids.push(await createSampleAssistant(client, { deviceId, companyName }));
  }
  await page
    .context()
    .addCookies(client.cookies().map((cookie) => ({ ...cookie, url: server.url })));
  return { client, ids, deviceId };
}
