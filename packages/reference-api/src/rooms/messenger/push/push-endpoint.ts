import dns from 'node:dns';
import https from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Customers supply the addresses that this server posts to, so these must not be internal. */
const inside = new BlockList();
for (const network of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '224.0.0.0/3',
]) {
  const [address, bits] = network.split('/') as [string, string];
  inside.addSubnet(address, Number(bits), 'ipv4');
}
/** Of IPv6 only global addresses are allowed, except those that embed an IPv4 address. */
const outside = new BlockList();
outside.addSubnet('2000::', 3, 'ipv6');
for (const [address, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  inside.addSubnet(address, bits, 'ipv6');

export const isPublicAddress = (address: string): boolean =>
  isIP(address) === 6
    ? outside.check(address, 'ipv6') && !inside.check(address, 'ipv6')
    : isIP(address) === 4 && !inside.check(address, 'ipv4');

/** Whether an address may belong to a push service: https, a public name, the usual port. */
export const isPushEndpoint = (endpoint: string): boolean => {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  const isName =
    /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/.test(hostname) && !/\.(local|localhost|internal)$/.test(hostname);
  return protocol === 'https:' && isName && port === '' && username === '' && password === '';
};

/**
 * Resolves a name, and refuses it if any address is internal. The connection uses the checked
 * addresses.
 */
export const lookupOutside =
  (lookup: typeof dns.lookup): LookupFunction =>
  (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return callback(error ?? new Error(`${hostname} has no address`), '');
      if (!addresses.every(({ address }) => isPublicAddress(address)))
        return callback(new Error(`${hostname} has an internal address`), '');
      if (options.all) return callback(null, addresses);
      callback(null, first.address, first.family);
    });
  };

/** Posts to a push service; resolves with its status. Follows no redirect and reads no body. */
export type PostPush = (endpoint: string, headers: Record<string, string>, body: Buffer) => Promise<number>;

const TIMEOUT_MS = 5_000;

export const createPostPush =
  (lookup: typeof dns.lookup = dns.lookup): PostPush =>
  (endpoint, headers, body) =>
    new Promise((resolve, reject) => {
      if (!isPushEndpoint(endpoint)) return reject(new Error(`${endpoint} is not the address of a push service`));
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const request = https.request(
        endpoint,
        { method: 'POST', headers, lookup: lookupOutside(lookup), signal, agent: false },
        (answer) => {
          answer.destroy();
          resolve(answer.statusCode ?? 0);
        },
      );
      request.on('error', reject).end(body);
    });
