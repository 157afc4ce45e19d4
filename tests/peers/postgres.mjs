// A PostgreSQL of our own for tests: a temporary cluster on a free loopback port, with a random
// password, under a user that is not root (PostgreSQL refuses root), removed when it is stopped.
import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  canInstallSystemPackages,
  installSystemPackages,
} from '../../scripts/lib/system-packages.mjs';
import { freePort } from './free-port.mjs';

const oldestMajor = 15;
const user = 'porchlight';

/** Folder of initdb and postgres, version 15 or newer. @returns {string | undefined} */
export function findPostgres() {
  return listFolders().find((folder) => majorVersionIn(folder) >= oldestMajor);
}

/** Like findPostgres, but installs Debian's package where that is possible. */
export async function ensurePostgres() {
  const found = findPostgres();
  if (found || !canInstallSystemPackages()) {
    return found;
  }
  // Its own cluster would start a server on port 5432 that nobody asked for.
  await installSystemPackages(['postgresql-common'], 'PostgreSQL for the tests');
  execFileSync('sed', [
    '-i',
    's/^#\\?create_main_cluster.*/create_main_cluster = false/',
    '/etc/postgresql-common/createcluster.conf',
  ]);
  await installSystemPackages(['postgresql'], 'PostgreSQL for the tests');
  return findPostgres();
}

/**
 * @typedef {object} PostgresCluster
 * @property {string} url Connection string of the database `postgres`; its user may create databases.
 * @property {number} port
 * @property {(mode?: 'fast' | 'immediate') => Promise<void>} stop Stops the server and removes its files.
 * @property {(mode?: 'fast' | 'immediate') => Promise<void>} restart Same port, same data.
 *
 * @param {{ folder?: string, isDurable?: boolean }} [options] isDurable: fsync as in production (slower).
 * @returns {Promise<PostgresCluster>}
 */
export async function startPostgres(options = {}) {
  const folder = options.folder ?? findPostgres();
  if (!folder) {
    throw new Error(`No PostgreSQL ${oldestMajor} or newer was found.`);
  }
  const owner = unprivilegedUser();
  const home = mkdtempSync(join(tmpdir(), 'porchlight-postgres-'));
  const data = join(home, 'data');
  const password = randomBytes(16).toString('hex');
  const passwordFile = join(home, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (owner.uid !== undefined) {
    chownSync(home, owner.uid, owner.gid);
    chownSync(passwordFile, owner.uid, owner.gid);
  }
  execFileSync(
    join(folder, 'initdb'),
    ['-D', data, '-U', user, '-A', 'scram-sha-256', '--pwfile', passwordFile, '-E', 'UTF8'].concat([
      '--locale',
      'C',
      '--no-sync',
      '--no-instructions',
    ]),
    { ...owner, cwd: home, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const binary = join(folder, 'postgres');
  const port = await freePort();
  let server = await startServer();
  const removeAtExit = () => {
    server.kill('SIGQUIT');
    rmSync(home, { recursive: true, force: true });
  };
  process.on('exit', removeAtExit);

  async function startServer() {
    const speed = options.isDurable
      ? []
      : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
    const settings = [...speed, 'max_connections=200', 'unix_socket_directories='];
    const child = spawn(
      binary,
      ['-D', data, '-h', '127.0.0.1', '-p', String(port), ...settings.flatMap((s) => ['-c', s])],
      { ...owner, cwd: home, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    let log = '';
    child.stderr.setEncoding('utf8').on('data', (text) => {
      log = (log + text).slice(-4000);
    });
    for (let attempt = 0; !(await isReady(port)); attempt += 1) {
      if (child.exitCode !== null || attempt > 600) {
        throw new Error(`PostgreSQL did not start:\n${log}`);
      }
      await wait(100);
    }
    return child;
  }

  async function stopServer(mode = 'fast') {
    if (server.exitCode === null && server.signalCode === null) {
      const ended = once(server, 'exit');
      server.kill(mode === 'fast' ? 'SIGINT' : 'SIGQUIT');
      await ended;
    }
  }

  return {
    url: `postgres://${user}:${password}@127.0.0.1:${port}/postgres`,
    port,
    async stop(mode) {
      await stopServer(mode);
      process.off('exit', removeAtExit);
      rmSync(home, { recursive: true, force: true });
    },
    async restart(mode) {
      await stopServer(mode);
      server = await startServer();
    },
  };
}

function listFolders() {
  const roots = ['/usr/lib/postgresql', '/usr/local/opt', '/opt/homebrew/opt'];
  const installed = roots.flatMap((root) =>
    existsSync(root)
      ? readdirSync(root)
          .filter((name) => /^(postgresql@?)?\d*$/.test(name))
          .sort((a, b) => Number(b.replace(/\D/g, '')) - Number(a.replace(/\D/g, '')))
          .map((name) => join(root, name, 'bin'))
      : [],
  );
  return [...installed, ...(process.env.PATH ?? '').split(delimiter).filter(Boolean)];
}

/** @param {string} folder */
function majorVersionIn(folder) {
  if (!existsSync(join(folder, 'initdb')) || !existsSync(join(folder, 'postgres'))) {
    return 0;
  }
  try {
    const text = execFileSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' });
    return Number(/(\d+)/.exec(text)?.[1] ?? 0);
  } catch {
    return 0;
  }
}

/** As root: the user `postgres`, else `nobody`; otherwise whoever runs this. */
function unprivilegedUser() {
  if (process.getuid?.() !== 0) {
    return {};
  }
  for (const name of ['postgres', 'nobody']) {
    try {
      const uid = Number(execFileSync('id', ['-u', name], { encoding: 'utf8', stdio: 'pipe' }));
      const gid = Number(execFileSync('id', ['-g', name], { encoding: 'utf8', stdio: 'pipe' }));
      return { uid, gid };
    } catch {
      // Try the next name.
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is no user postgres or nobody.');
}

/**
 * Ready when it answers a startup packet: a port that merely accepts may still be recovering.
 *
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function isReady(port) {
  return new Promise((resolve) => {
    const socket = createConnection({ host: '127.0.0.1', port });
    socket.setTimeout(2000, () => done(false));
    socket.on('error', () => done(false));
    socket.on('connect', () => {
      const body = Buffer.from(`user\0${user}\0database\0postgres\0\0`);
      const head = Buffer.alloc(8);
      head.writeInt32BE(body.length + 8, 0);
      head.writeInt32BE(196_608, 4);
      socket.write(Buffer.concat([head, body]));
    });
    // 'R' asks for the password; 'E' is an error such as 'the database system is starting up'.
    socket.on('data', (data) => done(data[0] === 0x52));
    /** @param {boolean} answer */
    function done(answer) {
      socket.destroy();
      resolve(answer);
    }
  });
}
