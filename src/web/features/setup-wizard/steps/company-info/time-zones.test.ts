// Time zones in the order in which an American office looks for its own.
import { describe, expect, it } from 'vitest';
import { timeZoneGroups, timeZoneLabel } from './time-zones.ts';

describe('time zones to choose from', () => {
  it('[COMP-90] begin with the United States, then the Americas; where nobody lives comes last', () => {
    const names = timeZoneGroups('').map(({ name }) => name);
    expect(names.slice(0, 2)).toEqual(['United States', 'Americas']);
    expect(names.indexOf('Europe')).toBeLessThan(names.indexOf('Antarctica'));
    const [states] = timeZoneGroups('');
    expect(states?.zones[1]).toEqual({ zone: 'America/Chicago', label: 'Central Time (Chicago)' });
  });

  it('[COMP-90] hold each zone once, under its region, and always the stored one', () => {
    const groups = timeZoneGroups('Mars/Olympus');
    const zones = groups.flatMap((group) => group.zones.map(({ zone }) => zone));
    expect(new Set(zones).size).toBe(zones.length);
    expect(zones).toContain('Mars/Olympus');
    const europe = groups.find(({ name }) => name === 'Europe');
    expect(europe?.zones).toContainEqual({ zone: 'Europe/Zurich', label: 'Zurich' });
    expect(timeZoneLabel('Europe/Zurich')).toBe('Europe / Zurich');
  });
});
