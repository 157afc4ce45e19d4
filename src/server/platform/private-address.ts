// Whether a webhook may call an address: the rule of the agent that makes the call, known before it does.
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * @param address IPv4 or IPv6, as text
 * @param allowed addresses and networks such as 10.0.0.0/8, or `all`
 */
export function isRefusedAddress(address: string, allowed: readonly string[]): boolean {
  if (isIP(address) === 0 || allowed.includes('all')) return false;
  const parsed = ipaddr.parse(address);
  return parsed.range() !== 'unicast' && !allowed.some((part) => holds(part, address));
}

/** The address that a URL names without asking a name server; null for a name. */
export function literalAddress(url: string): string | null {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '');
  if (/(^|\.)localhost\.?$/.test(host)) return '127.0.0.1';
  return isIP(host) === 0 ? null : host;
}

function holds(network: string, address: string): boolean {
  if (isIP(network) !== 0) return network === address;
  const parsed = ipaddr.parse(address);
  const range = ipaddr.parseCIDR(network);
  return parsed.kind() === range[0].kind() && parsed.match(range);
}
