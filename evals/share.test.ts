// Figures are printed with their base and judged against their limits.
import { expect, it } from 'vitest';
import { evalTable } from './eval-table.ts';
import { shareRow } from './share.ts';

it.each([
  [85, 100, { min: 85 }, '85.0 % (85 of 100)', '≥ 85 %', true],
  [849, 1000, { min: 85 }, '84.9 % (849 of 1000)', '≥ 85 %', false],
  [5, 100, { max: 5 }, '5.0 % (5 of 100)', '≤ 5 %', true],
  [51, 1000, { max: 5 }, '5.1 % (51 of 1000)', '≤ 5 %', false],
  [0, 0, { max: 5 }, '0.0 % (0 of 0)', '≤ 5 %', false],
  [1, 100, {}, '1.0 % (1 of 100)', '—', true],
])('%i of %i within %o', (part, whole, limit, figure, target, isHeld) => {
  expect(shareRow('x', part, whole, limit)).toEqual({ what: 'x', figure, target, isHeld });
});

it('the table says of every row that has a target whether it holds', () => {
  const rows = [shareRow('good', 9, 10, { min: 80 }), shareRow('bad', 1, 10, { min: 80 })];
  const lines = evalTable([...rows, shareRow('told', 1, 2)].map((row) => ({ name: 'n', ...row })));
  expect(lines.split('\n').map((line) => line.split(/ {2,}/))).toEqual([
    ['', 'what', 'figure', 'target'],
    ['n', 'good', '90.0 % (9 of 10)', '≥ 80 %', 'held'],
    ['n', 'bad', '10.0 % (1 of 10)', '≥ 80 %', 'MISSED'],
    ['n', 'told', '50.0 % (1 of 2)', '—'],
  ]);
});
