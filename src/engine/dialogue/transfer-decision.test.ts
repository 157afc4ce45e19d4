import { describe, expect, it } from 'vitest';
import { sampleSetup } from '#engine/sample-setup.testing.ts';
import { hasFailedOften, isComplex, transferFor } from './transfer-decision.ts';

it('only a ticked condition transfers', () => {
  const setup = { ...sampleSetup, transferConditions: ['request'] };
  expect(transferFor(setup, 'request')).toEqual({ number: '312-555-0100', reason: 'request' });
  expect(transferFor(setup, 'complex')).toBeNull();
});

it.each([
  [1, 1, false],
  [2, 2, true],
  [1, 2, false],
  [1, 3, true],
])('%i failures in a row, %i in all', (row, all, isOften) => {
  expect(hasFailedOften(row, all)).toBe(isOften);
});

describe('complex inquiries', () => {
  it.each([
    'I want to dispute a fine',
    'there is a lien on my home',
    'I got an eviction notice',
    'this is discrimination',
    'my attorney will call you',
    'I want to file a complaint',
    "we're going to sue",
  ])('%s', (utterance) => {
    expect(isComplex(utterance)).toBe(true);
  });
  it.each(['where do I park', 'Sue in 4B is here', 'my client portal is down'])(
    'not: %s',
    (utterance) => {
      expect(isComplex(utterance)).toBe(false);
    },
  );
});
