// What an Opus packet tells before it is decoded: whether it is well formed and how long it sounds
// (RFC 6716, section 3), and the head of a stream (RFC 7845, section 5.1).

const maxFrameBytes = 1275;
const maxPacketMs = 120;

/** Milliseconds of one frame by the configuration number in the first byte. */
function frameMs(config: number): number {
  const step = config % 4;
  if (config < 12) return [10, 20, 40, 60][step] ?? 0;
  if (config < 16) return step % 2 === 0 ? 10 : 20;
  return [2.5, 5, 10, 20][step] ?? 0;
}

/** How long a packet sounds; null when it breaks a rule of the format. */
export function opusPacketMs(packet: Uint8Array): number | null {
  const [first, second = 0] = packet;
  if (first === undefined) return null;
  const duration = frameMs(first >> 3);
  const rest = packet.length - 1;
  switch (first & 0x03) {
    case 0: // one frame
      return rest <= maxFrameBytes ? duration : null;
    case 1: // two frames of one size
      return rest % 2 === 0 && rest / 2 <= maxFrameBytes ? duration * 2 : null;
    case 2: {
      // two frames, the size of the first is told
      const size = readFrameSize(packet, 1);
      if (!size) return null;
      const lastBytes = packet.length - size.end - size.bytes;
      return lastBytes >= 0 && lastBytes <= maxFrameBytes ? duration * 2 : null;
    }
    default: {
      const count = second & 0x3f;
      const total = duration * count;
      const isSound = rest >= 1 && count > 0 && total <= maxPacketMs;
      return isSound && areFramesSound(packet, count, second) ? total : null;
    }
  }
}

/** The form with any number of frames, perhaps of different sizes, perhaps with padding at the end. */
function areFramesSound(packet: Uint8Array, count: number, flags: number): boolean {
  let position = 2;
  let padding = 0;
  if ((flags & 0x40) !== 0) {
    for (let more = true; more; position++) {
      const byte = packet[position];
      if (byte === undefined) return false;
      more = byte === 255;
      padding += more ? 254 : byte;
    }
  }
  const hasOwnSizes = (flags & 0x80) !== 0;
  let told = 0;
  for (let frame = 1; hasOwnSizes && frame < count; frame++) {
    const size = readFrameSize(packet, position);
    if (!size) return false;
    told += size.bytes;
    position = size.end;
  }
  const left = packet.length - position - padding - told;
  if (left < 0) return false;
  if (hasOwnSizes) return left <= maxFrameBytes;
  return left % count === 0 && left / count <= maxFrameBytes;
}

function readFrameSize(packet: Uint8Array, at: number): { bytes: number; end: number } | null {
  const first = packet[at];
  if (first === undefined) return null;
  if (first < 252) return { bytes: first, end: at + 1 };
  const second = packet[at + 1];
  return second === undefined ? null : { bytes: second * 4 + first, end: at + 2 };
}

/** Whether a stream begins so that its packets can be decoded one by one: mono or stereo. */
export function isOpusHead(content: Uint8Array): boolean {
  const isNamed = [...'OpusHead'].every((letter, i) => content[i] === letter.charCodeAt(0));
  const [version = 255, channels = 0] = content.subarray(8);
  const family = content[18];
  return isNamed && version < 16 && (channels === 1 || channels === 2) && family === 0;
}
