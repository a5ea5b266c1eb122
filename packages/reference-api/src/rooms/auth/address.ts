import { isIPv4, isIPv6 } from 'node:net';

/** The first four groups of an IPv6 address: a household has a whole /64. */
const network = (address: string): string => {
  // One spelling of those that an address has.
  const [left = '', right] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const groups = left.split(':').filter(Boolean);
  const zeros = right === undefined ? 0 : 8 - groups.length - right.split(':').filter(Boolean).length;
  return [...groups, ...Array<string>(Math.max(zeros, 0)).fill('0')].slice(0, 4).join(':');
};

/**
 * Where a request comes from: an IPv4 address, or the network of an IPv6 address. The server listens on this machine
 * alone, so what the edge next to it appended to `x-forwarded-for` last is true, and what stands before it is anybody's
 * word. Whatever is no address is one place.
 */
export const addressOf = (request: Request): string => {
  const last = request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '';
  const [address = ''] = last.replace(/^::ffff:(?=\d+\.)/i, '').split('%');
  if (isIPv4(address)) return address;
  return isIPv6(address) ? network(address) : 'local';
};
