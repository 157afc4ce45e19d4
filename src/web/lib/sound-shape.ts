// The loudness of a sound over its length, for drawing its wave.
export interface SoundShape {
  /** One value per bar, 0 (silent) to 1 (loudest of this sound). */
  peaks: readonly number[];
  durationSeconds: number;
}

const shapes = new Map<string, Promise<SoundShape>>();

/** Reads a sound once per number of bars; rejects when it cannot be fetched or decoded. */
export function readSoundShape(url: string, barCount: number): Promise<SoundShape> {
  const key = `${barCount} ${url}`;
  const known = shapes.get(key);
  if (known) return known;
  const reading = decode(url, barCount);
  shapes.set(key, reading);
  reading.catch(() => shapes.delete(key));
  return reading;
}

async function decode(url: string, barCount: number): Promise<SoundShape> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`);
  const context = new OfflineAudioContext(1, 1, 16_000);
  const sound = await context.decodeAudioData(await response.arrayBuffer());
  return { peaks: peaksOf(sound.getChannelData(0), barCount), durationSeconds: sound.duration };
}

/** Largest deviation in each of `barCount` equal parts, in relation to the largest of all. */
export function peaksOf(samples: Float32Array, barCount: number): number[] {
  const partLength = Math.max(1, Math.floor(samples.length / barCount));
  const peaks = Array.from({ length: barCount }, (_, bar) => {
    let peak = 0;
    for (const value of samples.subarray(bar * partLength, (bar + 1) * partLength)) {
      peak = Math.max(peak, Math.abs(value));
    }
    return peak;
  });
  const loudest = Math.max(...peaks);
  return loudest === 0 ? peaks : peaks.map((peak) => peak / loudest);
}
