import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type StartedApp, startApp } from '#tests/api/start-app.ts';

const page = `<!doctype html><head><title>Porchlight</title></head>${'<p>text</p>'.repeat(300)}`;
const filesOfStep = ['/assets/setup.js', '/assets/setup.css'];
let folder: string;
let started: StartedApp;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'porchlight-web-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), page);
  writeFileSync(join(folder, 'assets', 'app-4f2a.js'), `export const x = ${'1 + '.repeat(900)} 1;`);
  writeFileSync(join(folder, 'assets', 'app-4f2a.js.br'), brotliCompressSync('made beforehand'));
  writeFileSync(
    join(folder, 'screens.json'),
    JSON.stringify({ '/preview/:id': ['/assets/test.js'], '/setup/:id faqs-docs': filesOfStep }),
  );
  writeFileSync(join(folder, 'robots.txt'), 'User-agent: *\nDisallow: /api/\n');
  writeFileSync(join(folder, 'logo.png'), Buffer.alloc(5000, 7));
  started = await startApp({ build: { webFolder: folder } });
});
afterAll(async () => {
  await started.close();
  rmSync(folder, { recursive: true });
});

describe('the web app', () => {
  test.each([
    '/',
    '/setup',
    '/setup/123',
    '/test',
    '/setup/123?step=nothing',
    '/setup/1?step=a&step=b',
  ])('%s gives the page of the web app', async (path) => {
    const answer = await started.newClient().get(path);
    expect(answer).toMatchObject({ status: 200, text: page });
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    });
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  test.each([
    ['/preview/123', '<link rel="modulepreload" crossorigin href="/assets/test.js">'],
    ['/setup/123?step=faqs-docs', '<link rel="modulepreload" crossorigin href="/assets/setup.js">'],
    [
      '/setup/9?step=faqs-docs',
      '<link rel="preload" as="style" crossorigin href="/assets/setup.css">',
    ],
  ])('[ROUTE-08] the page of %s names what this screen needs', async (path, link) => {
    const { status, text } = await started.newClient().get(path);
    expect(status).toBe(200);
    expect(text.slice(0, text.indexOf('</head>'))).toContain(link);
  });

  test.each(['/test/', '/TEST', '/setup/9/', '/Preview/9/?x=1'])(
    '[ROUTE-10] another spelling of a screen gives the page: %s',
    async (path) => {
      expect(await started.newClient().get(path)).toMatchObject({ status: 200, text: page });
    },
  );

  test.each(['/nothing', '/preview', '/setup/1/2', '/assets/missing.js', '/..%2f..%2fetc/passwd'])(
    'any other address gives the page, which says not found, with 404: %s',
    async (path) => {
      expect(await started.newClient().get(path)).toMatchObject({ status: 404, text: page });
    },
  );

  test('an unknown address of the API is no page', async () => {
    const answer = await started.newClient().get('/api/nothing');
    expect(answer.headers['content-type']).toContain('application/problem+json');
  });

  test('files named by their content are kept for ever, others are asked for again', async () => {
    const client = started.newClient();
    expect((await client.get('/assets/app-4f2a.js')).headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': expect.stringContaining('javascript'),
    });
    expect((await client.get('/logo.png')).headers['cache-control']).toBe('no-cache');
  });

  test('robots.txt is a text', async () => {
    const { headers, text } = await started.newClient().get('/robots.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(text).toContain('User-agent');
  });

  test('HEAD tells the same length as GET', async () => {
    const client = started.newClient();
    for (const path of ['/', '/setup', '/logo.png', '/assets/app-4f2a.js']) {
      const [head, get] = [await client.head(path), await client.get(path)];
      expect(head.headers['content-length'], path).toBe(get.headers['content-length']);
      expect(head.text).toBe('');
    }
  });

  test('texts are compressed for who asks, pictures are not', async () => {
    const client = started.newClient().withHeaders({ 'accept-encoding': 'gzip, br' });
    const compressed = await client.get('/');
    expect(compressed.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(compressed.bytes).toString()).toBe(page);
    const ready = await client.get('/assets/app-4f2a.js');
    expect(ready.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': expect.stringContaining('javascript'),
      'cache-control': 'public, max-age=31536000, immutable',
      vary: expect.stringMatching(/accept-encoding/i),
    });
    expect(brotliDecompressSync(ready.bytes).toString()).toBe('made beforehand');
    expect((await client.get('/logo.png')).headers['content-encoding']).toBeUndefined();
    expect((await client.get('/logo.png')).bytes).toHaveLength(5000);
  });
});
