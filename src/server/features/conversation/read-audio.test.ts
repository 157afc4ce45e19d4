import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { AppError, type AppErrorCode } from '#server/http/app-error.ts';
import {
  hertzOf,
  oggFile,
  recordedWebm,
  samplesOf,
  tone,
  type WavKind,
  wavFile,
} from '#tests/setup/sound-files.ts';
import { isSilent } from './is-silent.ts';
import { readAudio } from './read-audio.ts';
import { webmPackets } from './webm-packets.ts';

const recordedPackets = [...webmPackets(recordedWebm)];
const tenTimes = (packets: Uint8Array[]) => Array<Uint8Array[]>(10).fill(packets).flat();

/** The same sound in a packet with 300 bytes of padding. */
function padded(packet: Uint8Array): Uint8Array {
  const [first = 0, frames = 0, ...rest] = packet;
  expect([first & 3, frames & 0x40], 'many frames, not padded yet').toEqual([3, 0]);
  return Uint8Array.of(first, frames | 0x40, 255, 46, ...rest, ...new Uint8Array(300));
}

/** What becomes of a recording, heard again. */
async function heard(file: Buffer) {
  const audio = await readAudio(file);
  if (audio.kind === 'silent') throw new Error('silent');
  const { wav } = audio;
  expect(wav.toString('latin1', 0, 16)).toMatch(/^RIFF.{4}WAVEfmt /s);
  expect([wav.readUInt16LE(20), wav.readUInt16LE(22), wav.readUInt32LE(24)]).toEqual([
    1, 1, 16_000,
  ]);
  const samples = samplesOf(wav);
  // The middle: a recorder needs a moment at the beginning.
  const middle = samples.subarray(samples.length / 4, (samples.length * 3) / 4);
  return { seconds: samples.length / 16_000, hertz: hertzOf(middle, 16_000), samples };
}

async function refusalOf(file: Buffer): Promise<AppErrorCode | 'none'> {
  try {
    await readAudio(file);
    return 'none';
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

describe('a recording becomes a 16 kHz mono WAV', () => {
  const kinds: [string, WavKind][] = [
    ['16 kHz', { rate: 16_000 }],
    ['8 kHz', { rate: 8_000 }],
    ['44.1 kHz stereo', { rate: 44_100, channels: 2 }],
    ['48 kHz float', { rate: 48_000, bits: 32, isFloat: true }],
    ['48 kHz float stereo', { rate: 48_000, channels: 2, bits: 32, isFloat: true }],
    ['96 kHz 24 bit', { rate: 96_000, bits: 24 }],
    ['32 bit', { rate: 22_050, bits: 32 }],
    ['8 bit', { rate: 11_025, bits: 8 }],
    ['the wide header', { rate: 48_000, channels: 2, isExtensible: true }],
    ['another chunk before the sound', { rate: 16_000, extraChunk: 'made by someone' }],
  ];
  it.each(kinds)('[TALK-01] WAV, %s', async (_, kind) => {
    const { seconds, hertz } = await heard(wavFile(tone(0.5, 440, kind.rate), kind));
    expect(seconds).toBeCloseTo(0.5, 3);
    expect(hertz).toBeGreaterThan(430);
    expect(hertz).toBeLessThan(450);
  });

  it('a WAV of 16 kHz stays sample by sample what it is', async () => {
    const samples = tone(0.5);
    const { samples: again } = await heard(wavFile(samples, { rate: 16_000 }));
    for (const [i, sample] of samples.entries()) expect(again[i]).toBeCloseTo(sample, 3);
  });

  it('a WAV whose writer never told its length', async () => {
    const file = wavFile(tone(0.5), { rate: 16_000 });
    file.writeUInt32LE(0xffff_ffff, 4);
    file.writeUInt32LE(0xffff_ffff, 40);
    expect((await heard(file)).seconds).toBe(0.5);
  });

  it('[TALK-01] WebM with Opus, as Chromium records it', async () => {
    const { seconds, hertz } = await heard(recordedWebm);
    expect(seconds).toBeGreaterThan(1.5);
    expect(hertz).toBeGreaterThan(430);
    expect(hertz).toBeLessThan(450);
  });

  it.each([1, 2, 20, 255])(
    '[TALK-01] Ogg with Opus, pages of %i segments',
    async (segmentsPerPage) => {
      // Packets of over 255 bytes have several segments, and run from one page into the next.
      const packets = recordedPackets.map((packet, i) => (i % 3 === 0 ? padded(packet) : packet));
      const file = oggFile(packets, { segmentsPerPage, channels: 2 });
      const { seconds, hertz } = await heard(file);
      expect(seconds).toBe((await heard(recordedWebm)).seconds);
      expect(hertz).toBeGreaterThan(430);
      expect(hertz).toBeLessThan(450);
    },
  );

  it('a WebM that was cut off gives what came before', async () => {
    const whole = (await heard(recordedWebm)).seconds;
    const { seconds } = await heard(recordedWebm.subarray(0, recordedWebm.length * 0.6));
    expect(seconds).toBeGreaterThan(whole * 0.4);
    expect(seconds).toBeLessThan(whole * 0.8);
  });
});

describe('recordings that are refused', () => {
  const flac = Buffer.concat([Buffer.from('fLaC'), Buffer.alloc(100)]);
  const mp4 = Buffer.concat([Buffer.from('\0\0\0\x20ftypM4A ', 'latin1'), Buffer.alloc(100)]);
  const swapped = (from: string, to: string, file: Buffer = recordedWebm) =>
    Buffer.from(file.toString('latin1').replace(from, to), 'latin1');
  const rows: [string, AppErrorCode, Buffer][] = [
    ['nothing', 'audio-type', Buffer.alloc(0)],
    ['text', 'audio-type', Buffer.from('hello there, this is no sound')],
    ['MP4', 'audio-type', mp4],
    ['FLAC', 'audio-type', flac],
    [
      'a WAV with a law nobody uses',
      'audio-type',
      (() => {
        const file = wavFile(tone(0.1), { rate: 8_000 });
        file.writeUInt16LE(7, 20);
        return file;
      })(),
    ],
    ['a WAV of six channels', 'audio-type', wavFile(tone(0.1), { rate: 16_000, channels: 6 })],
    ['a WAV of 192 kHz', 'audio-type', wavFile(tone(0.1), { rate: 192_000 })],
    [
      'a WAV without sound',
      'audio-unreadable',
      wavFile(tone(0.1), { rate: 8_000 }).subarray(0, 36),
    ],
    [
      'a WAV with sound before its format',
      'audio-unreadable',
      swapped('fmt ', 'tmf ', wavFile(tone(0.1), { rate: 8_000 })),
    ],
    ['WebM with another codec', 'audio-type', swapped('A_OPUS', 'A_FLAC')],
    ['WebM whose stream has no head', 'audio-type', swapped('OpusHead', 'OpusTail')],
    ['WebM with nothing but its name', 'audio-unreadable', recordedWebm.subarray(0, 40)],
    [
      'Ogg with another codec',
      'audio-type',
      swapped('OpusHead', '\x01vorbis\0', oggFile(recordedPackets)),
    ],
    ['Ogg with six channels', 'audio-type', oggFile(recordedPackets, { channels: 6 })],
    [
      'Ogg out of step',
      'audio-unreadable',
      Buffer.concat([oggFile(recordedPackets), Buffer.alloc(40)]),
    ],
    ['broken packets', 'audio-unreadable', oggFile([Uint8Array.of(0xff, 0x00)])],
    ['a packet without content', 'audio-unreadable', oggFile([new Uint8Array()])],
    ['a packet larger than any', 'audio-unreadable', oggFile([new Uint8Array(4_000).fill(0xfb)])],
    [
      'more than a minute of WAV',
      'audio-too-long',
      wavFile(tone(60.1, 440, 8_000), { rate: 8_000 }),
    ],
    ['more than a minute of Opus', 'audio-too-long', oggFile(tenTimes(tenTimes(recordedPackets)))],
    ['an hour in 90 kB', 'audio-too-long', oggFile(Array(30_000).fill(Uint8Array.of(0xfb, 6)))],
  ];
  it.each(rows)('%s: %s', async (_, code, file) => {
    expect(await refusalOf(file)).toBe(code);
  });

  it('takes just a minute', async () => {
    const minute = wavFile(tone(60, 440, 8_000), { rate: 8_000 });
    expect((await heard(minute)).seconds).toBe(60);
  });

  it('whatever is damaged ends in a sentence, never in a crash or a complaint on the console', async () => {
    const complaints = vi.spyOn(console, 'error');
    const wav = wavFile(tone(0.05), { rate: 8_000 });
    const files = [recordedWebm, oggFile(recordedPackets.slice(0, 30)), wav];
    const known = new Set(['none', 'audio-type', 'audio-unreadable', 'audio-too-long']);
    const change = fc.record({
      file: fc.integer({ min: 0, max: 2 }),
      cut: fc.double({ min: 0.01, max: 1, noNaN: true }),
      // Mostly at the beginning, where the structure is.
      bytes: fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(255)), {
        maxLength: 12,
      }),
    });
    await fc.assert(
      fc.asyncProperty(change, async ({ file, cut, bytes }) => {
        const whole = files[file] ?? wav;
        const changed = Buffer.from(whole.subarray(0, Math.ceil(whole.length * cut)));
        for (const [place, value] of bytes) {
          changed[Math.floor(place ** 3 * changed.length)] = value;
        }
        expect(known).toContain(await refusalOf(changed));
      }),
      { numRuns: 400 },
    );
    expect(complaints).not.toHaveBeenCalled();
    complaints.mockRestore();
  });
});

describe('silence', () => {
  const quiet = tone(2, 440, 16_000, 0.001);
  const off = new Float32Array(32_000).fill(0.2);
  const click = new Float32Array(32_000).fill(0.9, 1_000, 1_200);
  it.each([
    ['no sound at all', new Float32Array(32_000), true],
    ['a quiet room', quiet, true],
    ['a microphone that is off centre', off, true],
    ['a click', click, true],
    ['a recording of 50 ms', tone(0.05), true],
    [
      'a short word',
      Float32Array.of(...new Float32Array(8_000), ...tone(0.15), ...new Float32Array(8_000)),
      false,
    ],
    ['a soft voice', tone(0.5, 200, 16_000, 0.01), false],
  ])('%s', (_, samples, expected) => {
    expect(isSilent(samples, 16_000)).toBe(expected);
  });

  it('[TALK-01] is an outcome of its own, so that no words are made up', async () => {
    const silent = wavFile(new Float32Array(48_000), { rate: 48_000 });
    expect(await readAudio(silent)).toEqual({ kind: 'silent' });
    const empty = wavFile(new Float32Array(0), { rate: 48_000 });
    expect(await readAudio(empty)).toEqual({ kind: 'silent' });
  });
});
