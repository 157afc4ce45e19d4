import { describe, expect, it } from 'vitest';
import {
  compareSubjects,
  type KeptSubjects,
  keepSubjects,
  meanSubjects,
  partsOfSubjects,
  totalSubjects,
} from './shared-subject.ts';

const pool = Float32Array.of(1, 0, 0, 0);
const gym = Float32Array.of(0, 1, 0, 0);
const either = Float32Array.of(0.5, 0.5, 0, 0);
const anything = Float32Array.of(0.25, 0.25, 0.25, 0.25);

const sharedSubject = (kept: KeptSubjects, shares: Float32Array) =>
  compareSubjects(shares)(kept).shared;
const subjectLikeness = (kept: KeptSubjects, shares: Float32Array) =>
  compareSubjects(shares)(kept).likeness;

describe('shared subjects', () => {
  it('are certain for the same one and none for different ones', () => {
    expect(sharedSubject(keepSubjects(pool), pool)).toBeCloseTo(1, 5);
    expect(subjectLikeness(keepSubjects(pool), pool)).toBeCloseTo(1, 5);
    expect(sharedSubject(keepSubjects(pool), gym)).toBe(0);
    expect(subjectLikeness(keepSubjects(pool), gym)).toBe(0);
  });

  it('tell less the more subjects there may be', () => {
    const [certain, open, vague] = [pool, either, anything].map((shares) =>
      sharedSubject(keepSubjects(shares), pool),
    );
    expect(certain).toBeGreaterThan(open ?? 1);
    expect(open).toBeGreaterThan(vague ?? 1);
  });

  it('are alike for two texts that may be on the same subjects, certain or not', () => {
    expect(subjectLikeness(keepSubjects(either), either)).toBeCloseTo(1, 2);
    expect(sharedSubject(keepSubjects(either), either)).toBeLessThan(0.95);
  });

  it('are the more a passage’s own the fewer others are on them', () => {
    const alone = [pool, gym].map(keepSubjects);
    const crowded = [pool, gym, gym, gym].map(keepSubjects);
    const [ofPool = 0, ofGym = 0] = partsOfSubjects(crowded, totalSubjects(crowded), either);
    const [, ofGymAlone = 0] = partsOfSubjects(alone, totalSubjects(alone), either);
    expect(ofPool).toBeGreaterThan(ofGym);
    expect(ofGymAlone).toBeGreaterThan(ofGym);
    for (const part of [ofPool, ofGym, ofGymAlone]) {
      expect(part).toBeGreaterThan(0);
      expect(part).toBeLessThanOrEqual(1);
    }
    expect(partsOfSubjects([], totalSubjects([]), either)).toEqual([]);
  });

  it('are averaged over the ways a question is asked', () => {
    expect(meanSubjects([pool, gym])).toEqual(either);
    expect(meanSubjects([])).toEqual(new Float32Array());
  });
});
