// A disk of 4 MB that fills up: writes answer 507 with a sentence, reads go on, deleting and space help, and
// nothing that was acknowledged is lost. Mounting one takes root on Linux; what the embedded database does at its
// own limit is in tests/api/storage-full.test.ts and runs everywhere.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reportFigure } from '#tests/faults/fault-form.ts';
import { type BuiltServer, startBuiltServer } from '#tests/peers/built-server.mjs';
import { PlainClient } from '#tests/peers/plain-client.mjs';
import { newDeviceId } from '#tests/setup/sample-company.mjs';

const folder = mkdtempSync(join(tmpdir(), 'porchlight-disk-'));
const canMount = mountSmallDisk();
if (!canMount) console.log('Skipped: this user cannot mount a small disk.');

let server: BuiltServer;

beforeAll(async () => {
  if (!canMount) return;
  server = await startBuiltServer({
    dataDir: folder,
    env: { RATE_LIMIT: 'off', LOG_LEVEL: 'silent' },
  });
});
afterAll(async () => {
  if (canMount) {
    await server.stop();
    execFileSync('umount', [folder]);
  }
  rmSync(folder, { recursive: true, force: true });
});

test.skipIf(!canMount)(
  '[OPS-11] on a full disk of 4 MB writes answer 507, reads 200, and it recovers',
  async () => {
    const client = new PlainClient(server.url);
    const { id } = await client.expectOk('POST', '/api/assistants', { deviceId: newDeviceId() });
    const path = `/api/assistants/${id}`;
    const upload = (name: string) => {
      const form = new FormData();
      form.set('file', new Blob(['words '.repeat(20_000)]), name);
      return client.send('POST', `${path}/documents`, form);
    };
    const names = async (): Promise<string[]> =>
      (await client.expectOk('GET', `${path}/documents`))
        .map(({ originalName }: { originalName: string }) => originalName)
        .sort();

    const kept: string[] = [];
    for (let answer = await upload('0.txt'); answer.status === 200; ) {
      kept.push(`${kept.length}.txt`);
      answer = await upload(`${kept.length}.txt`);
      if (answer.status !== 200) expectNoSpace(answer);
    }
    expect(kept.length).toBeGreaterThan(0);

    // Down to the last byte, as any other program on the disk may do it.
    const ballast = join(folder, 'ballast');
    fillUp(ballast);
    expect(statfsSync(folder).bavail).toBe(0);
    for (const [method, address, body] of [
      ['PATCH', path, { setupType: 'both' }],
      ['POST', '/api/assistants', { fresh: true }],
      ['POST', `${path}/voice-response`, { topic: 'greeting' }],
    ] as const) {
      expectNoSpace(await client.send(method, address, body));
    }
    for (const address of [
      path,
      '/api/assistants',
      `${path}/documents`,
      '/api/device',
      '/api/voices',
    ]) {
      expect(`${address} ${(await client.send('GET', address)).status}`).toBe(`${address} 200`);
    }
    expect(await names()).toEqual(kept.sort());
    const ready = await client.send('GET', '/readyz');
    expect(ready.body).toMatchObject({ isDiskLow: true });

    // A kill loses nothing of it, and after some room was made everything goes on.
    rmSync(ballast);
    await server.end('SIGKILL');
    await server.start();
    expect(await names()).toEqual(kept.sort());
    for (const { id: document } of await client.expectOk('GET', `${path}/documents`)) {
      await client.expectOk('DELETE', `/api/documents/${document}`);
    }
    await client.expectOk('PATCH', path, { setupType: 'both' });
    expect((await upload('again.txt')).status).toBe(200);
    reportFigure({
      row: 'T13',
      what: 'a full disk of 4 MB',
      wanted: 'writes 507, reads 200, recovers',
      measured: `held, with all ${kept.length} acknowledged uploads`,
    });
  },
);

function expectNoSpace({ status, body }: { status: number; body: { detail: string } }): void {
  expect(status).toBe(507);
  expect(body.detail).toContain('no space left');
}

function fillUp(file: string): void {
  try {
    for (;;) writeFileSync(file, Buffer.alloc(4096), { flag: 'a' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  }
}

function mountSmallDisk(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', folder], { stdio: 'pipe' });
    return true;
  } catch {
    return false;
  }
}
