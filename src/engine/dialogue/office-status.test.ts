import { describe, expect, it } from 'vitest';
import { sampleSetup } from '#engine/sample-setup.testing.ts';
import { readBusinessHours } from './business-hours.ts';
import { isAfterHours, officeStatus } from './office-status.ts';

const hours = readBusinessHours('Mon-Fri 9-5');

describe('[TALK-31] open or closed is told in the company’s own time', () => {
  it.each([
    ['2026-03-10T14:00:00Z', 'America/Chicago', 'open'],
    ['2026-03-10T14:00:00Z', 'America/Los_Angeles', 'closed'],
    ['2026-03-10T22:00:00Z', 'America/Chicago', 'closed'],
    ['2026-03-14T15:00:00Z', 'America/Chicago', 'closed'],
    ['2026-03-10T09:00:00-05:00', 'America/Chicago', 'open'],
    ['2026-03-10T14:00:00Z', '', 'unknown'],
    ['2026-03-10T14:00:00Z', 'Nowhere/At-All', 'unknown'],
    ['yesterday', 'America/Chicago', 'unknown'],
  ])('%s in %s', (at, timeZone, status) => {
    expect(officeStatus(hours, timeZone, at)).toBe(status);
  });

  it.each([
    ['2026-12-25T10:00:00-06:00', 'unknown'],
    ['2026-12-25T20:00:00-06:00', 'closed'],
    ['2021-12-31T10:00:00-06:00', 'unknown'],
    ['2026-12-24T10:00:00-06:00', 'open'],
  ])('nobody is said to be open on a federal holiday: %s is %s', (at, status) => {
    expect(officeStatus(hours, 'America/Chicago', at)).toBe(status);
  });

  it('who is always open is open on a holiday', () => {
    const always = readBusinessHours('24/7');
    expect(officeStatus(always, 'America/Chicago', '2026-12-25T10:00:00-06:00')).toBe('open');
  });

  it('is unknown while the hours cannot be read', () => {
    expect(officeStatus(null, 'America/Chicago', '2026-03-10T14:00:00Z')).toBe('unknown');
  });
});

describe('[TALK-30] who leads with triage', () => {
  const night = '2026-03-10T22:00:00-05:00';
  const day = '2026-03-10T10:00:00-05:00';
  it.each([
    ['receptionist', night, false],
    ['after-hours', day, true],
    ['both', day, false],
    ['both', night, true],
  ] as const)('%s at %s', (setupType, at, isAfter) => {
    expect(isAfterHours({ ...sampleSetup, setupType }, hours, at)).toBe(isAfter);
    // Without readable hours the after-hours times of the set-up decide.
    expect(isAfterHours({ ...sampleSetup, setupType }, null, at)).toBe(isAfter);
  });
});
