import { describe, expect, it } from 'vitest';
import { officeClosed, officeOpen, sampleIndex } from '#engine/sample-setup.testing.ts';
import { isAfterHours } from './office-status.ts';

describe('[TALK-30] who leads with triage', () => {
  it.each([
    ['receptionist', officeClosed, false],
    ['after-hours', officeOpen, true],
    ['both', officeOpen, false],
    ['both', officeClosed, true],
  ] as const)('%s at %s', (setupType, at, isAfter) => {
    expect(isAfterHours({ index: sampleIndex({ setupType }), at })).toBe(isAfter);
    // Without readable hours the after-hours times of the set-up decide.
    const index = sampleIndex({ setupType, businessHours: 'Most days' });
    expect(isAfterHours({ index, at })).toBe(isAfter);
  });
});
