// Whom an address stands for when requests are counted.
import { isIPv6 } from 'node:net';

/**
 * An IPv4 address itself, also one that is written as IPv6. Of an IPv6 address its network of 64 bits: whoever
 * has one address of it has them all.
 */
export function addressKey(ip: string): string {
  if (!ip.includes(':')) return ip;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  const address = ip.replace(/%.*$/, '');
  if (!isIPv6(address)) return ip;
  // Two groups may be written as one IPv4 address.
  const [head = '', tail] = address.replace(/\d+\.\d+\.\d+\.\d+$/, '0:0').split('::');
  const groupsOf = (text = '') => text.split(':').filter((group) => group !== '');
  const written = [...groupsOf(head), ...groupsOf(tail)];
  const gap = tail === undefined ? 0 : 8 - written.length;
  const groups = [...groupsOf(head), ...Array<string>(gap).fill('0'), ...groupsOf(tail)];
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
