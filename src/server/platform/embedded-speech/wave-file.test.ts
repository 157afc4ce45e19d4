// Tests of reading and writing WAV files.
import { describe, expect, it } from 'vitest';
import { readWave, writeWave } from './wave-file.ts';

describe('WAV files', () => {
  it('hold the sounds one after the other', () => {
    const file = writeWave([Int16Array.of(1, -2), Int16Array.of(32_767, -32_768)], 16_000);
    expect(readWave(file)).toEqual({
      samples: Int16Array.of(1, -2, 32_767, -32_768),
      sampleRate: 16_000,
    });
  });

  it.each([
    ['nothing', () => Buffer.alloc(0)],
    ['no sound', () => writeWave([], 16_000)],
    ['another kind of file', () => Buffer.from('x'.repeat(100))],
    [
      'two channels',
      () => {
        const file = writeWave([Int16Array.of(1)], 16_000);
        file.writeUInt16LE(2, 22);
        return file;
      },
    ],
  ])('refuses %s', (_what, file) => {
    expect(() => readWave(file())).toThrow('no WAV file');
  });
});
