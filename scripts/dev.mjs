// `npm run dev`: the server restarts on a change (tsx), the web app updates in place (Vite) at
// http://localhost:5173 and passes its calls on to the server.
import './lib/require-node.mjs';
import { spawn } from 'node:child_process';
import { readEnvFile } from './lib/env-file.mjs';
import { installMissingPackages } from './lib/packages.mjs';
import { inProject, projectFolder } from './lib/project.mjs';

await installMissingPackages({ isDevelopmentNeeded: true });
readEnvFile();

const children = [
  start(inProject('node_modules', 'tsx', 'dist', 'cli.mjs'), ['watch', 'src/server/main.ts']),
  start(inProject('node_modules', 'vite', 'bin', 'vite.js'), ['--config', 'vite.config.ts']),
];

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => stopAll(0));
}

/**
 * @param {string} script
 * @param {string[]} args
 */
function start(script, args) {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: projectFolder,
    stdio: 'inherit',
    // The page comes from Vite's address, so writes are allowed from there.
    env: { PUBLIC_URL: 'http://localhost:5173', ...process.env },
  });
  child.on('exit', (code) => stopAll(code ?? 1));
  return child;
}

/** @param {number} code */
function stopAll(code) {
  process.exitCode = code;
  for (const child of children) {
    child.kill('SIGTERM');
  }
}
