import { BlockList, isIP, SocketAddress } from 'node:net';

/** Whether an address lies in one of the networks. */
export type InNetworks = (address: string) => boolean;

const withoutPort = (text: string): string => {
  const [, inBrackets] = /^\[([^\]]*)\](?::\d+)?$/.exec(text) ?? [];
  if (inBrackets !== undefined) return inBrackets;
  return /^[\d.]+:\d+$/.test(text) ? text.slice(0, text.indexOf(':')) : text;
};

/**
 * The canonical form of an IP address: no port, no zone, IPv4 inside IPv6 as IPv4. `null` when it
 * is no address.
 */
export const plainAddress = (text: string): string | null => {
  const address = withoutPort(text.trim()).replace(/%.*$/, '');
  const version = isIP(address);
  if (version === 0) return null;
  if (version === 4) return address;
  const canonical = new SocketAddress({ address, family: 'ipv6' }).address;
  return canonical.replace(/^::ffff:(?=\d+\.)/, '');
};

/** The part of an address that identifies a customer: all of IPv4, the first 64 bits of IPv6. */
export const networkOf = (address: string): string => {
  if (!address.includes(':')) return address;
  const [left = '', right] = address.split('::');
  const groups = left.split(':');
  const last = (right ?? '').split(':').filter(Boolean);
  const zeros = right === undefined ? 0 : Math.max(0, 8 - groups.length - last.length);
  const all = [...groups, ...Array<string>(zeros).fill('0'), ...last];
  return `${all
    .slice(0, 4)
    .map((group) => group || '0')
    .join(':')}::/64`;
};

/**
 * The network of an address for counting votes, about one provider or company: /24 of IPv4, /48 of
 * IPv6.
 */
export const wideNetworkOf = (address: string): string => {
  if (!address.includes(':')) return `${address.split('.').slice(0, 3).join('.')}.0/24`;
  return `${networkOf(address).split(':').slice(0, 3).join(':')}::/48`;
};

/**
 * Reads networks in CIDR notation. A single address counts as a network.
 * @throws Error that names the invalid text
 */
export const readNetworks = (networks: readonly string[]): InNetworks => {
  const list = new BlockList();
  for (const text of networks) {
    const [address = '', bits, ...more] = text.split('/');
    const version = isIP(address);
    const most = version === 6 ? 128 : 32;
    const isPrefix = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most);
    if (version === 0 || !isPrefix || more.length > 0) throw new Error(`${JSON.stringify(text)} is no network`);
    list.addSubnet(address, Number(bits ?? most), version === 6 ? 'ipv6' : 'ipv4');
  }
  return (address) => list.check(address, address.includes(':') ? 'ipv6' : 'ipv4');
};

/**
 * The client behind trusted proxies: the last hop that is not one of them. Each proxy appends the
 * address that it saw, so entries are read from the right. All entries left of the first untrusted
 * one may be forged.
 * @param peer canonical address of the other end of the connection
 * @param forwardedFor the `X-Forwarded-For` header
 */
export const clientBehind = (peer: string, forwardedFor: string | undefined, isTrusted: InNetworks): string => {
  const hops = forwardedFor?.split(',') ?? [];
  let client = peer;
  while (isTrusted(client)) {
    const hop = plainAddress(hops.pop() ?? '');
    if (hop === null) break;
    client = hop;
  }
  return client;
};
