import { resolve } from 'node:path';
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { isBucketLocation } from '@paddock/release';
import { readNetworks } from './clients/client-address.model.ts';
import type { EdgeOptions } from './edge.ts';
import { isInside, memoryBeside, rootIdOf } from './release/trust-arguments.ts';

export const usage = `paddock-edge --data <store> --root <key> [--api-origin <url>] [--memory <folder>] [--channel production] [--port 3000] [--admin-port 0] [--processes 1] [--host <host[:port]>]… [--trusted-proxy <network>]… [--marketing-pixel <url>] [--widget-site <origin>]… [--public-origin <origin>] [--pictures <folder>] [--media-path <path>]… [--operate <host>] [--edge <origin>]… [--traces <origin>] [--hold-tokens <file>] [--no-render]

  --data        the release store: a folder, or s3://bucket/prefix with AWS_ACCESS_KEY_ID and so on in the environment
  --root        the store's root key, by its id or as a file (keys/root.pub): only its releases are served
  --trust-on-first-use  instead of --root: take the root key that the store has, and keep it in the memory
  --memory      a folder for what was proven, outside of the store; without it, <data>-edge; a bucket needs it
  --api-origin  where /api goes; without it, there is no API
  --channel     which releases to serve
  --port        the next free one is used when it is taken; 0 takes any
  --admin-port  where health and metrics are, on this machine's loopback alone; 0 takes any
  --processes   how many processes share the port: one for each core that it may have
  --host        a Host header to answer; repeat it. Without it, all
  --trusted-proxy  the network (CIDR) of a proxy in front of this edge; repeat it. It must send X-Forwarded-For and X-Forwarded-Proto
  --marketing-pixel  an https image of a partner, loaded where a customer agreed to marketing
  --widget-site an origin that may frame pages with ?widget=1; repeat it. Without it, none
  --public-origin  the origin of canonical URLs and of the sitemap. Without it, the one that a visitor asks
  --pictures    a folder with the product's icons: favicon.svg, favicon.ico, icon-180.png, icon-192.png, icon-512.png, share.png
  --media-path  a path of the API whose answers are large or last long, such as /api/films/:id; repeat it. Without it, none
  --operate     a host that serves the operators' page and nothing else, such as operate.example. Without it, there is no such page
  --edge        the operators' address of another edge of the channel, http://127.0.0.1:41235: the operators' page adds up its figures, too; repeat it
  --traces      a collector of OpenTelemetry, http://localhost:4318: gets a span of each API call. Without it, nobody does
  --hold-tokens a file with 32 random bytes, the same for all edges: they hold the tokens of customers, which the API answers to a POST with /auth/ in its path, in data.bearer_token and data.refresh_token. Scripts have those of other answers, and without the file all
  --no-render   browsers render all pages. Without it, the edge renders those that ask for it, for guests`;

/** The arguments of the command. */
export interface EdgeArguments {
  /** The store: an absolute folder, or a bucket. */
  data: string;
  trustedRoot: string | null;
  /** The absolute folder of the memory. */
  memory: string;
  channel: string;
  port: number;
  adminPort: number;
  processes: number;
  operate: { host: string; edges: readonly string[] } | null;
  /** The absolute file of the key. */
  holdTokens: string | null;
  options: Omit<EdgeOptions, 'reader' | 'memory' | 'now' | 'log'>;
}

const OPTIONS = {
  data: { type: 'string' },
  root: { type: 'string' },
  'trust-on-first-use': { type: 'boolean', default: false },
  memory: { type: 'string' },
  'api-origin': { type: 'string' },
  channel: { type: 'string', default: 'production' },
  port: { type: 'string', default: '3000' },
  'admin-port': { type: 'string', default: '0' },
  processes: { type: 'string', default: '1' },
  host: { type: 'string', multiple: true, default: [] },
  'trusted-proxy': { type: 'string', multiple: true, default: [] },
  'marketing-pixel': { type: 'string' },
  'public-origin': { type: 'string' },
  pictures: { type: 'string' },
  'media-path': { type: 'string', multiple: true, default: [] },
  'widget-site': { type: 'string', multiple: true, default: [] },
  operate: { type: 'string' },
  edge: { type: 'string', multiple: true, default: [] },
  traces: { type: 'string' },
  'hold-tokens': { type: 'string' },
  'no-render': { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} satisfies ParseArgsOptionsConfig;

const must = (isRight: boolean, problem: string): void => {
  if (!isRight) throw new Error(problem);
};

const numberIn = (text: string, [least, most]: [number, number], problem: string): number => {
  const number = Number(text);
  must(Number.isInteger(number) && number >= least && number <= most, problem);
  return number;
};

const portOf = (text: string): number => numberIn(text, [0, 65_535], `${JSON.stringify(text)} is no port`);

/** Every given value of a flag must be right. */
const all = (
  given: string | readonly string[] | undefined,
  isRight: (text: string) => boolean,
  problemOf: (text: string) => string,
): void => {
  for (const text of given === undefined ? [] : [given].flat()) must(isRight(text), problemOf(text));
};

const matches = (pattern: RegExp) => (text: string) => pattern.test(text);
const isOrigin = (text: string): boolean => /^https?:\/\/[^/]+\/?$/.test(text) && URL.canParse(text);
const isHttps = (text: string): boolean => URL.canParse(text) && new URL(text).protocol === 'https:';

/** Where the store and the memory are. */
const placesOf = (data: string, memory: string | undefined): Pick<EdgeArguments, 'data' | 'memory'> => {
  if (isBucketLocation(data)) {
    if (memory === undefined) throw new Error('--memory is missing: nothing lies beside a bucket');
    return { data, memory: resolve(memory) };
  }
  const places = { data: resolve(data), memory: memory === undefined ? memoryBeside(resolve(data)) : resolve(memory) };
  must(
    !isInside(places.memory, places.data),
    '--memory must lie outside of the store, so that writers of the store cannot change it',
  );
  return places;
};

/**
 * Reads the command line. `null`: it asks for the usage.
 * @throws Error that names the fault
 */
export const readArguments = (args: readonly string[]): EdgeArguments | null => {
  const { values } = parseArgs({
    args: [...args],
    options: OPTIONS,
  });
  if (values.help) return null;
  const {
    data,
    root,
    channel,
    operate,
    edge: edges,
    traces,
    pictures,
    'api-origin': apiOrigin,
    'hold-tokens': holdTokens,
    'marketing-pixel': marketingPixel,
    'public-origin': publicOrigin,
    'trusted-proxy': trustedProxies,
    'widget-site': widgetSites,
  } = values;
  const port = portOf(values.port);
  const adminPort = portOf(values['admin-port']);
  const noCount = `--processes ${JSON.stringify(values.processes)} is no number from 1 to 64`;
  const processes = numberIn(values.processes, [1, 64], noCount);
  if (!data) throw new Error('--data is missing');
  must(
    (root !== undefined) !== values['trust-on-first-use'],
    '--root is missing: name the root key, or say --trust-on-first-use, but not both',
  );
  const places = placesOf(data, values.memory);
  const trustedRoot = root === undefined ? null : rootIdOf(root);
  all(apiOrigin, isOrigin, () => '--api-origin must be a URL without a path: http://localhost:4000');
  all(channel, matches(/^[a-z][a-z0-9-]{0,63}$/), (text) => `${JSON.stringify(text)} is no channel`);
  all(marketingPixel, isHttps, () => '--marketing-pixel must be an https URL');
  all(widgetSites, matches(/^https:\/\/[a-z0-9.-]+(:\d+)?$/), (site) => `${JSON.stringify(site)} is no https origin`);
  all(
    publicOrigin,
    matches(/^https?:\/\/[a-z0-9.-]+(:\d+)?$/),
    () => '--public-origin must be an origin: https://paddock.example',
  );
  readNetworks(trustedProxies);
  all(traces, isOrigin, () => '--traces must be an origin: http://localhost:4318');
  all(operate, matches(/^[a-z0-9.-]+$/), () => '--operate must be the name of a host, without a port: operate.example');
  all(edges, isOrigin, (edge) => `--edge ${JSON.stringify(edge)} is no origin: http://127.0.0.1:41235`);
  must(
    edges.length === 0 || operate !== undefined,
    "--edge is for the operators' page: name its host, too (--operate)",
  );
  return {
    ...places,
    trustedRoot,
    channel,
    port,
    adminPort,
    processes,
    operate: operate === undefined ? null : { host: operate, edges },
    holdTokens: holdTokens === undefined ? null : resolve(holdTokens),
    options: {
      ...(apiOrigin === undefined ? {} : { apiOrigin }),
      ...(marketingPixel === undefined ? {} : { marketingPixel }),
      ...(publicOrigin === undefined ? {} : { publicOrigin }),
      ...(pictures === undefined ? {} : { pictures: resolve(pictures) }),
      ...(traces === undefined ? {} : { traces: { collector: traces, channel } }),
      hosts: values.host.map((host) => host.toLowerCase()),
      mediaPaths: values['media-path'],
      renders: !values['no-render'],
      trustedProxies,
      widgetSites,
    },
  };
};
