// Writes docs/performance.md: what was measured, on what kind of machine, and what else kept it busy.
import { writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { inProject } from '../scripts/lib/project.mjs';

/**
 * @param {{ what: string, figure: string }[]} rows
 * @param {number} loadBefore processes that ran on average in the minute before
 */
export function writePerformancePage(rows, loadBefore) {
  const memory = Math.round(totalmem() / 1024 ** 3);
  const page = `# Performance

Made by \`npm run bench\`: the production build on the loopback address, with SQLite, rate limits and logging
off. Figures of another machine differ; what counts is how they stand to each other. \`npm run bench -- load\`
adds many people at once, and \`npm run budgets\` checks the sizes and Lighthouse's scores of the web pages.

Measured with ${cpus().length} cores, ${memory} GiB of memory and Node.js ${process.version} (${process.platform}, ${process.arch});
other load at the start: ${loadBefore.toFixed(1)}.

| what | figure |
|---|---|
${rows.map(({ what, figure }) => `| ${what} | ${figure} |`).join('\n')}
`;
  writeFileSync(inProject('docs', 'performance.md'), page);
}
