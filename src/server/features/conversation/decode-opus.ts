// Decodes the Opus packets of a recording to mono samples.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { OpusDecoder } from 'opus-decoder';
import { AppError } from '#server/http/app-error.ts';
import { opusPacketMs } from './opus-packet.ts';
import type { Sound } from './read-wav.ts';

const rate = 16_000;
/** Room that the decoder has for one packet of one channel. */
const maxPacketBytes = 3_840;
/** About one second of sound is decoded before other requests get their turn. */
const packetsAtOnce = 50;

/**
 * @param maxSeconds of a longer recording nothing is decoded
 * @throws AppError audio-unreadable, audio-too-long
 */
export async function decodeOpus(
  packets: Iterable<Uint8Array>,
  maxSeconds: number,
): Promise<Sound> {
  const sound = checkedPackets(packets, maxSeconds);
  // With one channel it mixes stereo down by itself.
  const decoder = new OpusDecoder({ sampleRate: rate, channels: 1 });
  await decoder.ready;
  try {
    const pieces: Float32Array[] = [];
    for (let start = 0; start < sound.length; start += packetsAtOnce) {
      const { channelData, errors } = decoder.decodeFrames(
        sound.slice(start, start + packetsAtOnce),
      );
      if (errors.length > 0 || !channelData[0]) throw new AppError('audio-unreadable');
      pieces.push(channelData[0]);
      await nextTurn();
    }
    return { samples: joined(pieces), rate };
  } finally {
    decoder.free();
  }
}

/** All of them are looked at before any is decoded. */
function checkedPackets(packets: Iterable<Uint8Array>, maxSeconds: number): Uint8Array[] {
  const checked: Uint8Array[] = [];
  let totalMs = 0;
  for (const packet of packets) {
    const ms = packet.length <= maxPacketBytes ? opusPacketMs(packet) : null;
    if (ms === null) throw new AppError('audio-unreadable');
    totalMs += ms;
    if (totalMs > maxSeconds * 1000) throw new AppError('audio-too-long');
    checked.push(packet);
  }
  return checked;
}

function joined(pieces: readonly Float32Array[]): Float32Array {
  const all = new Float32Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let offset = 0;
  for (const piece of pieces) {
    all.set(piece, offset);
    offset += piece.length;
  }
  return all;
}
