// `npm start` on a small project of its own: the real start script with a real `npm ci`, around a package
// and a build that take no time.
import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { inProject } from '../../scripts/lib/project.mjs';

/** The project as it is before the first start; each test has a copy. */
let original: string;
let folder: string;

beforeAll(() => {
  original = mkdtempSync(join(tmpdir(), 'porchlight-start-'));
  folder = original;
  cpSync(inProject('scripts'), join(folder, 'scripts'), { recursive: true });
  write('scripts/build.mjs', buildScript);
  write('src/server/main.ts', "console.log('started');");
  write('tool/package.json', JSON.stringify({ name: 'build-tool', version: '1.0.0' }));
  npm('pack', './tool');
  const devDependencies = { 'build-tool': 'file:build-tool-1.0.0.tgz' };
  write('package.json', JSON.stringify({ name: 'small', type: 'module', devDependencies }));
  npm('install', '--package-lock-only', '--offline');
});

afterAll(() => {
  rmSync(original, { recursive: true, force: true });
});

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'porchlight-start-'));
  cpSync(original, folder, { recursive: true });
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

test('[OPS-01] the first start installs and builds, even under NODE_ENV=production', () => {
  const { stdout, status } = start({ NODE_ENV: 'production' });
  expect(stdout).toMatch(/Installing packages \(1 missing\).*building.*started/s);
  expect(status).toBe(0);
  expect(existsSync(join(folder, 'node_modules', 'build-tool'))).toBe(true);
});

test('[OPS-01] a second start neither installs nor builds', () => {
  start();
  expect(start().stdout).toBe('started\n');
});

test('[OPS-01] a changed source is built again, a changed test is not', () => {
  start();
  write('src/rule.test.ts', 'changed');
  expect(start().stdout).toBe('started\n');
  write('src/rule.ts', 'changed');
  expect(start().stdout).toContain('building');
});

test('[OPS-01] a package that was removed is installed again when the sources must be built', () => {
  start();
  rmSync(join(folder, 'node_modules', 'build-tool'), { recursive: true });
  write('src/rule.ts', 'changed');
  expect(start().stdout).toContain('Installing packages (1 missing)');
});

test('[OPS-01] a failing build shows its error, starts nothing and is tried again', () => {
  write('src/broken', '');
  const failed = start();
  expect(failed.stderr).toContain('src/broken is in the way');
  expect(failed.stderr).toContain('The build failed');
  expect(failed.stdout).not.toContain('started');
  expect(failed.status).toBe(1);
  rmSync(join(folder, 'src', 'broken'));
  expect(start().stdout).toContain('started');
});

test('[OPS-01] the exit code of the server is that of npm start', () => {
  write('src/server/main.ts', 'process.exit(7);');
  expect(start().status).toBe(7);
});

test('[OPS-03] settings may stand in the file .env; what the environment says goes before', () => {
  write('.env', 'PORT=4001\nHOST=0.0.0.0\n');
  write('src/server/main.ts', 'console.log(process.env.HOST, process.env.PORT);');
  expect(start({ PORT: '4002' }).stdout).toContain('0.0.0.0 4002');
});

test('[OPS-112] --env-file names another file of settings than .env, seen from where the person is', () => {
  write('.env', 'HOST=ignored\n');
  write('elsewhere/porchlight.env', 'PORT=4001\nDATA_DIR=/var/lib/x\n');
  write(
    'src/server/main.ts',
    'console.log(process.env.PORT, process.env.HOST, process.argv.length);',
  );
  const inFolder = { INIT_CWD: join(folder, 'elsewhere') };
  for (const words of [
    ['--', '--env-file', 'porchlight.env'],
    ['--', '--env-file=porchlight.env'],
  ]) {
    expect(run('scripts/start.mjs', inFolder, words).stdout).toContain('4001 undefined 2');
  }
});

test('[OPS-112] a file of settings that cannot be read ends every command with a sentence', () => {
  const absent = join(folder, 'absent.env');
  const said = `The settings in ${absent} cannot be read: there is no such file.\n`;
  for (const script of ['scripts/start.mjs', 'scripts/server-command.mjs']) {
    const words = script.includes('command') ? ['backup', 'backup', '--', 'all.gz'] : ['--'];
    const { stderr, status } = run(script, {}, [...words, '--env-file', absent]);
    expect(stderr).toBe(said);
    expect(status).toBe(1);
  }
  expect(run('scripts/start.mjs', {}, ['--', '--env-file']).stderr).toMatch(
    /^Name the file of settings/,
  );
});

test('[OPS-01] an old Node.js is refused with one sentence', () => {
  const old = "Object.defineProperty(process.versions, 'node', { value: '18.20.4' });";
  write('old.mjs', `${old}\nawait import('./scripts/start.mjs');`);
  const { stderr, status } = run('old.mjs');
  expect(stderr).toMatch(/^Porchlight needs Node.js 20.19 or newer; this is 18.20.4\. [^\n]+\n$/);
  expect(status).toBe(1);
});

test('[OPS-01] npm start is this script', () => {
  const { scripts } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'));
  expect(scripts.start).toBe('node scripts/start.mjs --');
});

/** Stands for the real build: the same stamp, but only a copy of the source. */
const buildScript = `
import { cpSync, existsSync } from 'node:fs';
import { hashSources, removeStamp, writeStamp } from './lib/build-stamp.mjs';
import { inProject } from './lib/project.mjs';
const hash = hashSources();
removeStamp();
if (existsSync(inProject('src', 'broken'))) {
  console.error('src/broken is in the way');
  process.exit(1);
}
console.log('building');
cpSync(inProject('src', 'server', 'main.ts'), inProject('dist', 'server', 'main.js'));
writeStamp(hash);
`;

function npm(...args: string[]): void {
  execFileSync('npm', args, { cwd: folder, stdio: 'pipe', shell: true });
}

function start(env: Record<string, string> = {}) {
  return run('scripts/start.mjs', env);
}

function run(script: string, env: Record<string, string> = {}, words: string[] = []) {
  const { NODE_ENV: _, INIT_CWD: __, ...inherited } = process.env;
  return spawnSync(process.execPath, [script, ...words], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...inherited, ...env },
  });
}

function write(path: string, text: string): void {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
}
