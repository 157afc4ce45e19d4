// Tests of the assistant types and their default (spec 3).
import { describe, expect, it } from 'vitest';
import { requiresAfterHours, toSetupType } from './setup-type.ts';

describe('setup type', () => {
  it.each(['receptionist', 'after-hours', 'both'])('[ENT-17] keeps %s', (type) => {
    expect(toSetupType(type)).toBe(type);
  });

  it.each([undefined, null, '', 'Receptionist', 'other', 7, {}, ['receptionist']])(
    '[ENT-17] treats %j as both',
    (value) => {
      expect(toSetupType(value)).toBe('both');
    },
  );

  it('[ENT-17] needs after-hours settings for after-hours and both only', () => {
    expect(requiresAfterHours('receptionist')).toBe(false);
    expect(requiresAfterHours('after-hours')).toBe(true);
    expect(requiresAfterHours('both')).toBe(true);
  });
});
