// The production build as a process of its own: on a free port, with its own data folder, to be stopped,
// killed and started again on the same data.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { inProject } from '../../scripts/lib/project.mjs';
import { freePort } from './free-port.mjs';

/**
 * @typedef {object} BuiltServer
 * @property {string} url Such as http://127.0.0.1:41234
 * @property {string} dataDir
 * @property {() => number} readyAfterMs From the last spawning to the first answer of /healthz.
 * @property {() => number} pid Of the process that runs now.
 * @property {() => string} output What it printed since it was first started.
 * @property {(signal?: NodeJS.Signals) => Promise<number | null>} end Sends the signal (SIGTERM), waits, answers with the exit code.
 * @property {() => Promise<void>} start Again, on the same port and data.
 * @property {() => Promise<void>} stop Ends it and removes its data.
 *
 * @param {{ env?: Record<string, string>, dataDir?: string, publicHost?: string }} [options] dataDir: kept when it stops; publicHost: a name that people use for it.
 * @returns {Promise<BuiltServer>}
 */
export async function startBuiltServer(options = {}) {
  const main = inProject('dist', 'server', 'main.js');
  if (!existsSync(main)) {
    throw new Error('There is no build: run `npm run build` first.');
  }
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'porchlight-data-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let output = '';
  let readyAfterMs = 0;
  let server = await launch();
  const killAtExit = () => server.kill('SIGKILL');
  process.on('exit', killAtExit);

  async function launch() {
    const startedAt = performance.now();
    const child = spawn(process.execPath, [main], {
      // The settings of whoever runs the tests must not leak in; PATH and the like may.
      env: {
        ...withoutSettings(process.env),
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        PORT: String(port),
        DATA_DIR: dataDir,
        ...(options.publicHost && { PUBLIC_URL: `http://${options.publicHost}:${port}` }),
        ...options.env,
      },
      cwd: dataDir,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output = (output + text).slice(-1_000_000);
      });
    }
    while (!(await isHealthy(url))) {
      if (child.exitCode !== null || performance.now() - startedAt > 120_000) {
        child.kill('SIGKILL');
        throw new Error(`The server did not start:\n${output}`);
      }
      await wait(5);
    }
    readyAfterMs = performance.now() - startedAt;
    return child;
  }

  /** @param {NodeJS.Signals} [signal] */
  async function end(signal = 'SIGTERM') {
    if (server.exitCode === null && server.signalCode === null) {
      const ended = once(server, 'exit');
      server.kill(signal);
      await ended;
    }
    return server.exitCode;
  }

  return {
    url,
    dataDir,
    readyAfterMs: () => readyAfterMs,
    pid: () => server.pid ?? 0,
    output: () => output,
    end,
    async start() {
      server = await launch();
    },
    async stop() {
      await end();
      process.off('exit', killAtExit);
      if (!options.dataDir) {
        rmSync(dataDir, { recursive: true, force: true });
      }
    },
  };
}

/** @param {NodeJS.ProcessEnv} env */
function withoutSettings(env) {
  const kept = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'LANG', 'TZ'];
  return Object.fromEntries(Object.entries(env).filter(([name]) => kept.includes(name)));
}

/** @param {string} url */
async function isHealthy(url) {
  try {
    return (await fetch(`${url}/healthz`)).ok;
  } catch {
    return false;
  }
}
