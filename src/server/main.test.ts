import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let folder: string;
let child: ChildProcessByStdio<null, Readable, Readable> | undefined;
let output = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'porchlight-main-'));
});
afterEach(async () => {
  child?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

function start(env: Record<string, string> = {}) {
  output = '';
  child = spawn(process.execPath, ['--import', 'tsx', 'src/server/main.ts'], {
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const ended = once(child, 'exit').then(([code]) => Number(code));
  return { process: child, ended };
}

async function portOf(ended: Promise<number>): Promise<number> {
  for (;;) {
    const port = /is ready at http:\/\/localhost:(\d+)/.exec(output)?.[1];
    if (port) return Number(port);
    const code = await Promise.race([ended, delay(50)]);
    if (code !== undefined) throw new Error(`ended with ${code}: ${output}`);
  }
}

/** A write whose body is half sent. */
async function beginWrite(port: number): Promise<{ socket: Socket; answer: Promise<string> }> {
  const socket = connect(port, '127.0.0.1');
  const answer = new Promise<string>((resolve) => {
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('close', () => resolve(text));
    socket.on('error', () => resolve(text));
  });
  await once(socket, 'connect');
  const head =
    'POST /api/assistants HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
  socket.write(`${head}Content-Length: 15\r\n\r\n{"deviceId"`);
  await delay(300);
  return { socket, answer };
}

describe('the process', () => {
  test('[OPS-01] [OPS-03] starts without any setting and says where, and what is not set up', async () => {
    const { process: server, ended } = start();
    const port = await portOf(ended);
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`);
    expect(answer.status).toBe(200);
    await expect.poll(() => output).toContain('nobody is notified.');
    expect(output).toContain('Note: SMTP_URL is not set');
    expect(output).toContain('Saved on this server. Nobody has been told yet: send it yourself');
    server.kill('SIGTERM');
    expect(await ended).toBe(0);
  });

  test('[OPS-86] a damaged database stops the start with a sentence that says what to do', async () => {
    const path = join(folder, 'porchlight.db');
    writeFileSync(path, 'This is a text and no database. '.repeat(1_000));
    const { ended } = start();
    expect(await ended).toBe(1);
    expect(output).toContain(`The database ${path} is damaged and was left as it is.`);
    expect(output).toContain('npm run restore');
    expect(output).not.toMatch(/\n\s+at /);
    expect(readFileSync(path, 'utf8')).toContain('This is a text');
  });

  test('[OPS-87] a database that was there is not followed by an empty one', async () => {
    const path = join(folder, 'porchlight.db');
    const first = start();
    await portOf(first.ended);
    first.process.kill('SIGTERM');
    await first.ended;
    for (const lose of [() => truncateSync(path), () => rmSync(path)]) {
      for (const name of ['-wal', '-shm']) rmSync(`${path}${name}`, { force: true });
      lose();
      const { ended } = start();
      expect(await ended).toBe(1);
      expect(output).toContain('is missing or empty, although there was one');
    }
    // Who means it says so.
    rmSync(join(folder, 'porchlight.in-use'));
    const refused = start({ NEW_DATABASE: 'no' });
    expect(await refused.ended).toBe(1);
    expect(output).toContain('NEW_DATABASE=no');
    const { process: server, ended } = start();
    await portOf(ended);
    server.kill('SIGTERM');
    expect(await ended).toBe(0);
  });

  test('[OPS-03] a wrong setting stops the start with a sentence that names it', async () => {
    const { ended } = start({ PORT: 'many' });
    expect(await ended).toBe(1);
    expect(output).toContain('Wrong setting: PORT must be a whole number from 0 to 65535.');
    expect(output).not.toMatch(/^\s+at /m);
  });

  test('a port in use is said in a sentence', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' ? String(address?.port) : '';
    const { ended } = start({ PORT: port });
    expect(await ended).toBe(1);
    expect(output).toContain(`Port ${port} is in use by another program. Set PORT to a free one`);
    other.close();
  });

  test('[OPS-104] a port in use by Porchlight itself is said so', async () => {
    const first = start();
    const port = await portOf(first.ended);
    const second = start({ PORT: String(port), DATA_DIR: `${folder}/other` });
    expect(await second.ended).toBe(1);
    expect(output).toContain(`Porchlight runs already: port ${port} is in use by it.`);
    first.process.kill('SIGKILL');
    await first.ended;
  });

  test('[OPS-105] a second server on the same embedded data is refused, until the first is gone', async () => {
    const first = start();
    await portOf(first.ended);
    const second = start();
    expect(await second.ended).toBe(1);
    expect(output).toContain(`Another Porchlight server works with the data in ${folder}.`);
    expect(output).not.toMatch(/^\s+at /m);
    // Killed, it can leave nothing behind that stands in the way.
    first.process.kill('SIGKILL');
    await first.ended;
    const third = start();
    expect(await portOf(third.ended)).toBeGreaterThan(0);
  });

  test('[OPS-103] away from a terminal every line is JSON, the first ones too', async () => {
    const { process: server, ended } = start({ LOG_LEVEL: 'info' });
    const port = await portOf(ended);
    await fetch(`http://127.0.0.1:${port}/healthz`);
    server.kill('SIGTERM');
    expect(await ended).toBe(0);
    const entries = output
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(entries.map(({ msg }) => msg)).toEqual(
      expect.arrayContaining([
        `Porchlight is ready at http://localhost:${port}`,
        expect.stringMatching(/^Note: SMTP_URL is not set/),
        'request',
        'stopping',
      ]),
    );
  });

  test('[OPS-09] on SIGTERM a running request is finished, then the process ends', async () => {
    const { process: server, ended } = start();
    const { socket, answer } = await beginWrite(await portOf(ended));
    server.kill('SIGTERM');
    await delay(500);
    socket.write(':""}');
    expect(await answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(await ended).toBe(0);
  });

  test('[OPS-09] a request that never ends does not hold it longer than 10 s', async () => {
    const { process: server, ended } = start();
    await beginWrite(await portOf(ended));
    const askedAt = Date.now();
    server.kill('SIGTERM');
    await ended;
    expect(Date.now() - askedAt).toBeLessThan(10_000);
  });
});
