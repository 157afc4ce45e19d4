// The files that others run: container and services. No container engine builds them here, so that what they say
// is held against the project; systemd's own check is asked where it is.
import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { inProject } from '../../scripts/lib/project.mjs';

const read = (...path: string[]) => readFileSync(inProject(...path), 'utf8');
const settings = [...read('.env.example').matchAll(/^# ([A-Z_]+)=/gm)].map(([, name]) => name);

test('[OPS-03] .env.example names every setting that there is', () => {
  const names = [
    ...read('src', 'server', 'config.ts').matchAll(/\b(?:read|text)(?:<[^(]+>)?\('([A-Z_]+)'/g),
  ];
  expect(settings).toEqual(expect.arrayContaining(names.map(([, name]) => name)));
  expect(names.length).toBeGreaterThan(20);
});

/** Instructions with their words; a line that ends with a backslash goes on. */
const instructions = read('Dockerfile')
  .replace(/^#.*\n/gm, '')
  .replace(/\\\n\s*/g, '')
  .split('\n')
  .filter(Boolean)
  .map((line) => /^([A-Z]+) (.+)$/.exec(line)?.slice(1) ?? [line, '']) as [string, string][];
const all = (name: string) =>
  instructions.filter(([word]) => word === name).map(([, rest]) => rest);

test('[OPS-114] the Dockerfile has only instructions that are known, from images with a version', () => {
  const known = [
    'FROM',
    'WORKDIR',
    'COPY',
    'RUN',
    'USER',
    'ENV',
    'VOLUME',
    'EXPOSE',
    'HEALTHCHECK',
    'CMD',
  ];
  for (const [word] of instructions) expect(known).toContain(word);
  const { engines } = JSON.parse(read('package.json'));
  const oldest = Number(/\d+/.exec(engines.node)?.[0]);
  expect(all('FROM')).toHaveLength(2);
  for (const image of all('FROM')) {
    const major = Number(
      /^docker\.io\/library\/node:(\d+)-bookworm-slim( AS build)?$/.exec(image)?.[1],
    );
    expect(major).toBeGreaterThanOrEqual(oldest);
  }
});

test('[OPS-114] it copies what exists and is not left out of its context', () => {
  const ignored = read('.dockerignore')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  for (const copy of all('COPY')) {
    const words = copy.split(' ');
    const isFromBuild = words[0] === '--from=build';
    const sources = (isFromBuild ? words.slice(1) : words).slice(0, -1);
    for (const source of sources.map((path) => path.replace(/^\/app\//, ''))) {
      if (source === 'dist') continue; // made by the build
      expect(existsSync(inProject(source)), source).toBe(true);
      if (!isFromBuild) expect(ignored).not.toContain(source);
    }
  }
  for (const secret of ['.env', '.git', 'data', 'node_modules', 'dist'])
    expect(ignored).toContain(secret);
  // What the build reads, by its own list.
  const inputs =
    /const inputs = \[([^\]]+)\]/.exec(read('scripts', 'lib', 'build-stamp.mjs'))?.[1] ?? '';
  const needed = [...inputs.matchAll(/'([^']+)'/g)].map(([, path = '']) => path.split('/')[0]);
  expect(needed).toContain('src');
  for (const path of needed) expect(ignored).not.toContain(path);
});

test('[OPS-114] the container runs as a user without rights, keeps its data in a volume and says how it is', () => {
  const names = instructions.map(([word]) => word);
  expect(all('USER')).toEqual(['node']);
  expect(names.lastIndexOf('RUN')).toBeLessThan(names.indexOf('USER'));
  expect(all('VOLUME')).toEqual(['/data']);
  expect(JSON.parse(all('CMD').at(-1) ?? '')).toEqual(['node', 'dist/server/main.js']);
  const env = Object.fromEntries(
    all('ENV')[0]
      ?.split(' ')
      .map((pair) => pair.split('=')) ?? [],
  );
  for (const name of Object.keys(env)) expect(['NODE_ENV', ...settings]).toContain(name);
  expect(env).toMatchObject({ HOST: '0.0.0.0', DATA_DIR: '/data' });
  expect(all('EXPOSE')).toEqual([env.PORT]);
});

test('[OPS-114] the health check succeeds at a server that is ready and fails without one', async () => {
  const check = /CMD (\[.+\])$/.exec(all('HEALTHCHECK')[0] ?? '')?.[1] ?? '';
  const [program, ...args] = JSON.parse(check) as string[];
  expect(program).toBe('node');
  const server = createServer((request, answer) => {
    answer.writeHead(request.url === '/readyz' ? 200 : 404).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? String(address.port) : '';
  const exitOf = () =>
    new Promise<number>((resolve) => {
      const child = execFile(process.execPath, args, { env: { PORT: port } }, () =>
        resolve(child.exitCode ?? -1),
      );
    });
  expect(await exitOf()).toBe(0);
  server.close();
  await once(server, 'close');
  expect(await exitOf()).toBe(1);
});

test('[OPS-115] compose.yaml runs app and PostgreSQL with health checks, volumes and no open door', () => {
  const { services, volumes, ...more } = parse(read('compose.yaml'), { strict: true });
  expect(Object.keys(more)).toEqual([]);
  expect(Object.keys(services)).toEqual(['app', 'db']);
  const { app, db } = services;
  expect(app.build).toBe('.');
  expect(app.depends_on).toEqual({ db: { condition: 'service_healthy' } });
  // The app's own check stands in the Dockerfile.
  expect(db.healthcheck.test[0]).toBe('CMD');
  expect(app.ports).toEqual(['127.0.0.1:3000:3000']);
  expect(db.ports).toBeUndefined();
  expect(app.read_only).toBe(true);
  expect(app.cap_drop).toEqual(['ALL']);
  for (const name of Object.keys(app.environment)) expect(settings).toContain(name);
  expect(db.image).toMatch(/^docker\.io\/library\/postgres:(1[5-9]|[2-9]\d)-/);
  const url = new URL(app.environment.DATABASE_URL.replace(/\$\{[^}]+\}/, 'x'));
  expect(url.hostname).toBe('db');
  expect(url.username).toBe(db.environment.POSTGRES_USER);
  expect(url.pathname).toBe(`/${db.environment.POSTGRES_DB}`);
  for (const { volumes: mounts, logging, restart } of [app, db]) {
    for (const mount of mounts) expect(Object.keys(volumes)).toContain(mount.split(':')[0]);
    expect(logging.options['max-size']).toBeTruthy();
    expect(restart).toBe('unless-stopped');
  }
});

const units = readdirSync(inProject('deploy'));

test('[OPS-116] the units of systemd start what the build makes, as a user of their own', () => {
  expect(units.sort()).toEqual([
    'porchlight-backup.service',
    'porchlight-backup.timer',
    'porchlight.service',
  ]);
  for (const name of units.filter((unit) => unit.endsWith('.service'))) {
    const { Service = {} } = sectionsOf(read('deploy', name));
    const script = /^\/usr\/bin\/node dist\/server\/([\w-]+)\.js( |$)/.exec(
      Service.ExecStart ?? '',
    )?.[1];
    expect(existsSync(inProject('src', 'server', `${script}.ts`)), name).toBe(true);
    expect(Service).toMatchObject({
      User: 'porchlight',
      EnvironmentFile: '/etc/porchlight.env',
      ProtectSystem: 'strict',
      NoNewPrivileges: 'yes',
      UMask: '0077',
    });
  }
  const backup = sectionsOf(read('deploy', 'porchlight-backup.service')).Service ?? {};
  expect(backup.ExecStart?.split(' ')).toContain(backup.ReadWritePaths);
  expect(sectionsOf(read('deploy', 'porchlight-backup.timer')).Timer?.Persistent).toBe('true');
});

test('[OPS-116] systemd itself finds nothing wrong with them, where it is', () => {
  if (spawnSync('systemd-analyze', ['--version']).status !== 0) {
    // Everything that can be said without it is said above.
    expect(units).toHaveLength(3);
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), 'porchlight-units-'));
  for (const name of units) {
    cpSync(inProject('deploy', name), join(folder, name));
    // It looks for the program, which may lie elsewhere here.
    const text = readFileSync(join(folder, name), 'utf8');
    writeFileSync(join(folder, name), text.replaceAll('/usr/bin/node', process.execPath));
  }
  const files = units.map((name) => join(folder, name));
  const { stderr } = spawnSync('systemd-analyze', ['verify', ...files], { encoding: 'utf8' });
  expect(stderr.split('\n').filter((line) => line.includes('porchlight'))).toEqual([]);
  const calendar = sectionsOf(read('deploy', 'porchlight-backup.timer')).Timer?.OnCalendar ?? '';
  expect(execFileSync('systemd-analyze', ['calendar', calendar], { encoding: 'utf8' })).toContain(
    'Next elapse',
  );
  rmSync(folder, { recursive: true, force: true });
});

/** Each section with its settings; a line that is neither is a mistake. */
function sectionsOf(text: string): Record<string, Record<string, string>> {
  const sections: Record<string, Record<string, string>> = {};
  let current: Record<string, string> | undefined;
  for (const line of text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))) {
    const section = /^\[(\w+)\]$/.exec(line)?.[1];
    const setting = /^(\w+)=(.*)$/.exec(line);
    if (section) {
      current = {};
      sections[section] = current;
    } else {
      expect(setting, line).not.toBeNull();
      expect(current).toBeDefined();
      if (current && setting?.[1]) current[setting[1]] = setting[2] ?? '';
    }
  }
  return sections;
}
