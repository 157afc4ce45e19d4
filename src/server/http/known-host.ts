// Without PUBLIC_URL the server answers only under names that nobody else can give to an address: those of this
// machine, HOST, and addresses written as numbers. A page of another site whose own name suddenly leads here (DNS
// rebinding) could otherwise read everything as if it were ours.
import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/config.ts';
import { AppError } from './app-error.ts';

type Names = Pick<Config, 'host' | 'isPublicUrlSet'>;

export function registerKnownHost(app: FastifyInstance, config: Names): void {
  // With it, the address that people use is known: writes are held against it, and so is the cookie.
  if (config.isPublicUrlSet) return;
  app.addHook('onRequest', (request, _reply, done) => {
    const { host } = request.headers;
    if (!isKnownHost(host, config) && !probes.has(request.url)) {
      throw new AppError('unknown-host');
    }
    done();
  });
}

/** @param header of the request, such as localhost:3000; programs of old send none */
export function isKnownHost(header: string | undefined, { host }: Pick<Config, 'host'>): boolean {
  if (header === undefined) return true;
  const name = nameIn(header);
  return (
    name !== '' && (isIP(name) !== 0 || name === host.toLowerCase() || ofThisMachine.test(name))
  );
}

/** Tell nothing, and are asked under whatever name a balancer knows. */
const probes = new Set(['/healthz', '/readyz']);

const ofThisMachine = /^(.+\.)?localhost$/;

/** Without port, brackets and the dot that ends a full name. */
function nameIn(header: string): string {
  const [, bracketed, plain] = /^(?:\[([^\]]+)\]|([^:[\]]+))(?::\d*)?$/.exec(header.trim()) ?? [];
  return (bracketed ?? plain ?? '').toLowerCase().replace(/\.$/, '');
}
