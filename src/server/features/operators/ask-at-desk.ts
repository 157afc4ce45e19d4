// Who asks at the provider's desk: a signed-in operator by cookie, or a program by its token.
import type { FastifyRequest } from 'fastify';
import { retryWhileAway } from '#server/database/retry-while-away.ts';
import { AppError } from '#server/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { readToken } from './api-tokens.service.ts';
import { operatorCookie } from './operator-cookie.ts';
import { operatorOf } from './sign-in.ts';

export interface AskingOperator {
  /** As the history names it. */
  name: string;
  /** A person who has signed in, no program. */
  isPerson: boolean;
}

/** @throws AppError operators-only, token-scope */
export async function askingOperator(
  services: Services,
  request: FastifyRequest,
): Promise<AskingOperator> {
  const { authorization } = request.headers;
  if (authorization !== undefined) return programOf(services, request, authorization);
  const session = operatorCookie(services.config).read(request);
  const name = session && (await retryWhileAway(() => operatorOf(services, session)));
  if (!name) throw new AppError('operators-only');
  return { name, isPerson: true };
}

async function programOf(
  services: Services,
  { method }: FastifyRequest,
  authorization: string,
): Promise<AskingOperator> {
  const token = /^Bearer +(\S+)$/i.exec(authorization)?.[1] ?? '';
  const known = await retryWhileAway(() => readToken(services, token));
  if (!known) {
    throw new AppError('operators-only', { headers: { 'www-authenticate': 'Bearer' } });
  }
  const isReading = method === 'GET' || method === 'HEAD';
  if (!isReading && !known.mayWrite) throw new AppError('token-scope');
  return { name: `token: ${known.name}`, isPerson: false };
}
