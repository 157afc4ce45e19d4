// Finds the Opus packets in an Ogg file. Files come from strangers: every length is checked against what
// is really there.
import { AppError } from '#server/http/app-error.ts';
import { isOpusHead } from './opus-packet.ts';

const pageHeadBytes = 27;
/** More than any packet of speech has; see decode-opus.ts. */
const maxPacketBytes = 64 * 1024;

interface Page {
  serial: number;
  isContinued: boolean;
  /** Lengths of the segments: 255 means that the packet goes on. */
  lengths: Uint8Array;
  content: Uint8Array;
}

/**
 * The packets of the first Opus stream, in order, without its two headers.
 * @throws AppError audio-type for another codec, audio-unreadable when it is damaged
 */
export function* oggPackets(bytes: Uint8Array): Generator<Uint8Array> {
  let serial: number | null = null;
  let headers = 2;
  let parts: Uint8Array[] = [];
  let partBytes = 0;
  for (const page of pagesIn(bytes)) {
    if (serial === null) {
      if (!isOpusHead(page.content)) throw new AppError('audio-type');
      serial = page.serial;
    }
    if (page.serial !== serial) continue;
    // What was begun on a lost page cannot be completed.
    if (!page.isContinued && partBytes > 0) throw damaged();
    let offset = 0;
    for (const length of page.lengths) {
      parts.push(page.content.subarray(offset, offset + length));
      partBytes += length;
      offset += length;
      if (partBytes > maxPacketBytes) throw damaged();
      if (length === 255) continue;
      const packet = parts.length === 1 ? parts[0] : Buffer.concat(parts);
      parts = [];
      partBytes = 0;
      if (headers > 0) headers -= 1;
      else if (packet) yield packet;
    }
  }
  if (serial === null) throw damaged();
}

function* pagesIn(bytes: Uint8Array): Generator<Page> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let position = 0; position + pageHeadBytes <= bytes.length; ) {
    if (view.getUint32(position) !== 0x4f676753) throw damaged(); // 'OggS'
    const count = view.getUint8(position + 26);
    const lengths = bytes.subarray(position + pageHeadBytes, position + pageHeadBytes + count);
    const start = position + pageHeadBytes + count;
    const end = start + lengths.reduce((sum, length) => sum + length, 0);
    if (lengths.length < count || end > bytes.length) return; // cut off: what came before counts
    yield {
      serial: view.getUint32(position + 14, true),
      isContinued: (view.getUint8(position + 5) & 1) === 1,
      lengths,
      content: bytes.subarray(start, end),
    };
    position = end;
  }
}

function damaged(): AppError {
  return new AppError('audio-unreadable');
}
