// Turns an uploaded recording into what is transcribed: 16 kHz, mono, 16 bit WAV (spec 7, conversation).
import { setImmediate as nextTurn } from 'node:timers/promises';
import { AppError } from '#server/http/app-error.ts';
import { maxRecordingSeconds, speechSampleRate } from '#shared/domain/recording-limits.ts';
import { createResampler } from '#shared/domain/resample.ts';
import { encodeWav } from '#shared/domain/wav.ts';
import { decodeOpus } from './decode-opus.ts';
import { isSilent } from './is-silent.ts';
import { oggPackets } from './ogg-packets.ts';
import { readWav, type Sound } from './read-wav.ts';
import { webmPackets } from './webm-packets.ts';

export type ReadAudio = { kind: 'speech'; wav: Buffer } | { kind: 'silent' };

/**
 * @param bytes a WAV (PCM or float, mono or stereo), or WebM or Ogg with Opus; the content decides
 * @throws AppError audio-type, audio-unreadable, audio-too-long
 */
export async function readAudio(bytes: Buffer): Promise<ReadAudio> {
  const sound = await soundOf(bytes);
  if (isSilent(sound.samples, sound.rate)) return { kind: 'silent' };
  const speech = await speechOf(sound);
  return { kind: 'speech', wav: Buffer.from(encodeWav(speech, speechSampleRate).buffer) };
}

async function soundOf(bytes: Buffer): Promise<Sound> {
  const start = bytes.toString('latin1', 0, 12);
  if (/^RIFF.{4}WAVE/s.test(start)) return readWav(bytes, maxRecordingSeconds);
  if (start.startsWith('\x1a\x45\xdf\xa3'))
    return decodeOpus(webmPackets(bytes), maxRecordingSeconds);
  if (start.startsWith('OggS')) return decodeOpus(oggPackets(bytes), maxRecordingSeconds);
  throw new AppError('audio-type');
}

/** In pieces of two seconds, between which other requests get their turn. */
async function speechOf({ samples, rate }: Sound): Promise<Float32Array> {
  if (rate === speechSampleRate) return samples;
  await nextTurn();
  const resampler = createResampler(rate, speechSampleRate);
  const speech = new Float32Array(resampler.lengthOf(samples));
  const piece = 2 * speechSampleRate;
  for (let start = 0; start < speech.length; start += piece) {
    resampler.fill(speech, samples, start, Math.min(start + piece, speech.length));
    await nextTurn();
  }
  return speech;
}
