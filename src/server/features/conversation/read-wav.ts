// Reads a WAV file of any usual kind into mono samples.
import { AppError } from '#server/http/app-error.ts';

export interface Sound {
  /** Mono, from -1 to 1. */
  samples: Float32Array;
  /** Samples per second. */
  rate: number;
}

interface WavFormat {
  code: number;
  channels: number;
  rate: number;
  bits: number;
}

const pcm = 1;
const float = 3;
const extensible = 0xfffe;

/** Recordings have two to ten. */
const maxChunks = 1_000;

type SampleReader = (bytes: Buffer, offset: number) => number;

/** By code and bits of a sample. */
const sampleReaders: Record<string, SampleReader> = {
  [`${pcm}/8`]: (bytes, offset) => (bytes.readUInt8(offset) - 128) / 128,
  [`${pcm}/16`]: (bytes, offset) => bytes.readInt16LE(offset) / 32_768,
  [`${pcm}/24`]: (bytes, offset) => bytes.readIntLE(offset, 3) / 8_388_608,
  [`${pcm}/32`]: (bytes, offset) => bytes.readInt32LE(offset) / 2_147_483_648,
  [`${float}/32`]: (bytes, offset) => {
    const value = bytes.readFloatLE(offset);
    return Number.isFinite(value) ? Math.max(-1, Math.min(1, value)) : 0;
  },
};

/**
 * @param bytes begin with RIFF and WAVE
 * @param maxSeconds of a longer one nothing is decoded
 * @throws AppError audio-type, audio-unreadable, audio-too-long
 */
export function readWav(bytes: Buffer, maxSeconds: number): Sound {
  let format: WavFormat | null = null;
  let chunks = 0;
  for (let offset = 12; offset + 8 <= bytes.length && chunks < maxChunks; chunks++) {
    const name = bytes.toString('latin1', offset, offset + 4);
    const size = bytes.readUInt32LE(offset + 4);
    // Programs that write while they record leave the size open; what is there counts.
    const content = bytes.subarray(offset + 8, offset + 8 + size);
    if (name === 'fmt ') format = readFormat(content);
    if (name === 'data') {
      if (!format) break;
      return readSamples(content, format, maxSeconds);
    }
    offset += 8 + size + (size % 2);
  }
  throw new AppError('audio-unreadable');
}

function readFormat(content: Buffer): WavFormat {
  if (content.length < 16) throw new AppError('audio-unreadable');
  const code = content.readUInt16LE(0);
  return {
    // The wide form of the header has the real code at the beginning of an identifier.
    code: code === extensible && content.length >= 26 ? content.readUInt16LE(24) : code,
    channels: content.readUInt16LE(2),
    rate: content.readUInt32LE(4),
    bits: content.readUInt16LE(14),
  };
}

function readSamples(content: Buffer, format: WavFormat, maxSeconds: number): Sound {
  const { code, channels, rate, bits } = format;
  const readSample = sampleReaders[`${code}/${bits}`];
  if (!readSample || channels < 1 || channels > 2) throw new AppError('audio-type');
  if (rate < 8_000 || rate > 96_000) throw new AppError('audio-type');
  const sampleBytes = bits / 8;
  const frames = Math.floor(content.length / (sampleBytes * channels));
  if (frames > maxSeconds * rate) throw new AppError('audio-too-long');
  const samples = new Float32Array(frames);
  for (let i = 0; i < frames; i++) {
    const offset = i * channels * sampleBytes;
    const left = readSample(content, offset);
    samples[i] = channels === 1 ? left : (left + readSample(content, offset + sampleBytes)) / 2;
  }
  return { samples, rate };
}
