// Sounds and sound files for tests: tones, WAV of every kind, Ogg, and what Chromium recorded of a tone.
import { readFileSync } from 'node:fs';

/** 440 Hz for two seconds, recorded by Chromium's MediaRecorder as WebM with Opus. */
export const recordedWebm = readFileSync(new URL('recorded-tone.webm', import.meta.url));

export function tone(seconds: number, hertz = 440, rate = 16_000, loudness = 0.3): Float32Array {
  return Float32Array.from(
    { length: Math.round(seconds * rate) },
    (_, i) => loudness * Math.sin((2 * Math.PI * hertz * i) / rate),
  );
}

/** From the time between the first and the last zero that the sound crosses upwards; NaN for silence. */
export function hertzOf(samples: ArrayLike<number>, rate: number): number {
  const values = Array.from(samples);
  const upwards = [...values.keys()].filter(
    (at) => (values[at] ?? 0) >= 0 && (values[at - 1] ?? 0) < 0,
  );
  return ((upwards.length - 1) * rate) / ((upwards.at(-1) ?? 0) - (upwards[0] ?? 0));
}

/** The samples of a file that encodeWav wrote. */
export function samplesOf(wav: Buffer): Float32Array {
  return Float32Array.from(
    { length: (wav.length - 44) / 2 },
    (_, i) => wav.readInt16LE(44 + i * 2) / 32_767,
  );
}

export interface WavKind {
  rate: number;
  channels?: number;
  bits?: 8 | 16 | 24 | 32;
  isFloat?: boolean;
  isExtensible?: boolean;
  /** Between the format and the sound, as some programs write. */
  extraChunk?: string;
}

/** The same samples in every channel. */
export function wavFile(samples: Float32Array, kind: WavKind): Buffer {
  const { rate, channels = 1, bits = 16, isFloat = false, isExtensible = false } = kind;
  const sampleBytes = bits / 8;
  const data = Buffer.alloc(samples.length * channels * sampleBytes);
  for (let i = 0; i < samples.length * channels; i++) {
    const value = samples[Math.floor(i / channels)] ?? 0;
    const offset = i * sampleBytes;
    if (isFloat) data.writeFloatLE(value, offset);
    else if (bits === 8) data.writeUInt8(Math.round(value * 127) + 128, offset);
    else data.writeIntLE(Math.round(value * (2 ** (bits - 1) - 1)), offset, sampleBytes);
  }
  const format = Buffer.alloc(isExtensible ? 40 : 16);
  const code = isFloat ? 3 : 1;
  format.writeUInt16LE(isExtensible ? 0xfffe : code, 0);
  format.writeUInt16LE(channels, 2);
  format.writeUInt32LE(rate, 4);
  format.writeUInt32LE(rate * channels * sampleBytes, 8);
  format.writeUInt16LE(channels * sampleBytes, 12);
  format.writeUInt16LE(bits, 14);
  if (isExtensible) format.writeUInt16LE(code, 24);
  const extra = kind.extraChunk === undefined ? [] : [chunk('LIST', Buffer.from(kind.extraChunk))];
  const content = Buffer.concat([
    Buffer.from('WAVE'),
    chunk('fmt ', format),
    ...extra,
    chunk('data', data),
  ]);
  return chunk('RIFF', content);
}

function chunk(name: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8, name);
  head.writeUInt32LE(content.length, 4);
  const padding = Buffer.alloc(content.length % 2);
  return Buffer.concat([head, content, padding]);
}

/** Without checksums, which nothing here reads. A packet has a segment for each 255 bytes. */
export function oggFile(
  packets: readonly Uint8Array[],
  { channels = 1, segmentsPerPage = 20 } = {},
): Buffer {
  const head = Buffer.from('OpusHead\x01\0\0\0\0\0\0\0\0\0\0', 'latin1');
  head.writeUInt8(channels, 9);
  const pages = [oggPage([...laced([head])], { isFirst: true }), oggPage([...laced([tags])], {})];
  const segments = [...laced(packets)];
  let isContinued = false;
  for (let start = 0; start < segments.length; start += segmentsPerPage) {
    const part = segments.slice(start, start + segmentsPerPage);
    pages.push(oggPage(part, { isContinued }));
    isContinued = part.at(-1)?.length === 255;
  }
  return Buffer.concat(pages);
}

const tags = Buffer.from('OpusTags\0\0\0\0\0\0\0\0', 'latin1');

function* laced(packets: readonly Uint8Array[]): Generator<Uint8Array> {
  for (const packet of packets) {
    for (let start = 0; start <= packet.length; start += 255)
      yield packet.subarray(start, start + 255);
  }
}

function oggPage(
  segments: readonly Uint8Array[],
  { isFirst = false, isContinued = false },
): Buffer {
  const head = Buffer.alloc(27, 0);
  head.write('OggS', 0);
  head.writeUInt8((isContinued ? 1 : 0) | (isFirst ? 2 : 0), 5);
  head.writeUInt32LE(7, 14);
  head.writeUInt8(segments.length, 26);
  return Buffer.concat([head, Buffer.from(segments.map(({ length }) => length)), ...segments]);
}
