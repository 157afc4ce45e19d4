// Audio of replies and samples of the voices, really spoken (spec 3 Voice, 7).
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { audioUrlOf, deleteOldClips } from '#server/features/speech/speech.service.ts';
import { voiceCatalogue } from '#shared/domain/voice-catalogue.ts';
import { createDraft } from './example-assistant.ts';
import { type StartedApp, startApp } from './start-app.ts';
import { until } from './start-deployment.ts';
import type { TestAnswer, TestClient } from './test-client.ts';

let started: StartedApp;
let client: TestClient;
let assistantId: number;
let ownerId: number;

beforeAll(async () => {
  started = await startApp();
});
afterAll(() => started.close());
beforeEach(async () => {
  client = started.newClient();
  assistantId = await createDraft(client);
  const { ownerId: found } = await started.services.db
    .selectFrom('voice_assistants')
    .select('ownerId')
    .where('id', '=', assistantId)
    .executeTakeFirstOrThrow();
  ownerId = found;
});

const hello = 'Hello, thank you for calling.';

async function say(text = hello, voiceId = 'voice_1'): Promise<string> {
  const url = await audioUrlOf(started.services, { ownerId, assistantId, voiceId, text });
  expect(url).toMatch(/^\/api\/speech\/[0-9a-f]{32}$/);
  return url ?? '';
}

function expectSound({ status, headers, bytes }: TestAnswer): void {
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('audio/wav');
  expect(headers['accept-ranges']).toBe('bytes');
  expect(Number(headers['content-length'])).toBe(bytes.length);
  expect(bytes.toString('latin1', 0, 4)).toBe('RIFF');
  expect(bytes.length).toBeGreaterThan(20_000);
}

const clips = () => started.services.db.selectFrom('speech_clips').selectAll().execute();

describe('GET /api/speech/{key}', () => {
  it('[TALK-29] is the audio of a reply; the same words keep their address, a voice has its own', async () => {
    const [url, other] = [await say(), await say(hello, 'voice_2')];
    const [one, two] = [await client.get(url), await client.get(other)];
    expectSound(one);
    expectSound(two);
    expect(one.headers['cache-control']).toMatch(/^private,/);
    expect(one.bytes.equals(two.bytes)).toBe(false);
    expect(await say()).toBe(url);
    expect(other).not.toBe(url);
  });

  it('gives HEAD the headers of GET', async () => {
    const url = await say();
    const [get, head] = [await client.get(url), await client.head(url)];
    expect(head.status).toBe(200);
    expect(head.bytes.length).toBe(0);
    const comparable = ({ 'x-request-id': _id, date: _date, ...rest }: TestAnswer['headers']) =>
      rest;
    expect(comparable(head.headers)).toEqual(comparable(get.headers));
  });

  it.each<[range: string, from: number, to: number | undefined]>([
    ['bytes=0-', 0, undefined],
    ['bytes=0-99', 0, 100],
    ['bytes=100-199', 100, 200],
    ['bytes=-50', -50, undefined],
    ['bytes=40-99999999', 40, undefined],
  ])('sends the part %s', async (range, from, to) => {
    const url = await say();
    const { bytes: whole } = await client.get(url);
    const { status, headers, bytes } = await client.get(url, { range });
    const part = whole.subarray(from, to);
    const first = from < 0 ? whole.length + from : from;
    expect(status).toBe(206);
    expect(headers['content-range']).toBe(
      `bytes ${first}-${first + part.length - 1}/${whole.length}`,
    );
    expect(Number(headers['content-length'])).toBe(part.length);
    expect(bytes.equals(part)).toBe(true);
  });

  it('[TALK-44] refuses a part behind the end, and sends the whole where no part is understood', async () => {
    const url = await say();
    const { bytes: whole, headers } = await client.get(url);
    for (const range of ['bytes=99999999-', 'bytes=-0']) {
      const refused = await client.get(url, { range });
      expect(refused.status, range).toBe(416);
      expect(refused.headers['content-range']).toBe(`bytes */${whole.length}`);
    }
    for (const range of ['bytes=5-2', 'bytes=0-1,5-6', 'lines=1-2', 'bytes=-', 'bytes=a-b']) {
      expectSound(await client.get(url, { range }));
    }
    // The part of a sound that has changed meanwhile would be noise.
    const range = 'bytes=0-9';
    expectSound(await client.get(url, { range, 'if-range': '"another"' }));
    const same = await client.get(url, { range, 'if-range': String(headers.etag) });
    expect(same.status).toBe(206);
  });

  it('[TALK-29] [IDENT-12] is the owner’s alone: another answers like a missing one', async () => {
    const url = await say();
    const stranger = started.newClient();
    await createDraft(stranger);
    for (const path of [url, '/api/speech/0123456789abcdef0123456789abcdef', '/api/speech/x']) {
      expect((await stranger.get(path)).status, path).toBe(404);
      expect((await started.newClient().get(path)).status, path).toBe(404);
    }
    expectSound(await client.get(url));
  });

  it('[TALK-44] is kept: asked again it is not spoken again, and made anew once the file is gone', async () => {
    const url = await say('This is kept in a file.');
    const first = await client.get(url);
    const { textToSpeech, config } = started.services;
    await until(async () => (await readdir(join(config.dataDir, 'speech'))).length > 0);
    const again = await client.get(url);
    expect(again.headers.etag).toBe(first.headers.etag);
    await textToSpeech.forget({ voiceId: 'voice_1', text: 'This is kept in a file.' });
    expect((await client.get(url)).headers.etag).toBe(first.headers.etag);
  });

  it('goes with its assistant', async () => {
    const url = await say();
    expect((await client.delete(`/api/assistants/${assistantId}`)).status).toBe(200);
    expect((await client.get(url)).status).toBe(404);
    expect((await clips()).filter((clip) => clip.assistantId === assistantId)).toEqual([]);
  });

  it('is forgotten a week after it was last said, and kept while it is said', async () => {
    const [old, kept] = [await say('Said once.'), await say('Said again.')];
    started.clock.advance(6 * 24 * 60 * 60 * 1000);
    expect(await say('Said again.')).toBe(kept);
    started.clock.advance(2 * 24 * 60 * 60 * 1000);
    await deleteOldClips(started.services);
    const keys = (await clips()).map(({ key }) => `/api/speech/${key}`);
    expect(keys).not.toContain(old);
    expect(keys).toContain(kept);
  });

  it('keeps an owner’s newest 2,000', async () => {
    const { db } = started.services;
    const rows = Array.from({ length: 2_000 }, (_, index) => ({
      key: `old${index}`.padStart(32, '0'),
      ownerId,
      assistantId,
      voiceId: 'voice_1',
      text: `Old ${index}`,
      contentHash: `old ${index}`,
      usedAt: new Date(started.clock.now().getTime() - 2_000_000 + index * 100).toISOString(),
    }));
    for (let at = 0; at < rows.length; at += 100) {
      await db
        .insertInto('speech_clips')
        .values(rows.slice(at, at + 100))
        .execute();
    }
    const url = await say('The newest.');
    const left = (await clips()).filter((clip) => clip.ownerId === ownerId);
    expect(left).toHaveLength(2_000);
    expect(left.map(({ text }) => text)).not.toContain('Old 0');
    expect(`/api/speech/${left.find(({ text }) => text === 'The newest.')?.key}`).toBe(url);
  });

  it('an assistant without a voice speaks like the first', async () => {
    const [none, first] = [await say(hello, ''), await say(hello, 'voice_1')];
    expect((await client.get(none)).bytes.equals((await client.get(first)).bytes)).toBe(true);
  });
});

describe('GET /api/voices/{id}/sample', () => {
  it('[CALL-24] [ENT-11] every voice has a sample of its own, for everybody', async () => {
    const etags = new Set<unknown>();
    for (const { id } of voiceCatalogue) {
      const sample = await started.newClient().get(`/api/voices/${id}/sample`);
      expectSound(sample);
      expect(sample.headers['cache-control']).toMatch(/^public,/);
      expect(sample.headers['set-cookie']).toBeUndefined();
      etags.add(sample.headers.etag);
    }
    expect(etags.size).toBe(6);
  });

  it('answers HEAD and parts, and 404 for a voice that is not offered', async () => {
    const path = '/api/voices/voice_1/sample';
    const [get, head] = [await client.get(path), await client.head(path)];
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
    expect((await client.get(path, { range: 'bytes=0-1' })).status).toBe(206);
    expect((await client.get('/api/voices/voice_7/sample')).status).toBe(404);
    expect((await client.get('/api/voices/toString/sample')).status).toBe(404);
  });
});
