// Builds when the sources differ from the last build, in a process of its own so that the server that
// starts afterwards does not carry the build tools' memory.

import { isBuildCurrent } from './build-stamp.mjs';
import { installMissingPackages } from './packages.mjs';
import { inProject } from './project.mjs';
import { runNode } from './run-command.mjs';

/** Installs and builds what is missing; ends the process with the tool's exit code on a failure. */
export async function buildIfChanged() {
  const isCurrent = isBuildCurrent();
  await installMissingPackages({ isDevelopmentNeeded: !isCurrent });
  if (isCurrent) {
    return;
  }
  const result = await runNode(inProject('scripts', 'build.mjs'), [], { isShown: true });
  if (result.code !== 0) {
    console.error('The build failed; the lines above say why. Nothing was started.');
    process.exit(result.code);
  }
}
