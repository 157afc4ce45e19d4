import { describe, expect, test } from 'vitest';
import { startApp } from '#tests/api/start-app.ts';

async function headersWith(env: Record<string, string>) {
  const { newClient, close } = await startApp({ env });
  const { headers } = await newClient().get('/api/config');
  await close();
  return headers;
}

describe('headers', () => {
  test('the policy allows scripts of this server only, and none inline', async () => {
    const policy = String((await headersWith({}))['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("style-src 'self';");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
  });

  test('plain http is not sent to https', async () => {
    const headers = await headersWith({});
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
  });

  test('https stays https', async () => {
    const headers = await headersWith({ PUBLIC_URL: 'https://voice.example.com' });
    expect(headers['strict-transport-security']).toContain('max-age=31536000');
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
  });

  test.each([
    ['', 'max-age=31536000'],
    ['subdomains', 'max-age=31536000; includeSubDomains'],
    ['off', 'max-age=0'],
  ])(
    '[OPS-117] HSTS=%s decides what browsers keep, by default of this host alone',
    async (HSTS, value) => {
      const https = await headersWith({ PUBLIC_URL: 'https://voice.example.com', HSTS });
      expect(https['strict-transport-security']).toBe(value);
      expect((await headersWith({ HSTS }))['strict-transport-security']).toBeUndefined();
    },
  );

  test('nothing is sniffed, framed or kept by caches', async () => {
    expect(await headersWith({})).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'cache-control': 'no-store',
    });
  });
});
