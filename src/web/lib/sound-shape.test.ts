import { afterEach, describe, expect, it, vi } from 'vitest';
import { peaksOf, readSoundShape } from './sound-shape.ts';

describe('peaks of a sound', () => {
  it('are the loudest moment of each part, in relation to the loudest of all', () => {
    expect(peaksOf(Float32Array.from([0, 0.1, -0.5, 0.2, 0, 0.25]), 3)).toEqual([
      expect.closeTo(0.2),
      1,
      expect.closeTo(0.5),
    ]);
  });

  it('are 0 for silence and for a sound shorter than the bars', () => {
    expect(peaksOf(new Float32Array(8), 4)).toEqual([0, 0, 0, 0]);
    expect(peaksOf(new Float32Array(0), 2)).toEqual([0, 0]);
  });
});

describe('the shape of a sound', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('has as many bars as were asked for, and is read once for each number', async () => {
    const fetched = vi.fn(async () => new Response('sound'));
    vi.stubGlobal('fetch', fetched);
    vi.stubGlobal(
      'OfflineAudioContext',
      class {
        decodeAudioData = async () => ({
          duration: 1,
          getChannelData: () => new Float32Array(600),
        });
      },
    );
    for (const bars of [58, 160, 58]) {
      expect((await readSoundShape('/a.wav', bars)).peaks).toHaveLength(bars);
    }
    expect(fetched).toHaveBeenCalledTimes(2);
  });
});
