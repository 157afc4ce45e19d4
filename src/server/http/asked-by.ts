// Whom the work for a request counts for, when what many want is shared among them.
import type { FastifyRequest } from 'fastify';
import { addressKey } from './address-key.ts';

/** The owner first: owners of one address are told apart, and count together beside other addresses. */
export function askedBy({ identity, ip }: FastifyRequest): string[] {
  const address = `address ${addressKey(ip)}`;
  return identity.owner ? [`owner ${identity.owner.id}`, address] : [address];
}
