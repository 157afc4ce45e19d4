// Writes docs/performance.md: what was measured, and on what kind of machine.
import { writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { inProject } from '../scripts/lib/project.mjs';

/** @param {{ what: string, figure: string }[]} rows */
export function writePerformancePage(rows) {
  const memory = Math.round(totalmem() / 1024 ** 3);
  const page = `# Performance

Made by \`npm run bench\`: the production build on the loopback address, with SQLite, rate limits and logging
off. Figures of another machine differ; what counts is how they stand to each other. \`npm run bench -- load\`
adds many people at once, and \`npm run budgets\` checks the sizes and Lighthouse's scores of the web pages.

Measured with ${cpus().length} cores, ${memory} GiB of memory and Node.js ${process.version} (${process.platform}, ${process.arch}).

| what | figure |
|---|---|
${rows.map(({ what, figure }) => `| ${what} | ${figure} |`).join('\n')}
`;
  writeFileSync(inProject('docs', 'performance.md'), page);
}
