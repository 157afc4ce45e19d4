// Finds the Opus packets in a WebM file, which Chrome and Firefox record. Files come from strangers: every
// length is checked against what is really there, nothing is copied, and the work is bounded.
import { AppError } from '#server/http/app-error.ts';
import { isOpusHead } from './opus-packet.ts';

/** The elements of EBML and Matroska that matter here. */
const ids = {
  segment: 0x18538067,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  trackNumber: 0xd7,
  codecId: 0x86,
  codecPrivate: 0x63a2,
  cluster: 0x1f43b675,
  simpleBlock: 0xa3,
  blockGroup: 0xa0,
  block: 0xa1,
};

const parents = new Set([ids.segment, ids.tracks, ids.cluster, ids.blockGroup]);

/** A minute of 20 ms packets has some 3,000; whoever needs more is not recording speech. */
const maxElements = 200_000;

interface Element {
  id: number;
  start: number;
  end: number;
}

/**
 * The packets of the first Opus track, in order; views into `bytes`.
 * @throws AppError audio-type without an Opus track, audio-unreadable when it is damaged
 */
export function* webmPackets(bytes: Uint8Array): Generator<Uint8Array> {
  let track: number | null = null;
  let sawTrack = false;
  for (const element of elementsIn(bytes)) {
    if (element.id === ids.trackEntry) {
      sawTrack = true;
      track ??= opusTrackOf(bytes, element);
    }
    if (element.id !== ids.simpleBlock && element.id !== ids.block) continue;
    if (track === null) break;
    const { start, end } = element;
    const number = readNumber(bytes, start, end);
    // After the track number: two bytes of time, one of flags, of which two tell the lacing.
    if (!number || number.end + 3 > end) throw damaged();
    const flags = bytes[number.end + 2] ?? 0;
    if (number.value !== track) continue;
    if ((flags & 0x06) !== 0) throw damaged();
    yield bytes.subarray(number.end + 3, end);
  }
  if (track === null) throw sawTrack ? new AppError('audio-type') : damaged();
}

/** Every element but those that only hold others, whose content is walked through in turn. */
function* elementsIn(bytes: Uint8Array, from = 0, to = bytes.length): Generator<Element> {
  let count = 0;
  for (let position = from; position < to; ) {
    count += 1;
    if (count > maxElements) throw damaged();
    const id = readNumber(bytes, position, to, 'with its marker');
    const size = id && readNumber(bytes, id.end, to);
    if (!id || !size) return; // cut off: what came before counts
    const isParent = parents.has(id.value);
    // Recorders do not know the sizes of what they still write: it lasts until something else begins.
    if (size.isOpen && !isParent) throw damaged();
    // A parent is entered by simply going on behind its head, so that nesting has no depth.
    if (isParent) {
      position = size.end;
      continue;
    }
    const end = size.end + size.value;
    if (end > to) return;
    yield { id: id.value, start: size.end, end };
    position = end;
  }
}

function opusTrackOf(bytes: Uint8Array, entry: Element): number | null {
  let number: number | null = null;
  let codec = '';
  let head: Uint8Array | null = null;
  for (const { id, start, end } of elementsIn(bytes, entry.start, entry.end)) {
    const content = bytes.subarray(start, end);
    if (id === ids.trackNumber && content.length <= 4) {
      number = content.reduce((value, byte) => value * 256 + byte, 0);
    }
    if (id === ids.codecId) codec = Buffer.from(content).toString('latin1').replace(/\0+$/, '');
    if (id === ids.codecPrivate) head = content;
  }
  return codec === 'A_OPUS' && head !== null && isOpusHead(head) ? number : null;
}

/** A number whose first byte tells by its leading zeros how many bytes it has. */
function readNumber(
  bytes: Uint8Array,
  start: number,
  limit: number,
  form?: 'with its marker',
): { value: number; end: number; isOpen: boolean } | null {
  const first = bytes[start];
  if (first === undefined || first === 0) return null;
  const length = Math.clz32(first) - 23;
  if (start + length > limit) return null;
  const mask = 0xff >> length;
  let value = form ? first : first & mask;
  let isOpen = (first & mask) === mask;
  for (let i = 1; i < length; i++) {
    const byte = bytes[start + i] ?? 0;
    value = value * 256 + byte;
    isOpen &&= byte === 0xff;
  }
  return { value, end: start + length, isOpen };
}

function damaged(): AppError {
  return new AppError('audio-unreadable');
}
