// Whom the work for a request counts for, when what many want is shared among them.
import type { FastifyRequest } from 'fastify';
import { sha256 } from '#server/platform/sha256.ts';
import { addressKey } from './address-key.ts';

/** The owner first: owners of one address are told apart, and count together beside other addresses. */
export function askedBy({ identity, ip }: FastifyRequest): string[] {
  const address = `address ${addressKey(ip)}`;
  return identity.owner ? [`owner ${identity.owner.id}`, address] : [address];
}

/** The address alone, where it has to be stored for a while. */
export function askedFrom({ ip }: FastifyRequest): string {
  return sha256(addressKey(ip));
}
