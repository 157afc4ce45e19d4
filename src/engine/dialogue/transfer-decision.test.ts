import { describe, expect, it } from 'vitest';
import { officeClosed, officeOpen, sampleIndex } from '#engine/sample-setup.testing.ts';
import type { Matter } from '#shared/domain/who-picks-up.ts';
import { hasFailedOften, isComplex, pickUpFor, transferTo } from './transfer-decision.ts';

it('[HOURS-06] the moment of the call decides who picks up', () => {
  const index = sampleIndex();
  const numberAt = (at: string, matter: Matter) =>
    transferTo(pickUpFor({ index, at }, matter), matter)?.number;
  expect(numberAt(officeOpen, 'request')).toBe('312-555-0100');
  expect(numberAt(officeClosed, 'request')).toBeUndefined();
  expect(numberAt(officeOpen, 'emergency')).toBe('312-555-0100');
  expect(numberAt(officeClosed, 'emergency')).toBe('312-555-0199');
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
