import { resolve } from 'node:path';
import { createEdge, type EdgeEvent, fileMemory, memoryBeside, storeReader } from '@paddock/edge';
import { keyIdOf, openFileStore } from '@paddock/release';
import { keepRenewed } from './keep-renewed.ts';
import { startReferenceApi } from './reference-api.ts';

export interface ProductOptions {
  /** The folder of the release store, and of the imported race days. */
  data: string;
  /** The next free port is used when it is taken; 0, the default, takes any. */
  port?: number;
  /** Files with real race days, beside the generated ones. */
  races?: readonly string[];
  /**
   * The instant (ms) that the API takes for now; `POST /dev/clock` moves it. Without it, the machine's clock, which the
   * edge and the releases always have: operators' commands run in processes of their own.
   */
  clock?: () => number;
  /** Networks (CIDR) of the proxies in front of the edge. */
  trustedProxies?: readonly string[];
  /** The edge's log. */
  log?: (event: EdgeEvent) => void;
}

export interface Product {
  /** `http://localhost:3000/` */
  url: string;
  apiUrl: string;
  /** Where the edge's health and metrics are. */
  adminUrl: string;
  data: string;
  /** The port that was asked for, where it was taken. */
  portTaken: number | null;
  /** What could be said about the race days: how many, and what of a file could not be used. */
  notes: string[];
  stop(): Promise<void>;
}

/** Serves the newest release of `data` on this machine's loopback: the edge and the reference API in this process, over HTTP (DECISIONS.md D-9). */
export async function startProduct({
  data,
  port = 0,
  races = [],
  clock = Date.now,
  trustedProxies = [],
  log = () => {},
}: ProductOptions): Promise<Product> {
  const site = Promise.withResolvers<string>();
  const api = await startReferenceApi({ data, races, clock, siteUrl: site.promise });
  // Whoever starts this made the store. A store that was made anew has a root key of its own.
  const root = await openFileStore(data).readRoot();
  const store = openFileStore(data, { trustedRoot: root && keyIdOf(root) });
  const stopRenewing = await keepRenewed(store, 'production', log);
  const edge = await createEdge({
    reader: storeReader(store, 'production'),
    memory: fileMemory(resolve(memoryBeside(data), 'production.json')),
    apiOrigin: api.origin,
    hosts: [],
    trustedProxies,
    now: Date.now,
    log,
  });
  const { port: actual, taken, adminOrigin } = await edge.start(port);
  site.resolve(`http://localhost:${actual}`);
  return {
    url: `http://localhost:${actual}/`,
    apiUrl: `${api.origin}/`,
    adminUrl: `${adminOrigin}/`,
    data,
    portTaken: taken,
    notes: api.notes,
    async stop() {
      stopRenewing();
      await edge.stop();
      await api.stop();
    },
  };
}
