// Starts other programs: shows or keeps what they print, answers with their exit code.
import { spawn } from 'node:child_process';
import { projectFolder } from './project.mjs';

/**
 * @typedef {object} CommandResult
 * @property {number} code Exit code; 128 + n after a signal, 127 if it could not be started.
 * @property {string} output Standard output and error in one, empty when shown directly.
 * @property {string} stdout Standard output alone.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ isShown?: boolean, env?: NodeJS.ProcessEnv, cwd?: string, timeoutMs?: number, shell?: boolean }} [options]
 * @returns {Promise<CommandResult>}
 */
export function runCommand(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? projectFolder,
      env: options.env ?? process.env,
      stdio: ['ignore', options.isShown ? 'inherit' : 'pipe', options.isShown ? 'inherit' : 'pipe'],
      shell: options.shell ?? false,
      timeout: options.timeoutMs,
    });
    const endWithUs = () => child.kill();
    process.once('exit', endWithUs);
    let output = '';
    let stdout = '';
    child.stdout?.setEncoding('utf8').on('data', (text) => {
      output += text;
      stdout += text;
    });
    child.stderr?.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
    child.on('error', (error) => resolve({ code: 127, output: output + error.message, stdout }));
    child.on('close', (code) => {
      process.off('exit', endWithUs);
      resolve({ code: code ?? 128, output, stdout });
    });
  });
}

/**
 * Runs a script with this very Node.js, on every system alike.
 *
 * @param {string} script
 * @param {string[]} args
 * @param {Parameters<typeof runCommand>[2]} [options]
 */
export function runNode(script, args, options = {}) {
  return runCommand(process.execPath, [script, ...args], options);
}
