// Prints the figures of evaluations as one table with aligned columns.
import type { EvalRow } from './eval-row.ts';

/** One line a row under a heading; a figure that is only reported has no verdict. */
export function evalTable(rows: readonly (EvalRow & { name: string })[]): string {
  const lines = [
    ['', 'what', 'figure', 'target', ''],
    ...rows.map(({ name, what, figure, target, isHeld }) => [
      name,
      what,
      figure,
      target,
      verdict(target, isHeld),
    ]),
  ];
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...lines.map((line) => [...(line[column] ?? '')].length)),
  );
  return lines
    .map((line) => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
    .map((line) => line.trimEnd())
    .join('\n');
}

function verdict(target: string, isHeld: boolean): string {
  if (!isHeld) return 'MISSED';
  return target === '—' ? '' : 'held';
}
