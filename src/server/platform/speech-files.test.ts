// Tests of keeping sounds as files.
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSpeechFiles } from './speech-files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'porchlight-speech-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const sound = (bytes: number, mimeType = 'audio/wav') => ({
  bytes: Buffer.alloc(bytes, 7),
  mimeType,
});

describe('sounds kept as files', () => {
  it('are read with their kind, by this start and the next', async () => {
    const files = createSpeechFiles(folder);
    expect(await files.read('one')).toBeNull();
    await files.write('one', sound(10));
    await files.write('two', sound(20, 'audio/mpeg'));
    for (const reader of [files, createSpeechFiles(folder)]) {
      expect(await reader.read('one')).toEqual(sound(10));
      expect(await reader.read('two')).toEqual(sound(20, 'audio/mpeg'));
    }
  });

  it('have names that tell nothing of what is said', async () => {
    await createSpeechFiles(folder).write('/etc/passwd of Mrs. Miller', sound(10));
    expect(readdirSync(folder)).toEqual([expect.stringMatching(/^[0-9a-f]{64}\.wav$/)]);
  });

  it('give way when there are too many bytes, the longest unheard first', async () => {
    const files = createSpeechFiles(folder, 100);
    for (const name of ['one', 'two', 'three']) await files.write(name, sound(30));
    await files.read('one');
    await files.write('four', sound(30));
    expect(await files.read('two')).toBeNull();
    expect((await files.read('one'))?.bytes.length).toBe(30);
    expect((await files.read('four'))?.bytes.length).toBe(30);
    expect(readdirSync(folder)).toHaveLength(3);
    await files.write('huge', sound(101));
    expect(await files.read('huge')).toBeNull();
  });

  it('give way after a month in which nobody heard them, and halves after an hour', async () => {
    const files = createSpeechFiles(folder);
    await files.write('old', sound(30));
    const [old = ''] = readdirSync(folder);
    writeFileSync(join(folder, 'x.part'), '');
    writeFileSync(join(folder, 'y.part'), '');
    const longAgo = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000);
    utimesSync(join(folder, old), longAgo, longAgo);
    utimesSync(join(folder, 'x.part'), longAgo, longAgo);
    const later = createSpeechFiles(folder);
    await later.write('new', sound(30));
    expect(await later.read('old')).toBeNull();
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual(['y.part']);
  });

  it('are deleted on request', async () => {
    const files = createSpeechFiles(folder);
    await files.write('one', sound(10));
    await files.remove('one');
    await files.remove('never there');
    expect(await files.read('one')).toBeNull();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('are simply not kept where nothing can be written, and missing once somebody deleted them', async () => {
    const noFolder = join(folder, 'a-file');
    writeFileSync(noFolder, '');
    const files = createSpeechFiles(noFolder);
    await files.write('one', sound(10));
    expect(await files.read('one')).toBeNull();

    const swept = createSpeechFiles(join(folder, 'swept'));
    await swept.write('one', sound(10));
    rmSync(join(folder, 'swept'), { recursive: true });
    expect(await swept.read('one')).toBeNull();
    await swept.write('one', sound(10));
    expect(await swept.read('one')).toEqual(sound(10));
  });
});
