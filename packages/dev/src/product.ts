import { resolve } from 'node:path';
import {
  acknowledgeBy,
  createEdge,
  type EdgeEvent,
  fileMemory,
  memoryBeside,
  secretIn,
  storeReader,
} from '@paddock/edge';
import { keyIdOf, openFileStore } from '@paddock/release';
import { MEDIA_PATHS } from './apps.ts';
import { keepGuarded } from './keepers/keep-guarded.ts';
import { keepRenewed } from './keepers/keep-renewed.ts';
import { startReferenceApi } from './reference-api.ts';

export interface ProductOptions {
  /** The folder for the release store and the imported race days. */
  data: string;
  /** The next free port if this one is taken; 0, the default, takes any. */
  port?: number;
  /** Files with real race days, in addition to generated ones. */
  races?: readonly string[];
  /**
   * The current instant (ms) of the API; `POST /dev/clock` changes it. Default: the machine's
   * clock. Edge and releases always use the machine's clock, since operators' commands run in other
   * processes.
   */
  clock?: () => number;
  /** Networks (CIDR) of the proxies in front of the edge. */
  trustedProxies?: readonly string[];
  /** Starts a guard, which rolls back by votes (`paddock guard`). Default: false. */
  isGuarded?: boolean;
  /** Whether the edge renders pages for guests. Default: true. */
  renders?: boolean;
  /** Whether the edge holds the tokens of customers, so that no script has them. Default: false. */
  holdsTokens?: boolean;
  /** The edge's log. */
  log?: (event: EdgeEvent) => void;
}

export interface Product {
  /** `http://localhost:3000/` */
  url: string;
  apiUrl: string;
  /** The origin of the operators' page, without a trailing slash. */
  operateUrl: string;
  /** The origin of the edge's health and metrics. */
  adminUrl: string;
  data: string;
  /** The requested port, if it was taken. */
  portTaken: number | null;
  /** Notes about the race days: their number, and unusable parts of files. */
  notes: string[];
  stop(): Promise<void>;
}

/**
 * The host of the operators' page. It differs from the product's `localhost`, so that the page
 * shares its origin with no other code. It needs no DNS.
 */
const OPERATE_HOST = '127.0.0.1';

/**
 * Serves the newest release of `data` on loopback, with the edge and the reference API in this
 * process, over HTTP (DECISIONS.md D-9).
 */
export async function startProduct({
  data,
  port = 0,
  races = [],
  clock = Date.now,
  trustedProxies = [],
  isGuarded = false,
  renders = true,
  holdsTokens = false,
  log = () => {},
}: ProductOptions): Promise<Product> {
  const site = Promise.withResolvers<string>();
  const api = await startReferenceApi({ data, races, clock, siteUrl: site.promise });
  // The caller made this store, so its root key is trusted.
  const root = await openFileStore(data).readRoot();
  const store = openFileStore(data, { trustedRoot: root && keyIdOf(root) });
  const stopRenewing = await keepRenewed(store, 'production', log);
  const reader = storeReader(store, 'production');
  const folder = memoryBeside(data);
  const memory = resolve(folder, 'production.json');
  const edge = await createEdge({
    reader,
    memory: fileMemory(memory),
    acknowledge: acknowledgeBy(reader.note, memory),
    apiOrigin: api.origin,
    mediaPaths: MEDIA_PATHS,
    hosts: [],
    trustedProxies,
    operate: {
      store,
      channel: 'production',
      host: OPERATE_HOST,
      secret: await secretIn(resolve(folder, 'operate.secret')),
    },
    ...(holdsTokens && { tokenKey: await secretIn(resolve(folder, 'tokens.secret')) }),
    now: Date.now,
    renders,
    pageNow: clock,
    log,
  });
  const { port: actual, taken, adminOrigin } = await edge.start(port);
  const stopGuarding = isGuarded ? await keepGuarded(store, adminOrigin, log) : null;
  site.resolve(`http://localhost:${actual}`);
  return {
    url: `http://localhost:${actual}/`,
    apiUrl: `${api.origin}/`,
    operateUrl: `http://${OPERATE_HOST}:${actual}`,
    adminUrl: `${adminOrigin}/`,
    data,
    portTaken: taken,
    notes: api.notes,
    async stop() {
      stopRenewing();
      await stopGuarding?.();
      await edge.stop();
      await api.stop();
    },
  };
}
