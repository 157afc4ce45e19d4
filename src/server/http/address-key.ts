// Whom an address stands for when requests are counted.
import { isIPv6 } from 'node:net';

/**
 * An IPv4 address itself, also one that is written as IPv6. Of an IPv6 address its network of 64 bits: whoever
 * has one address of it has them all.
 */
export function addressKey(ip: string): string {
  const groups = groupsOf(ip);
  return typeof groups === 'string' ? groups : `${groups.slice(0, 4).join(':')}::/64`;
}

/**
 * The network of 48 bits around an IPv6 address, of which a customer of a provider may have all 65,536 smaller ones;
 * null for IPv4.
 */
export function widerKey(ip: string): string | null {
  const groups = groupsOf(ip);
  return typeof groups === 'string' ? null : `${groups.slice(0, 3).join(':')}::/48`;
}

/** Those of an IPv6 address; else the text that stands for the address. */
function groupsOf(ip: string): string[] | string {
  if (!ip.includes(':')) return ip;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  const address = ip.replace(/%.*$/, '');
  if (!isIPv6(address)) return ip;
  // Two groups may be written as one IPv4 address.
  const [head = '', tail] = address.replace(/\d+\.\d+\.\d+\.\d+$/, '0:0').split('::');
  const groupsIn = (text = '') => text.split(':').filter((group) => group !== '');
  const written = [...groupsIn(head), ...groupsIn(tail)];
  const gap = tail === undefined ? 0 : 8 - written.length;
  const groups = [...groupsIn(head), ...Array<string>(gap).fill('0'), ...groupsIn(tail)];
  return groups.map((group) => Number.parseInt(group, 16).toString(16));
}
