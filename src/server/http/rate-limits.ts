// How much one address or owner may ask in a while. Servers on one PostgreSQL count together: a flood may
// pass by a few requests more, a guess, a deployment or a new owner by none.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '#server/platform/services.ts';
import { AddressBuckets } from './address-buckets.ts';
import { AppError } from './app-error.ts';
import { createBucketLedger } from './rate-limits.store.ts';
import { type Rate, TokenBuckets } from './token-buckets.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** @throws AppError too-many-requests */
    limitNewOwners(request: FastifyRequest): Promise<void>;
    /** What is sent to the provider. @throws AppError too-many-requests */
    limitDeployments(request: FastifyRequest): Promise<void>;
    /** Bytes of new documents. @throws AppError too-many-requests */
    limitStorage(request: FastifyRequest, bytes: number): Promise<void>;
    /** Few wrong ones an address and kind. Only a refusal of ours counts as wrong. */
    limitGuesses<T>(request: FastifyRequest, kind: GuessKind, guess: () => Promise<T>): Promise<T>;
  }
}

/**
 * Codes and links have 128 bits and more: what is right is let in however many were wrong, since nobody guesses it.
 * Of passwords no more are looked at, or guessing would go on.
 */
type GuessKind = 'recovery-code' | 'link' | 'password';

const hourSeconds = 3600;

export function registerRateLimits(
  app: FastifyInstance,
  { config, clock, db, dialect }: Pick<Services, 'config' | 'clock' | 'db' | 'dialect'>,
): void {
  // The embedded database has one server, which counts for itself.
  const ledger = dialect === 'postgres' ? createBucketLedger(db) : undefined;
  const buckets = (rate: Rate, settleEvery: number) =>
    new TokenBuckets(rate, ledger && { ledger, settleEvery });
  // Clear-all of 100 assistants in parallel and the calls of a page after it pass as one burst.
  const perOwner = buckets({ name: 'owner', capacity: 200, perSecond: 50 }, 10);
  const ofAddresses = (rate: Rate, settleEvery: number) =>
    new AddressBuckets(rate, (of) => buckets(of, settleEvery));
  const perAddress = ofAddresses({ name: 'address', capacity: 1000, perSecond: 500 }, 50);
  const newOwners = ofAddresses(
    { name: 'new owners', capacity: 100, perSecond: 20 / hourSeconds },
    1,
  );
  // Room for 100 assistants in a row with the summary of each. Rows cannot be counted instead: a version that
  // is deployed again uses its row again.
  const deployments = ofAddresses(
    { name: 'deployments', capacity: 400, perSecond: 120 / hourSeconds },
    1,
  );
  const guessesOf = (name: string) =>
    ofAddresses({ name, capacity: 10, perSecond: 20 / hourSeconds }, 1);
  const guesses: Record<GuessKind, AddressBuckets> = {
    'recovery-code': guessesOf('recovery codes'),
    link: guessesOf('links'),
    password: guessesOf('passwords'),
  };
  // Five people of an office fill all they may have; after that 1.2 GB a day.
  const storage = ofAddresses(
    { name: 'megabytes', capacity: 1000, perSecond: 50 / hourSeconds },
    1,
  );

  const isLimited = ({ url }: FastifyRequest) => config.isRateLimited && url.startsWith('/api/');
  const nowMs = () => clock.now().getTime();
  function refuse(waitSeconds: number): void {
    if (waitSeconds === 0) return;
    throw new AppError('too-many-requests', { headers: { 'retry-after': String(waitSeconds) } });
  }
  async function takeShared(from: AddressBuckets, { ip }: FastifyRequest, amount = 1) {
    if (config.isRateLimited) refuse(await from.takeShared(ip, nowMs(), amount));
  }

  app.decorate('limitNewOwners', (request: FastifyRequest) => takeShared(newOwners, request));
  app.decorate('limitDeployments', (request: FastifyRequest) => takeShared(deployments, request));
  app.decorate('limitStorage', (request: FastifyRequest, bytes: number) =>
    takeShared(storage, request, bytes / megabyte),
  );
  app.decorate(
    'limitGuesses',
    async <T>(request: FastifyRequest, kind: GuessKind, guess: () => Promise<T>) => {
      if (kind === 'password') return limitPasswords(request, guess);
      try {
        return await guess();
      } catch (error) {
        // A database that is away says nothing about the guess.
        if (error instanceof AppError) await takeShared(guesses[kind], request);
        throw error;
      }
    },
  );

  /** Taken before it is looked at, so that many at once are no way around. */
  async function limitPasswords<T>(request: FastifyRequest, guess: () => Promise<T>): Promise<T> {
    await takeShared(guesses.password, request);
    let isWrong = false;
    try {
      return await guess();
    } catch (error) {
      isWrong = error instanceof AppError;
      throw error;
    } finally {
      if (config.isRateLimited && !isWrong) guesses.password.giveBack(request.ip, nowMs());
    }
  }

  // The address comes before the session is looked up, the owner after it.
  app.addHook('onRequest', (request, _reply, done) => {
    if (isLimited(request)) refuse(perAddress.take(request.ip, nowMs()));
    done();
  });
  app.addHook('preParsing', (request, _reply, payload, done) => {
    const { owner } = request.identity;
    if (owner && isLimited(request)) refuse(perOwner.take(String(owner.id), nowMs()));
    done(null, payload);
  });
}

const megabyte = 1024 * 1024;
