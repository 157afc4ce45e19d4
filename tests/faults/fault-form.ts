// The short form runs with `npm test`; FAULTS=long is the whole one, whose figures `npm run test:faults` prints.
import { appendFileSync } from 'node:fs';

export const isLong = process.env.FAULTS === 'long';

/** Ends a test that hangs; nothing depends on it. */
export const patienceMs = isLong ? 1_200_000 : 180_000;

export interface Figure {
  /** Such as T3: of the table in docs/operations.md. */
  row: string;
  what: string;
  wanted: string;
  measured: string;
}

/** Shows a figure, and keeps it for the table of `npm run test:faults`. */
export function reportFigure(figure: Figure): void {
  console.log(`${figure.row} ${figure.what}: ${figure.measured} (wanted: ${figure.wanted})`);
  const file = process.env.FAULT_FIGURES;
  if (file) appendFileSync(file, `${JSON.stringify(figure)}\n`);
}
