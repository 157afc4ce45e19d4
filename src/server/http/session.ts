// Who asks: the cookie is the credential, the device identifier only a label. Nothing is stored before
// the first write, and the cookie is set on answers that no cache keeps.

import cookiePlugin from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Patience, retryWhileAway, withPatience } from '#server/database/retry-while-away.ts';
import { serverSecret } from '#server/database/server-secret.ts';
import { onceATurn } from '#server/platform/once-a-turn.ts';
import type { Services } from '#server/platform/services.ts';
import { sha256 } from '#server/platform/sha256.ts';
import { AppError } from './app-error.ts';
import { browserLabel } from './browser-label.ts';
import * as store from './session.store.ts';
import { newTaggedToken, readCookieText, successorOf } from './session-token.ts';

/** The anonymous holder of assistants, and the browser it speaks through. */
export interface Owner {
  id: number;
  sessionId: number;
}

interface Identity {
  owner: Owner | null;
  /** Token of a cookie with our tag that nothing is stored for yet. */
  freshToken: string | null;
  /** Its token was replaced, or not used for 400 days: it gets no new cookie by itself. */
  isOutdated: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    identity: Identity;
    /** With a database that is away, for all that this request asks of it. */
    patience: Patience;
  }
  interface FastifyInstance {
    sessions: Sessions;
  }
}

export interface Sessions {
  /** Sets a cookie, or renews its 400 days; stores nothing for a browser without an owner. */
  refresh(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  claim(request: FastifyRequest, reply: FastifyReply, deviceId?: string): Promise<Owner>;
  /** Gives the browser a token of this owner, instead of the one it has. */
  join(request: FastifyRequest, reply: FastifyReply, ownerId: number): Promise<Owner>;
  forget(reply: FastifyReply): void;
}

/**
 * For a write that may be the first: the owner of this browser, made if there is none yet.
 * @param deviceId bound to the owner by this; someone else's is refused (409)
 */
export function claimOwner(
  request: FastifyRequest,
  reply: FastifyReply,
  deviceId?: string,
): Promise<Owner> {
  return request.server.sessions.claim(request, reply, deviceId);
}

/** For a call about an object: without an owner nothing exists. */
export function requireOwner(owner: Owner | null): Owner {
  if (!owner) throw new AppError('not-found');
  return owner;
}

const day = 24 * 60 * 60;
const sessionSeconds = 400 * day;
const replacedGraceMs = 60_000;
const touchEveryMs = 60 * 60 * 1000;
const plainCookie = 'porchlight_session';
const secureCookie = '__Host-porchlight_session';

export async function registerSessions(app: FastifyInstance, services: Services): Promise<void> {
  const { db, clock, config } = services;
  const secret = await serverSecret(db, 'session-tag');
  const isHttps = config.publicUrl.startsWith('https:');
  const cookieName = isHttps ? secureCookie : plainCookie;
  await app.register(cookiePlugin);

  const nowText = () => clock.now().toISOString();
  const setCookie = (reply: FastifyReply, text: string) => {
    reply.header('cache-control', 'no-store');
    reply.setCookie(cookieName, text, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: isHttps,
      maxAge: sessionSeconds,
    });
  };
  const newSession = (request: FastifyRequest, token: string) => ({
    tokenHash: sha256(token),
    label: browserLabel(request.headers['user-agent']),
    now: nowText(),
    isPlainHttp: isHttps ? 0 : 1,
  });
  /** The cookie of this scheme; a cookie of earlier plain-http days counts until it is replaced. */
  const cookieOf = (request: FastifyRequest) =>
    request.cookies[cookieName] ?? request.cookies[plainCookie];

  const lookUp = onceATurn((tokenHash: string) =>
    retryWhileAway(() => store.findSession(db, tokenHash)),
  );

  async function identify(request: FastifyRequest): Promise<Identity> {
    const read = readCookieText(cookieOf(request), secret);
    if (!read) return nobody;
    const session = await lookUp(sha256(read.token));
    if (!session) {
      const isFresh = read.hasTag() && request.cookies[cookieName] !== undefined;
      return isFresh ? { ...nobody, freshToken: read.token } : nobody;
    }
    // Any site of the same domain, or an answer over http, can set a cookie of the plain name. It counts on
    // https only if plain http knew its token: what https itself handed out came under the name that it guards.
    const isPlanted = request.cookies[cookieName] === undefined && session.isPlainHttp === 0;
    if (isPlanted) return nobody;
    const nowMs = clock.now().getTime();
    const isReplaced =
      session.replacedAt !== null && nowMs - Date.parse(session.replacedAt) > replacedGraceMs;
    const unseenMs = nowMs - Date.parse(session.lastSeenAt);
    if (isReplaced || unseenMs > sessionSeconds * 1000) return { ...nobody, isOutdated: true };
    const isNewToHttp = !isHttps && session.isPlainHttp === 0;
    if (unseenMs > touchEveryMs || isNewToHttp) {
      const seen = { lastSeenAt: nowText(), ...(isNewToHttp && { isPlainHttp: 1 }) };
      // Only 'last seen': a full disk must not turn reading into an error.
      await store.touchSession(db, session.id, seen).catch(() => {});
    }
    return {
      owner: { id: session.ownerId, sessionId: session.id },
      freshToken: null,
      isOutdated: false,
    };
  }

  app.decorateRequest('identity');
  app.decorateRequest('patience');
  app.addHook('onRequest', async (request) => {
    request.patience = {};
    request.identity = request.url.startsWith('/api/')
      ? await withPatience(request.patience, () => identify(request))
      : nobody;
  });

  const sessions: Sessions = {
    async refresh(request, reply) {
      const { owner, isOutdated } = request.identity;
      if (isOutdated) {
        dropOutdated(request, reply);
        return;
      }
      if (!owner) {
        const kept = request.identity.freshToken ? request.cookies[cookieName] : undefined;
        setCookie(reply, kept ?? newTaggedToken(secret).cookie);
        return;
      }
      const current = request.cookies[cookieName];
      if (current) {
        setCookie(reply, current);
        return;
      }
      // A cookie of plain http, seen on https: from now on one that only https carries.
      const read = readCookieText(request.cookies[plainCookie], secret);
      const old = read && (await store.findSession(db, sha256(read.token)));
      if (!read || !old) return;
      const successor = successorOf(read.token, secret);
      await store.replaceSession(db, old, newSession(request, successor.token));
      setCookie(reply, successor.cookie);
    },

    async claim(request, reply, deviceId) {
      if (request.identity.isOutdated) {
        dropOutdated(request, reply);
        throw new AppError('session-outdated');
      }
      if (deviceId) {
        // Looked at first, so that a refused request leaves nothing behind.
        const holder = await store.ownerOfDevice(db, deviceId);
        if (holder !== null && holder !== (await knownOwner(request))) {
          throw new AppError('foreign-device');
        }
      }
      const owner = request.identity.owner ?? (await createOwner(request, reply));
      if (deviceId) {
        const holder = await store.bindDevice(db, deviceId, owner.id, nowText());
        if (holder !== owner.id) throw new AppError('foreign-device');
      }
      return owner;
    },

    async join(request, reply, ownerId) {
      const { token, cookie } = newTaggedToken(secret);
      const left = request.identity.owner;
      const sessionId = await store.addSession(db, ownerId, newSession(request, token));
      // Its token is overwritten in this browser and would stand in the other owner's list for ever.
      if (left) await store.removeSession(db, left.sessionId);
      request.identity = { owner: { id: ownerId, sessionId }, freshToken: null, isOutdated: false };
      setCookie(reply, cookie);
      return { id: ownerId, sessionId };
    },

    forget(reply) {
      for (const name of isHttps ? [secureCookie, plainCookie] : [plainCookie]) clear(reply, name);
    },
  };
  app.decorate('sessions', sessions);

  function clear(reply: FastifyReply, name: string): void {
    reply.header('cache-control', 'no-store');
    reply.clearCookie(name, { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps });
  }

  /** Only the cookie that was sent: its successor, which may be on its way, has the other name. */
  function dropOutdated(request: FastifyRequest, reply: FastifyReply): void {
    clear(reply, request.cookies[cookieName] === undefined ? plainCookie : cookieName);
  }

  /** A parallel first write with the same fresh cookie may have made the owner a moment ago. */
  async function knownOwner({ identity }: FastifyRequest): Promise<number | undefined> {
    if (identity.owner || !identity.freshToken) return identity.owner?.id;
    return (await store.findSession(db, sha256(identity.freshToken)))?.ownerId;
  }

  async function createOwner(request: FastifyRequest, reply: FastifyReply): Promise<Owner> {
    await app.limitNewOwners(request);
    let token = request.identity.freshToken;
    if (!token) {
      const made = newTaggedToken(secret);
      token = made.token;
      setCookie(reply, made.cookie);
    }
    const { id, sessionId } = await store.createOwner(db, newSession(request, token));
    request.identity = { owner: { id, sessionId }, freshToken: null, isOutdated: false };
    return { id, sessionId };
  }
}

/** Browsers whose cookie has ended; a replaced token is remembered as long. @returns how many there were */
export function deleteEndedSessions({ db, clock }: Services): Promise<number> {
  const since = new Date(clock.now().getTime() - sessionSeconds * 1000);
  return store.deleteSessionsUnseenSince(db, since.toISOString());
}

const nobody: Identity = { owner: null, freshToken: null, isOutdated: false };
