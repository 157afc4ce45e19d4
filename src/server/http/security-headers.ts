// Headers of every answer: a strict CSP without inline script, and no sharing with other sites.
import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/config.ts';

export function registerSecurityHeaders(app: FastifyInstance, config: Config): void {
  const isHttps = config.publicUrl.startsWith('https:');
  // Put together once: a middleware that does it per request costs a tenth of the whole answer.
  const headers = {
    'content-security-policy': contentPolicy(isHttps),
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(self)',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    // On plain http these would make the pages unreachable or only fill the console.
    ...(isHttps && {
      ...strictTransport[config.hsts],
      'cross-origin-opener-policy': 'same-origin',
      'origin-agent-cluster': '?1',
    }),
  };
  // Answers are about one person; what may be kept says so itself.
  const apiHeaders = { ...headers, 'cache-control': 'no-store' };
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.url.startsWith('/api/') ? apiHeaders : headers);
    done();
  });
}

/** Browsers keep it for a year. Other sites under this name are not ours to decide about. */
const strictTransport: Record<Config['hsts'], Record<string, string>> = {
  host: { 'strict-transport-security': 'max-age=31536000' },
  subdomains: { 'strict-transport-security': 'max-age=31536000; includeSubDomains' },
  // Takes back what browsers were told before.
  off: { 'strict-transport-security': 'max-age=0' },
};

function contentPolicy(isHttps: boolean): string {
  const directives = [
    "default-src 'self'",
    "script-src 'self'",
    // Positions of menus and dialogs are set on the elements themselves.
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self' blob:",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  if (isHttps) directives.push('upgrade-insecure-requests');
  return directives.join(';');
}
