import { describe, expect, it } from 'vitest';
import { encodeWav } from './wav.ts';

describe('a WAV file', () => {
  const bytes = encodeWav(Float32Array.of(0, 1, -1, 0.5, 2, -2), 16_000);
  const view = new DataView(bytes.buffer);
  const name = (offset: number) => String.fromCharCode(...bytes.subarray(offset, offset + 4));

  it('says what it is: PCM, mono, 16 bit, with its lengths', () => {
    expect([name(0), name(8), name(12), name(36)]).toEqual(['RIFF', 'WAVE', 'fmt ', 'data']);
    expect(view.getUint32(4, true)).toBe(bytes.length - 8);
    expect(view.getUint16(20, true)).toBe(1);
    expect(view.getUint16(22, true)).toBe(1);
    expect(view.getUint32(24, true)).toBe(16_000);
    expect(view.getUint32(28, true)).toBe(32_000);
    expect(view.getUint16(32, true)).toBe(2);
    expect(view.getUint16(34, true)).toBe(16);
    expect(view.getUint32(40, true)).toBe(12);
    expect(bytes.length).toBe(56);
  });

  it('holds the samples, and cuts off what is too loud', () => {
    const samples = Array.from({ length: 6 }, (_, i) => view.getInt16(44 + i * 2, true));
    expect(samples).toEqual([0, 32_767, -32_767, 16_384, 32_767, -32_767]);
  });

  it('may be empty', () => {
    expect(encodeWav(new Float32Array(), 8_000)).toHaveLength(44);
  });
});
