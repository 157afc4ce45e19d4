// The first lines of a server that is ready: where it is and what is not set up. Plain at a terminal, else JSON
// like the rest of the log, and whatever LOG_LEVEL says: whoever starts it must know.
import { hostname } from 'node:os';

const info = 30;
const warn = 40;

/** @param notes see operator-notes.ts */
export function announce(
  output: NodeJS.WriteStream,
  ready: { productName: string; address: string },
  notes: readonly string[],
): void {
  const { productName, address } = ready;
  const sentence = `${productName} is ready at ${address}`;
  if (output.isTTY) {
    output.write(`\n  ${sentence}\n  Ctrl+C stops it.\n\n`);
    for (const note of notes) output.write(`Note: ${note}\n`);
    return;
  }
  const line = (level: number, msg: string, facts = {}) =>
    `${JSON.stringify({ level, time: Date.now(), pid: process.pid, hostname: hostname(), ...facts, msg })}\n`;
  output.write(line(info, sentence, { address }));
  for (const note of notes) output.write(line(warn, `Note: ${note}`));
}
