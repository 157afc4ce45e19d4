// `npm run evals`: installs what is missing, then measures how well callers are understood (evals/run.ts).
import './lib/require-node.mjs';
import { installMissingPackages } from './lib/packages.mjs';
import { inProject } from './lib/project.mjs';
import { runNode } from './lib/run-command.mjs';

await installMissingPackages({ isDevelopmentNeeded: true });
const tsx = inProject('node_modules', 'tsx', 'dist', 'cli.mjs');
const words = [inProject('evals', 'run.ts'), ...process.argv.slice(2)];
const { code } = await runNode(tsx, words, { isShown: true });
process.exit(code);
