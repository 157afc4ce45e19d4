// Tests of the date on the dashboard card (spec 2, Dashboard).
import { describe, expect, it } from 'vitest';
import { lastUpdated } from './last-updated.ts';

describe('lastUpdated', () => {
  it('[DASH-13] is the creation date in the local form', () => {
    const createdAt = '2026-11-18T12:00:00.000Z';
    expect(lastUpdated(createdAt)).toBe(new Date(createdAt).toLocaleDateString());
  });

  it.each(['', 'soon'])("[DASH-13] is 'Never' without a date (%o)", (createdAt) => {
    expect(lastUpdated(createdAt)).toBe('Never');
  });
});
