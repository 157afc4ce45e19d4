// Speaking with the assistant in a browser whose microphone hears a sound file, with a real server for
// transcription beside the production build (spec 2, 5, 7, 8).
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { type BuiltServer, startBuiltServer } from '#tests/peers/built-server.mjs';
import { chromiumFlags, findChromium } from '#tests/peers/chromium.mjs';
import { type OpenAiServer, peerModels, startOpenAiServer } from '#tests/peers/openai-server.ts';
import { hertzOf, samplesOf, tone, wavFile } from '#tests/setup/sound-files.ts';
import { test as base, expect } from './fixtures.ts';
import { becomeSampleOwner } from './sample-owner.ts';

const executablePath = process.env.CHROMIUM_PATH ?? (await findChromium());

const sounds = mkdtempSync(join(tmpdir(), 'porchlight-sounds-'));
const voice = join(sounds, 'voice.wav');
const silence = join(sounds, 'silence.wav');
writeFileSync(voice, wavFile(tone(5, 440, 48_000), { rate: 48_000 }));
writeFileSync(silence, wavFile(new Float32Array(48_000), { rate: 48_000 }));
base.afterAll(() => rmSync(sounds, { recursive: true, force: true }));

type Microphone = 'voice' | 'silence' | 'refused';

/** What the microphone of Chromium hears again and again, without asking the person. */
const microphoneFlags: Record<Microphone, string[]> = {
  voice: ['--use-fake-ui-for-media-stream', `--use-file-for-fake-audio-capture=${voice}`],
  silence: ['--use-fake-ui-for-media-stream', `--use-file-for-fake-audio-capture=${silence}`],
  refused: ['--use-fake-ui-for-media-stream=deny'],
};

const test = base.extend<{ microphone: Microphone }, { peer: OpenAiServer; server: BuiltServer }>({
  microphone: ['voice', { option: true }],

  // A browser of its own: the flags of a running one cannot be changed.
  context: async ({ microphone, baseURL, viewport, hasTouch, locale, timezoneId }, use) => {
    const browser = await chromium.launch({
      ...(executablePath && { executablePath }),
      args: [
        ...chromiumFlags,
        '--use-fake-device-for-media-stream',
        ...microphoneFlags[microphone],
      ],
    });
    await use(await browser.newContext({ baseURL, viewport, hasTouch, locale, timezoneId }));
    await browser.close();
  },

  peer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from here
    async ({}, use) => {
      const peer = await startOpenAiServer();
      await use(peer);
      await peer.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ peer }, use) => {
      const server = await startBuiltServer({
        env: {
          RATE_LIMIT: 'off',
          OPENAI_BASE_URL: peer.url,
          OPENAI_API_KEY: peer.key,
          STT_MODEL: peerModels.transcription,
        },
      });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

async function openVoiceChat(page: Page, server: BuiltServer): Promise<void> {
  await page.addInitScript(countPieces);
  await becomeSampleOwner(page, server, ['Maple Court']);
  await page.goto('/test');
  await page.getByRole('link', { name: /Maple Court/ }).click();
  await page.getByRole('tab', { name: 'Voice Chat' }).click();
  await expect(page.getByRole('log', { name: 'Conversation' })).toContainText(
    'Thank you for calling Maple Court',
  );
}

/** Presses the button, and sends when the recorder has heard about a second. */
async function speak(page: Page): Promise<void> {
  const before = await piecesHeard(page);
  await page.getByRole('button', { name: 'Speak' }).click();
  await expect.poll(() => piecesHeard(page), { timeout: 60_000 }).toBeGreaterThan(before + 50);
  await page.getByRole('button', { name: 'Stop and send' }).click();
}

/** Of about 20 ms each, since the page was opened. */
function piecesHeard(page: Page): Promise<number> {
  return page.evaluate(() => Reflect.get(window, 'piecesHeard'));
}

/** Looks on while the recorder gets its pieces. */
function countPieces(): void {
  Reflect.set(window, 'piecesHeard', 0);
  window.AudioWorkletNode = class extends AudioWorkletNode {
    constructor(...given: ConstructorParameters<typeof AudioWorkletNode>) {
      super(...given);
      this.port.addEventListener('message', () =>
        Reflect.set(window, 'piecesHeard', Reflect.get(window, 'piecesHeard') + 1),
      );
    }
  };
}

test.describe('a microphone that hears a voice', () => {
  test.use({ microphone: 'voice' });

  test('[TALK-01] [TALK-33] what is spoken is recorded, transcribed and answered', async ({
    page,
    server,
    peer,
  }) => {
    peer.transcript = 'When is the pool open?';
    await openVoiceChat(page, server);
    await speak(page);
    await expect(page.getByText('When is the pool open?', { exact: true })).toBeVisible();
    await expect(page.getByText(/Memorial Day to Labor Day/).first()).toBeVisible();
    const { file, body } = peer.requests.at(-1) ?? {};
    expect(body).toMatchObject({ model: peerModels.transcription });
    const wav = file?.bytes ?? Buffer.alloc(44);
    expect([wav.readUInt16LE(22), wav.readUInt32LE(24)]).toEqual([1, 16_000]);
    const samples = samplesOf(wav);
    const middle = samples.subarray(samples.length / 4, (samples.length * 3) / 4);
    expect(hertzOf(middle, 16_000)).toBeGreaterThan(420);
    expect(hertzOf(middle, 16_000)).toBeLessThan(460);
  });

  test('[TALK-08] [TALK-19] a whole call by voice', async ({ page, server, peer }) => {
    await openVoiceChat(page, server);
    await page.getByRole('tab', { name: 'Phone Simulation' }).click();
    await page.getByRole('button', { name: 'Simulate Voice Call' }).click();
    await page.getByRole('button', { name: 'Answer' }).click();
    await expect(page.getByRole('button', { name: 'End Call' })).toBeVisible();
    peer.transcript = 'May I keep a dog?';
    await speak(page);
    await expect(page.getByText('May I keep a dog?', { exact: true })).toBeVisible();
    await expect(page.getByText(/up to two pets a unit/).first()).toBeVisible();
    peer.transcript = 'I smell gas in my apartment';
    await speak(page);
    await expect(page.getByText(/911/).first()).toBeVisible();
    await page.getByRole('button', { name: 'End Call' }).click();
    await expect(page.getByText('Call ended', { exact: true })).toBeVisible();
  });

  test.describe('and a server that cannot transcribe just now', () => {
    test.use({ expectedErrors: [/503/] });

    test('[TALK-25] says so', async ({ page, server, peer }) => {
      await openVoiceChat(page, server);
      peer.script({ status: 500, body: '{}' });
      await speak(page);
      await expect(page.getByText('Error processing voice', { exact: true })).toBeVisible();
      await expect(
        page
          .getByText('There was a problem processing your voice message. Please try again.')
          .first(),
      ).toBeVisible();
    });
  });
});

test.describe('a microphone that hears nothing', () => {
  test.use({ microphone: 'silence' });

  test('[TALK-25] silence is told, and nothing is made up of it', async ({
    page,
    server,
    peer,
  }) => {
    await openVoiceChat(page, server);
    const before = peer.requests.length;
    await speak(page);
    await expect(page.getByText('Error processing voice', { exact: true })).toBeVisible();
    expect(peer.requests).toHaveLength(before);
  });
});

test.describe('a microphone that is refused', () => {
  test.use({ microphone: 'refused' });

  test('[TALK-27] says so, and the next press asks again', async ({ page, server }) => {
    await openVoiceChat(page, server);
    await page.getByRole('button', { name: 'Speak' }).click();
    await expect(page.getByText('Microphone access denied', { exact: true })).toBeVisible();
    await expect(
      page.getByText('Please allow microphone access to use voice recording features.').first(),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Speak' })).toBeVisible();
  });
});
