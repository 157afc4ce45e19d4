// Checks that no file is too long to read in one go: 400 lines, except tests and migrations. Also prints how
// the sizes lie, since 90 % should stay under 220.
import { readFileSync } from 'node:fs';
import { listFiles } from './lib/list-files.mjs';
import { inProject } from './lib/project.mjs';

const maxLines = 400;
const mayBeLong = /\.test\.tsx?$|^tests\/|\/migrations\//;

const sizes = listFiles(['src', 'scripts', 'bench', 'evals', 'tests'], /\.(tsx?|mjs|cjs|css)$/).map(
  (file) => ({
    file,
    lines: readFileSync(inProject(file), 'utf8').split('\n').length - 1,
  }),
);
const ordered = sizes.map(({ lines }) => lines).sort((a, b) => a - b);
const tooLong = sizes.filter(({ file, lines }) => lines > maxLines && !mayBeLong.test(file));

console.log(
  `${sizes.length} files: half under ${share(0.5)} lines, 90 % under ${share(0.9)}, longest ${ordered.at(-1)}`,
);
for (const { file, lines } of tooLong) {
  console.error(`${file} has ${lines} lines; ${maxLines} is the limit.`);
}
process.exit(tooLong.length === 0 ? 0 : 1);

/** @param {number} part */
function share(part) {
  return ordered[Math.floor(ordered.length * part)] ?? 0;
}
