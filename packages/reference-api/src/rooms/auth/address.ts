import { isIPv4, isIPv6 } from 'node:net';

/** The first four groups of an IPv6 address: a household has a whole /64. */
const network = (address: string): string => {
  // Normalizes the spellings of an address.
  const [left = '', right] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const groups = left.split(':').filter(Boolean);
  const zeros = right === undefined ? 0 : 8 - groups.length - right.split(':').filter(Boolean).length;
  return [...groups, ...Array<string>(Math.max(zeros, 0)).fill('0')].slice(0, 4).join(':');
};

/**
 * The origin of a request: an IPv4 address, or the network of an IPv6 address. The server listens
 * on loopback only, so the edge wrote the last entry of `x-forwarded-for`; earlier ones can be
 * forged. All invalid addresses count as one.
 */
export const addressOf = (request: Request): string => {
  const last = request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '';
  const [address = ''] = last.replace(/^::ffff:(?=\d+\.)/i, '').split('%');
  if (isIPv4(address)) return address;
  return isIPv6(address) ? network(address) : 'local';
};
