// Speaking with an assistant in a browser (spec 2, 5, 8): a microphone that plays a WAV, a transcription
// server beside the product, and what is said when the microphone is refused or the address is insecure.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startBuiltServer } from '#tests/peers/built-server.mjs';
import { type OpenAiServer, peerModels, startOpenAiServer } from '#tests/peers/openai-server.ts';
import { hertzOf, samplesOf, tone, wavFile } from '#tests/setup/sound-files.ts';
import { test as base, expect } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';
import { becomeSampleOwner } from './sample-owner.ts';
import { slowSounds } from './slow-sounds.ts';

const officeHost = 'office.example';
const spokenHertz = 440;

interface Worker {
  ears: OpenAiServer;
}

const test = base.extend<object, Worker>({
  ears: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from here
    async ({}, use) => {
      const ears = await startOpenAiServer();
      await use(ears);
      await ears.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ ears }, use) => {
      const server = await startBuiltServer({
        env: {
          RATE_LIMIT: 'off',
          OPENAI_BASE_URL: ears.url,
          OPENAI_API_KEY: ears.key,
          STT_MODEL: peerModels.transcription,
        },
      });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  launchOptions: [
    async ({ launchOptions }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'porchlight-microphone-'));
      const wav = join(folder, 'spoken.wav');
      writeFileSync(wav, wavFile(tone(2, spokenHertz, 48_000), { rate: 48_000 }));
      const args = [
        ...(launchOptions.args ?? []),
        '--use-fake-device-for-media-stream',
        `--use-file-for-fake-audio-capture=${wav}`,
        `--host-resolver-rules=MAP ${officeHost} 127.0.0.1`,
      ];
      await use({ ...launchOptions, args });
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
});

const log = (page: Page, name: string) => page.getByRole('log', { name });

async function openVoiceChat(page: Page, id: number | undefined, origin = '') {
  await page.goto(`${origin}/preview/${id}`);
  await page.getByRole('tab', { name: 'Voice Chat' }).click();
  await expect(log(page, 'Conversation')).toContainText('Thank you for calling Maple Court');
}

test('[TALK-01] [TALK-33] a voice message: stops the assistant, is recorded, transcribed and answered', async ({
  page,
  context,
  server,
  ears,
}) => {
  await context.grantPermissions(['microphone']);
  const { ids } = await becomeSampleOwner(page, server, ['Maple Court']);
  await slowSounds(page);
  await openVoiceChat(page, ids[0]);
  await expect(page.getByText(/recording goes to this server/)).toBeVisible();
  ears.transcript = 'When is the pool open?';
  const before = ears.requests.length;
  const state = page.locator('.talk__state');
  await expect(state).toHaveText('Speaking');
  await page.getByRole('button', { name: 'Speak' }).click();
  await expect(state).toHaveText('Listening');
  await page.getByRole('button', { name: 'Cancel speaking' }).click();
  // The greeting was stopped by speaking, and nothing is sent of what was taken back.
  await expect(state).toHaveText('Your turn');
  await page.getByRole('button', { name: 'Speak' }).click();
  await expect(state).toHaveText('Listening');
  await expect.poll(() => loudestBar(page)).toBeGreaterThan(8);
  await page.getByRole('button', { name: 'Stop and send' }).click();
  await expect(log(page, 'Conversation')).toContainText('When is the pool open?');
  await expect(log(page, 'Conversation')).toContainText('From Memorial Day to Labor Day');
  await expect(page.getByRole('button', { name: 'FAQ: When is the pool open?' })).toBeVisible();
  expect(ears.requests.length).toBe(before + 1);
  const { file, body } = ears.requests.at(-1) ?? {};
  expect(body).toMatchObject({ model: peerModels.transcription });
  const wav = file?.bytes ?? Buffer.alloc(44);
  expect(wav.subarray(0, 4).toString()).toBe('RIFF');
  expect(wav.readUInt16LE(22), 'channels').toBe(1);
  expect(wav.readUInt32LE(24), 'samples a second').toBe(16_000);
  const samples = samplesOf(wav);
  const middle = samples.subarray(samples.length / 4, (samples.length * 3) / 4);
  // Read at a wrong rate it would be off by half at least; a busy machine's gaps add some crossings.
  expect(hertzOf(middle, 16_000)).toBeGreaterThan(spokenHertz * 0.85);
  expect(hertzOf(middle, 16_000)).toBeLessThan(spokenHertz * 1.15);
});

test('[IDEA-10] [TALK-08] a call with the voice: every state, a live wave, mute, barge-in', async ({
  page,
  context,
  server,
  ears,
}) => {
  await context.grantPermissions(['microphone']);
  const { ids } = await becomeSampleOwner(page, server, ['Maple Court']);
  const state = page.locator('.phone .state');
  await slowSounds(page);
  const greeting = await holdRequests(page, '**/voice-response', 'POST');
  await page.goto(`/preview/${ids[0]}`);
  await page.getByRole('button', { name: 'Simulate Voice Call' }).click();
  await page.getByRole('button', { name: 'Answer' }).click();
  await expect(state).toHaveText('Connecting');
  greeting.release();
  await expect(state).toHaveText('Speaking');
  await expect.poll(() => loudestBar(page)).toBeGreaterThan(8);
  // Typing stops the assistant as speaking does.
  const field = page.getByPlaceholder('Say something as the caller');
  await field.fill('When');
  await expect(state).toHaveText('Your turn');
  const mute = page.getByRole('button', { name: 'Mute' });
  await expect(mute).toHaveAttribute('aria-pressed', 'false');
  await mute.click();
  await expect(mute).toHaveAttribute('aria-pressed', 'true');
  await field.fill('When is the pool open?');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(log(page, 'Transcript')).toContainText('From Memorial Day to Labor Day');
  await expect(state).toHaveText('Your turn');
  await mute.click();
  ears.transcript = 'There is water pouring through my ceiling!';
  await page.getByRole('button', { name: 'Speak' }).click();
  await expect(state).toHaveText('Listening');
  await expect.poll(() => loudestBar(page)).toBeGreaterThan(8);
  const answer = await holdRequests(page, '**/conversation', 'POST');
  await page.getByRole('button', { name: 'Stop and send' }).click();
  await expect(state).toHaveText('Thinking');
  answer.release();
  await expect(log(page, 'Transcript')).toContainText('Emergency recognized');
  await expect(page.locator('.phone__flag')).toHaveText('Emergency');
  await expect(state).toHaveText('Speaking');
  await page.getByRole('button', { name: 'End Call' }).click();
  await expect(page.getByText('Call ended', { exact: true })).toBeVisible();
  await expect(page.getByText(/A real caller would have been transferred/)).toBeVisible();
});

test.describe('failures', () => {
  test.use({ expectedError: /status of (4|5)\d\d/ });

  test('[TALK-25] a recording that cannot be transcribed', async ({
    page,
    context,
    server,
    ears,
  }) => {
    await context.grantPermissions(['microphone']);
    const { ids } = await becomeSampleOwner(page, server, ['Maple Court']);
    await openVoiceChat(page, ids[0]);
    const refused = { status: 400, body: '{"error":{"message":"No"}}' };
    ears.script(refused, refused, refused);
    await page.getByRole('button', { name: 'Speak' }).click();
    await expect.poll(() => loudestBar(page)).toBeGreaterThan(8);
    await page.getByRole('button', { name: 'Stop and send' }).click();
    await expect(page.getByText('Error processing voice', { exact: true })).toBeVisible();
    await expect(
      page.getByText('There was a problem processing your voice message. Please try again.', {
        exact: true,
      }),
    ).toBeVisible();
    await expect(log(page, 'Conversation')).toContainText("I'm sorry, I encountered an error");
  });
});

test('[TALK-25] a microphone that hears nothing: that is told, and nothing is made up of it', async ({
  page,
  server,
  ears,
}) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = async () =>
      new AudioContext().createMediaStreamDestination().stream;
  });
  const { ids } = await becomeSampleOwner(page, server, ['Maple Court']);
  await openVoiceChat(page, ids[0]);
  const before = ears.requests.length;
  await page.getByRole('button', { name: 'Speak' }).click();
  await expect(page.locator('.talk__state')).toHaveText('Listening');
  await page.getByRole('button', { name: 'Stop and send' }).click();
  await expect(page.getByText('Error processing voice', { exact: true })).toBeVisible();
  expect(ears.requests).toHaveLength(before);
});

test('[TALK-27] a microphone that is refused', async ({ page, server }) => {
  const { ids } = await becomeSampleOwner(page, server, ['Maple Court']);
  await openVoiceChat(page, ids[0]);
  await page.getByRole('button', { name: 'Speak' }).click();
  await expect(page.getByText('Microphone access denied', { exact: true })).toBeVisible();
  await expect(
    page.getByText('Please allow microphone access to use voice recording features.', {
      exact: true,
    }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Speak' })).toBeVisible();
});

test('[TALK-32] on an insecure address the page says why the microphone is off', async ({
  page,
}) => {
  await using server = await startOfficeServer();
  const { client, ids } = await becomeSampleOwner(page, server, ['Maple Court']);
  const origin = server.url.replace('127.0.0.1', officeHost);
  await page.context().addCookies(client.cookies().map((cookie) => ({ ...cookie, url: origin })));
  await openVoiceChat(page, ids[0], origin);
  await expect(page.getByText(/opened over plain http/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Speak' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await page.getByPlaceholder('Say something as the caller').fill('When is the pool open?');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(log(page, 'Conversation')).toContainText('From Memorial Day to Labor Day');
  // Nothing is asked of the server any more when it ends.
  await page.goto('about:blank');
});

/** Under a name it answers only when that is its own. */
async function startOfficeServer() {
  const server = await startBuiltServer({ publicHost: officeHost });
  return { ...server, [Symbol.asyncDispose]: () => server.stop() };
}

/** Height of the tallest bar of the wave, in pixels of the canvas. */
function loudestBar(page: Page): Promise<number> {
  return page
    .locator('.live-wave canvas')
    .first()
    .evaluate((canvas: HTMLCanvasElement) => {
      const pen = canvas.getContext('2d');
      const { width, height } = canvas;
      if (!pen || width === 0 || height === 0) return 0;
      const { data } = pen.getImageData(0, 0, width, height);
      let rows = 0;
      for (let y = 0; y < height; y++) {
        const row = data.subarray(y * width * 4, (y + 1) * width * 4);
        if (row.some((value, index) => index % 4 === 3 && value > 0)) rows += 1;
      }
      return rows;
    });
}
