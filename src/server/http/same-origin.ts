// CSRF: a write that a browser sends from another site is refused. Plain clients send neither header.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '#server/config.ts';
import { AppError } from './app-error.ts';

export function registerSameOrigin(app: FastifyInstance, config: Config): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (safeMethods.has(request.method)) return done();
    const fetchSite = request.headers['sec-fetch-site'];
    const isForeignSite =
      fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none';
    if (isForeignSite || !isOwnOrigin(request, config)) throw new AppError('unsafe-origin');
    done();
  });
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

function isOwnOrigin(request: FastifyRequest, config: Config): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return true;
  if (config.isPublicUrlSet) return origin === config.publicUrl;
  // Without PUBLIC_URL it is reached under several names and addresses, all its own (known-host.ts).
  return URL.canParse(origin) && new URL(origin).host === request.headers.host;
}
