import { expect, it } from 'vitest';
import { evaluate, slotRows } from './slots.ts';

const rows = [...slotRows(false), ...slotRows(true)];

it('the set is as its README says', () => {
  expect(rows.length).toBeGreaterThanOrEqual(260);
  for (const { file, asked, text, expect: expected } of rows) {
    expect(text).not.toBe('');
    if (file === 'yes-no.json') expect(['yes', 'no', null]).toContain(expected);
    else expect(['name', 'unit', 'phone', null]).toContain(asked);
    if (file === 'phone.json' && expected !== null)
      expect(expected).toMatch(/^\+?\d{7,15}(x\d+)?$/);
  }
  expect(new Set(rows.map(({ file, asked, text }) => `${file} ${asked} ${text}`)).size).toBe(
    rows.length,
  );
});

it('what callers say for a detail is understood as often as it has to be', async () => {
  const figures = await evaluate({ dataFolder: null, isFinal: false });
  expect(figures.filter(({ isHeld }) => !isHeld)).toEqual([]);
});
