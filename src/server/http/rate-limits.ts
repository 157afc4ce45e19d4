// How much one address or owner may ask in a while. Counted per process: several nodes allow as much
// each, which is enough against a runaway client or a guesser.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '#server/platform/services.ts';
import { AppError } from './app-error.ts';
import { TokenBuckets } from './token-buckets.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** @throws AppError too-many-requests */
    limitNewOwners(request: FastifyRequest): Promise<void>;
    /** Recovery codes and links: few wrong ones an address. */
    limitGuesses<T>(request: FastifyRequest, guess: () => Promise<T>): Promise<T>;
  }
}

const hourSeconds = 3600;

export function registerRateLimits(
  app: FastifyInstance,
  { config, clock }: Pick<Services, 'config' | 'clock'>,
): void {
  // Clear-all of 100 assistants in parallel and the calls of a page after it pass as one burst.
  const perOwner = new TokenBuckets({ capacity: 200, perSecond: 50 });
  const perAddress = new TokenBuckets({ capacity: 1000, perSecond: 500 });
  const newOwners = new TokenBuckets({ capacity: 100, perSecond: 20 / hourSeconds });
  const guesses = new TokenBuckets({ capacity: 10, perSecond: 20 / hourSeconds });

  function take(buckets: TokenBuckets, key: string): void {
    if (!config.isRateLimited) return;
    const waitSeconds = buckets.take(key, clock.now().getTime());
    if (waitSeconds === 0) return;
    throw new AppError('too-many-requests', { headers: { 'retry-after': String(waitSeconds) } });
  }

  app.decorate('limitNewOwners', async (request: FastifyRequest) => take(newOwners, request.ip));
  app.decorate('limitGuesses', async <T>(request: FastifyRequest, guess: () => Promise<T>) => {
    take(guesses, request.ip);
    const found = await guess();
    guesses.giveBack(request.ip);
    return found;
  });

  // The address comes before the session is looked up, the owner after it.
  app.addHook('onRequest', (request, _reply, done) => {
    if (isLimited(request)) take(perAddress, request.ip);
    done();
  });
  app.addHook('preParsing', (request, _reply, payload, done) => {
    const { owner } = request.identity;
    if (owner && isLimited(request)) take(perOwner, String(owner.id));
    done(null, payload);
  });
}

const isLimited = (request: FastifyRequest): boolean => request.url.startsWith('/api/');
