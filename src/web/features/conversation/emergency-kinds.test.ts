// The kinds of emergency in plain words.
import { describe, expect, it } from 'vitest';
import { emergencyKind } from './emergency-kinds.ts';

describe('kind of an emergency', () => {
  it.each([
    ['water', 'Water leak'],
    ['gas', 'Gas leak'],
    ['carbon-monoxide', 'Carbon monoxide'],
    ['other', ''],
    [null, ''],
    ['broken-gate', 'Broken gate'],
  ])('[TALK-90] %s is called "%s"', (category, words) => {
    expect(emergencyKind(category)).toBe(words);
  });
});
