// Tests of compiling in pieces: what comes out is the same, and others get their turn between.
import { expect, it } from 'vitest';
import { compile, compileInPieces } from './compile.ts';
import { noEnglish } from './english.ts';
import { sampleSetup } from './sample-setup.testing.ts';

it('[OPS-80] compiling pauses after each passage, and gives what it gives in one go', () => {
  const passages = Array.from({ length: 300 }, (_, n) => ({
    text: `Parking rule ${n}: guests park in lot ${n} with a permit.`,
    heading: 'Parking',
    page: null,
  }));
  const documents = [{ id: 1, title: 'rules.txt', passages }];
  const work = compileInPieces(sampleSetup, documents, noEnglish);
  let pauses = 0;
  let step = work.next();
  for (; !step.done; step = work.next()) pauses += 1;
  expect(pauses).toBeGreaterThan(2 * passages.length);
  expect(step.value).toEqual(compile(sampleSetup, documents, noEnglish));
});
