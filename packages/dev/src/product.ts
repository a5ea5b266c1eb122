import { resolve } from 'node:path';
import { createEdge, type EdgeEvent, fileMemory, memoryBeside, storeReader } from '@paddock/edge';
import { keyIdOf, openFileStore } from '@paddock/release';
import { keepRenewed } from './keep-renewed.ts';
import { startReferenceApi } from './reference-api.ts';

export interface ProductOptions {
  /** The folder of the release store and the imported race days. */
  data: string;
  /** If it is taken, the next free port is used; 0, the default, takes any. */
  port?: number;
  /** Files with real race days, in addition to the generated ones. */
  races?: readonly string[];
  /**
   * The API's current time (ms); `POST /dev/clock` moves it. Default: the machine's clock. The edge
   * and the releases always use the machine's clock, because operators' commands run in separate
   * processes.
   */
  clock?: () => number;
  /** Networks (CIDR) of the proxies in front of the edge. */
  trustedProxies?: readonly string[];
  /** Receives the edge's log events. */
  log?: (event: EdgeEvent) => void;
}

export interface Product {
  /** `http://localhost:3000/` */
  url: string;
  apiUrl: string;
  /** The address of the edge's health and metrics. */
  adminUrl: string;
  data: string;
  /** The requested port, if it was taken. */
  portTaken: number | null;
  /** Notes about the race days: how many there are, and the unusable parts of a file. */
  notes: string[];
  stop(): Promise<void>;
}

/**
 * Serves the newest release of `data` on loopback: the edge and the reference API in this process,
 * over HTTP (DECISIONS.md D-9).
 */
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
  // The caller owns the store. A store that was recreated has a new root key.
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
