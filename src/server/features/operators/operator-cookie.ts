// The cookie of a signed-in operator, apart from the one of owners: neither opens what is the other's.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#server/config.ts';
import { sessionHours } from './sign-in.ts';

export function operatorCookie({ publicUrl }: Pick<Config, 'publicUrl'>) {
  const secure = publicUrl.startsWith('https:');
  const name = secure ? '__Host-porchlight_operator' : 'porchlight_operator';
  const options = { path: '/', httpOnly: true, sameSite: 'strict', secure } as const;
  return {
    read: (request: FastifyRequest): string => request.cookies[name] ?? '',
    set: (reply: FastifyReply, token: string) =>
      reply.setCookie(name, token, { ...options, maxAge: sessionHours * 60 * 60 }),
    clear: (reply: FastifyReply) => reply.clearCookie(name, options),
  };
}
