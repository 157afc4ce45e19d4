// `npm run check`: everything that can be said about the code without running it. Each check prints one
// line, all of them run, and what failed is shown in full.
import './lib/require-node.mjs';
import { installMissingPackages } from './lib/packages.mjs';
import { runStaticChecks } from './lib/static-checks.mjs';

await installMissingPackages({ isDevelopmentNeeded: true });
const { failed } = await runStaticChecks();
process.exit(failed === 0 ? 0 : 1);
