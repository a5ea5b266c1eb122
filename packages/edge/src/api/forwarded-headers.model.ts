/** Hop-by-hop headers (RFC 9110 §7.6.1), and headers that the edge sets itself. */
const dropped = new Set([
  'connection',
  'expect',
  'forwarded',
  'host',
  'http2-settings',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'x-real-ip',
]);

const isDropped = (name: string) => dropped.has(name) || name.startsWith('x-forwarded-');

const namedByConnection = (rawHeaders: readonly string[]): Set<string> => {
  const names = new Set<string>();
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (rawHeaders[index]?.toLowerCase() !== 'connection') continue;
    for (const name of (rawHeaders[index + 1] ?? '').split(',')) names.add(name.trim().toLowerCase());
  }
  return names;
};

const withoutHopByHop = (rawHeaders: readonly string[], also: ReadonlySet<string>): string[] => {
  const connection = namedByConnection(rawHeaders);
  const kept: string[] = [];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] as string;
    const lower = name.toLowerCase();
    if (!isDropped(lower) && !connection.has(lower) && !also.has(lower))
      kept.push(name, rawHeaders[index + 1] as string);
  }
  return kept;
};

const nothing: ReadonlySet<string> = new Set();
const traced: ReadonlySet<string> = new Set(['traceparent']);

export interface ForwardedFrom {
  /** The client's address. The API gets only this one, without the proxies between. */
  address: string;
  host: string;
  upstreamHost: string;
  /** The client came by https. */
  isSecure: boolean;
  /** The span of this edge, which replaces the client's. `null`: the edge writes no traces. */
  traceparent: string | null;
}

/**
 * The headers of a request to the API, flat (`[name, value, …]`). The client's own forwarding
 * headers are replaced.
 */
export const requestHeaders = (rawHeaders: readonly string[], from: ForwardedFrom): string[] => [
  ...withoutHopByHop(rawHeaders, from.traceparent === null ? nothing : traced),
  ...(from.traceparent === null ? [] : ['traceparent', from.traceparent]),
  'host',
  from.upstreamHost,
  'x-forwarded-for',
  from.address,
  'x-forwarded-host',
  from.host,
  'x-forwarded-proto',
  from.isSecure ? 'https' : 'http',
];

const banners = ['server', 'x-powered-by'];

/**
 * The headers of an API answer, flat. Duplicates (`set-cookie`) stay. The edge's `policy` replaces
 * the API's. Without `cache-control` the answer gets `no-store`, since browsers would guess.
 */
export const responseHeaders = (rawHeaders: readonly string[], policy: Readonly<Record<string, string>>): string[] => {
  const kept = withoutHopByHop(rawHeaders, new Set([...banners, ...Object.keys(policy)]));
  const isSaid = kept.some((name, at) => at % 2 === 0 && name.toLowerCase() === 'cache-control');
  return [...kept, ...(isSaid ? [] : ['cache-control', 'no-store']), ...Object.entries(policy).flat()];
};
