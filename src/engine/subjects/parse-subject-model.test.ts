import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSentenceEncoder } from '#engine/meaning/parse-sentence-encoder.ts';
import { parseSubjectModel } from './parse-subject-model.ts';
import { compareSubjects, keepSubjects } from './shared-subject.ts';
import { subjectWords } from './subject-words.ts';

const asset = (name: string) => readFileSync(join(import.meta.dirname, '..', 'assets', name));
const bytes = asset('subject-weights.bin');
const model = parseSubjectModel(bytes);
const encoder = parseSentenceEncoder(asset('sentence-encoder.bin'));

const withMeaning = (text: string) => model.subjectsOf(subjectWords(text), encoder.encode(text));
const byWords = (text: string) => model.subjectsOf(subjectWords(text), null);

describe('the shipped model of subjects', () => {
  it('takes no more than 3 MB', () => {
    expect(bytes.length).toBeLessThan(3_000_000);
  });

  it.each([
    [
      'we have four suitcases and a couch coming off a truck on saturday',
      'May I book the freight elevator for my move?',
      'How do I report a broken elevator?',
    ],
    [
      'roaches are crawling around the kitchen',
      'How do I arrange a visit of the exterminator?',
      'Who repairs my dishwasher?',
    ],
    [
      'the door locked behind me and I have no key on me',
      'What happens when I am locked out?',
      'Are there lockers for parcels?',
    ],
  ])('takes the subject of “%s” for that of “%s”', (said, same, other) => {
    for (const subjectsOf of [withMeaning, byWords]) {
      const compare = compareSubjects(subjectsOf(said));
      const [near = 0, far = 1] = [same, other].map(
        (text) => compare(keepSubjects(subjectsOf(text))).shared,
      );
      expect(near).toBeGreaterThan(far);
    }
  });

  it('gives shares of any text, together 1, and the same ones every time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const shares = byWords(text);
        expect(shares.every((share) => share >= 0)).toBe(true);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 4);
        expect(byWords(text)).toEqual(shares);
      }),
    );
  });

  it('keeps the likenesses of a passage between 0 and 1, the greatest with itself', () => {
    const texts = ['Can I paint my walls?', 'When is rent due?', 'Is there a pool?', '', 'zzxqj'];
    for (const text of texts) {
      const kept = keepSubjects(withMeaning(text));
      for (const other of texts) {
        const { likeness, shared } = compareSubjects(withMeaning(other))(kept);
        expect(likeness).toBeLessThanOrEqual(compareSubjects(withMeaning(text))(kept).likeness);
        expect(likeness).toBeGreaterThanOrEqual(0);
        expect(shared).toBeGreaterThanOrEqual(0);
        expect(shared).toBeLessThanOrEqual(1);
      }
    }
  });
});

describe('parseSubjectModel', () => {
  it('refuses what is no such file, or cut off', () => {
    expect(() => parseSubjectModel(new Uint8Array(40))).toThrow('no weights of subjects');
    expect(() => parseSubjectModel(bytes.subarray(0, 12))).toThrow('no weights of subjects');
    for (const length of [100, 40_000, bytes.length - 1]) {
      expect(() => parseSubjectModel(bytes.subarray(0, length))).toThrow('cut off');
    }
    const empty = Uint8Array.from(bytes.subarray(0, 20));
    empty.fill(0, 4);
    expect(() => parseSubjectModel(empty)).toThrow('empty');
  });

  it('reads bytes wherever they lie', () => {
    const moved = new Uint8Array(bytes.length + 1);
    moved.set(bytes, 1);
    const other = parseSubjectModel(moved.subarray(1));
    const words = subjectWords('Where is my package?');
    expect(other.subjectsOf(words, null)).toEqual(model.subjectsOf(words, null));
  });
});
