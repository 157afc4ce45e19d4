import fc from 'fast-check';
import { OpusDecoder } from 'opus-decoder';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { isOpusHead, opusPacketMs } from './opus-packet.ts';

/** The first byte: configuration, then how the frames are packed. */
const packet = (config: number, code: number, ...rest: number[]) =>
  Uint8Array.of((config << 3) | code, ...rest);
const filled = (bytes: number) => Array<number>(bytes).fill(1);

describe('an Opus packet before it is decoded', () => {
  it.each([
    ['one frame of 10 ms', packet(0, 0, 1, 2), 10],
    ['one frame of 60 ms', packet(3, 0, 1, 2), 60],
    ['one hybrid frame of 20 ms', packet(13, 0, 1), 20],
    ['one frame of 2.5 ms', packet(16, 0, 1), 2.5],
    ['a frame without sound', packet(31, 0), 20],
    ['two equal frames', packet(31, 1, 1, 2), 40],
    ['two frames of odd size', packet(31, 1, 1, 2, 3), null],
    ['two frames, the first told', packet(31, 2, 1, 9, 9, 9), 40],
    ['two frames, the first longer than the packet', packet(31, 2, 9, 9), null],
    ['six frames', packet(31, 3, 6, ...filled(12)), 120],
    ['seven frames: over 120 ms', packet(31, 3, 7, ...filled(14)), null],
    ['no frames', packet(31, 3, 0), null],
    ['three frames with sizes', packet(31, 3, 0x83, 1, 2, 9, 9, 9, 9), 60],
    ['padding at the end', packet(31, 3, 0x41, 2, 9, 0, 0), 20],
    ['more padding than there is', packet(31, 3, 0x41, 200, 9), null],
    ['padding without end', packet(31, 3, 0x41, 255, 255), null],
    ['a frame over 1,275 bytes', packet(31, 0, ...filled(1276)), null],
    ['nothing', new Uint8Array(), null],
  ])('%s', (_, bytes, ms) => {
    expect(opusPacketMs(bytes)).toBe(ms);
  });

  it.each([
    ['mono', 'OpusHead\x01\x01\0\0\0\0\0\0\0\0\0', true],
    ['stereo', 'OpusHead\x01\x02\0\0\0\0\0\0\0\0\0', true],
    ['six channels', 'OpusHead\x01\x06\0\0\0\0\0\0\0\0\x01', false],
    ['a later incompatible version', 'OpusHead\x10\x01\0\0\0\0\0\0\0\0\0', false],
    ['another name', 'OpusTags\x01\x01\0\0\0\0\0\0\0\0\0', false],
    ['cut off', 'OpusHead\x01', false],
  ])('the head of a stream: %s', (_, text, isUsable) => {
    expect(isOpusHead(Buffer.from(text, 'latin1'))).toBe(isUsable);
  });

  describe('beside the decoder itself', () => {
    const decoder = new OpusDecoder({ sampleRate: 16_000, channels: 1 });
    beforeAll(() => decoder.ready);
    afterAll(() => decoder.free());

    it('refuses what the decoder refuses, and knows the length of what it takes', () => {
      const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const bytes = fc.oneof(
        fc.uint8Array({ minLength: 1, maxLength: 40 }),
        // The form with many frames, where most of the rules are.
        fc
          .tuple(fc.integer({ min: 0, max: 31 }), fc.uint8Array({ minLength: 1, maxLength: 60 }))
          .map(([config, rest]) => packet(config, 3, ...rest)),
      );
      fc.assert(
        fc.property(bytes, (candidate) => {
          const { samplesDecoded, errors } = decoder.decodeFrame(candidate);
          const ms = errors.length > 0 ? null : samplesDecoded / 16;
          expect(opusPacketMs(candidate)).toBe(ms);
        }),
        { numRuns: 3_000 },
      );
      complaints.mockRestore();
    });
  });
});
