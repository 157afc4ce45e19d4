import { describe, expect, it } from 'vitest';
import { readings, repliesWithInstructions, scriptRows } from './scripts.ts';

const rows = [...scriptRows(false), ...scriptRows(true)];
const kinds = [
  'ownerRequests',
  'maintenanceRequests',
  'paymentRequests',
  'urgentIssues',
  'customInstructions',
];

it('the set is as its README says', () => {
  expect(rows.length).toBeGreaterThanOrEqual(60);
  for (const { kind, text, spoken, slots, ask, silent } of rows) {
    expect(kinds).toContain(kind);
    expect(slots.every((slot) => ['name', 'unit', 'phone', 'problem'].includes(slot))).toBe(true);
    // What may be said stands in the script, but for the point at the end of a clause.
    for (const said of spoken) expect(text).toContain(said.replace(/[.]$/, ''));
    expect(ask !== undefined && silent !== undefined).toBe(kind === 'customInstructions');
  }
});

describe('[TALK-37] no instruction is read aloud', () => {
  it('of any script', () => {
    expect([...readings(false), ...readings(true)].flatMap(({ aloud }) => aloud)).toEqual([]);
  });

  // Some two thousand turns; a busy machine takes its time.
  it('in any reply', { timeout: 600_000 }, () => {
    expect(rows.flatMap(repliesWithInstructions)).toEqual([]);
  });
});
