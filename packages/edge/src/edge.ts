import { createApiProxy } from './api/api-proxy.ts';
import { createClients } from './clients/clients.ts';
import { createKeptBytes } from './clients/kept-bytes.ts';
import { createReportBudgets } from './clients/report-budgets.ts';
import { createBuildFiles } from './files/build-files.ts';
import { type EdgeLimits, edgeLimits } from './limits.ts';
import { createNavigation } from './pages/navigation.ts';
import { type Admin, createAdmin } from './platform/admin.ts';
import { type EventLog, limitLog } from './platform/event-log.ts';
import { type Listening, listen, listenForOperators } from './platform/listen.ts';
import { createMetrics } from './platform/metrics.ts';
import { createRespond, type Respond } from './platform/respond.ts';
import { createRoutes, type Routes } from './platform/routes.ts';
import { createReleaseEvents } from './release/release-events.ts';
import { createReleaseKeeper } from './release/release-keeper.ts';
import type { ReleaseMemory } from './release/release-memory.ts';
import type { ReleaseReader } from './release/release-reader.ts';
import { buildKey } from './release/served-release.ts';
import { createReportPosts } from './reports/report-posts.ts';
import { createBeaconIntake, createViolationIntake, maxReport } from './reports/reports.ts';

export interface EdgeOptions {
  reader: ReleaseReader;
  memory: ReleaseMemory;
  /** Where `/api` goes: `http://localhost:4000`. It need not be there yet. */
  apiOrigin: string;
  /** `Host` headers, with port where there is one, that this edge answers; empty: all. */
  hosts: readonly string[];
  /** Milliseconds since the epoch. */
  now: () => number;
  log: EventLog;
  /** Origins that may show a page in a frame of theirs, where its URL says `widget=1`. None where they are not given. */
  widgetSites?: readonly string[];
  /** Absolute URL of a marketing partner's image; pages load it where the customer agreed to marketing. None where it is not given. */
  marketingPixel?: string;
  /** Longest silence of the API, in ms; 10 s where it is not given. */
  apiTimeout?: number;
  /** Networks (CIDR) of the proxies in front of this edge: what they say of a client is believed. None where they are not given. */
  trustedProxies?: readonly string[];
  /** What clients may ask for, where it is not {@link edgeLimits}. */
  limits?: Partial<EdgeLimits>;
}

/** Where an edge listens. */
export interface StartOptions {
  /** Listens on all interfaces of this machine, and not on its loopback alone. */
  isPublic?: boolean;
  /** Where operators ask, on loopback; 0 takes any. */
  adminPort?: number;
}

export interface Started extends Pick<Listening, 'port' | 'taken'> {
  /** Where health and metrics are: `http://127.0.0.1:41234` */
  adminOrigin: string;
}

export interface Edge {
  answer: Routes;
  respond: Respond;
  /** Answers operators: health and metrics. */
  admin: Admin;
  /** Listens at `port`, or the next free one; 0 takes any. Rejects when the operators' port is taken. */
  start(port: number, options?: StartOptions): Promise<Started>;
  /** Takes no more connections, ends event streams, waits for requests that run (10 s at most). */
  stop(): Promise<void>;
}

const maxEventClients = 2_000;
const maxKnownBuilds = 500;
const heartbeatMs = 15_000;
const lookMs = 1_000;
const graceMs = 10_000;
/** How long a store may keep a start waiting when there is a remembered release to serve. */
const patienceMs = 1_000;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref());

/**
 * Makes an edge for one channel. Takes up the release that an earlier run remembered, then looks for the newest.
 * Never fails for want of a release: until there is one, pages answer 503. Throws when `apiOrigin` is no URL,
 * or a trusted proxy no network.
 */
export const createEdge = async (options: EdgeOptions): Promise<Edge> => {
  const {
    reader,
    memory,
    apiOrigin,
    apiTimeout = 10_000,
    marketingPixel = null,
    widgetSites = [],
    trustedProxies = [],
    hosts,
    now,
    log,
  } = options;
  const limits = { ...edgeLimits, ...options.limits };
  const metrics = createMetrics();
  const clients = createClients(trustedProxies);
  const kept = createKeptBytes({
    perClient: limits.keptPerClient,
    total: limits.kept,
    onCut: () => metrics.count('paddock_clients_refused_total', { reason: 'memory' }),
  });
  const keeper = createReleaseKeeper({ reader, memory, now, log, metrics });
  const events = createReleaseEvents({ maxClients: maxEventClients, perClient: limits.streams, metrics });
  const proxy = createApiProxy({ origin: apiOrigin, timeout: apiTimeout, clients, kept, limits, metrics });

  /** Builds that this edge has served; tabs may report about each. */
  const everServed = new Set<string>();
  const noteServed = () => {
    for (const key of keeper.served()?.builds.keys() ?? []) if (everServed.size < maxKnownBuilds) everServed.add(key);
  };
  keeper.onChange(({ release }) => {
    noteServed();
    events.announce(release.sequence);
  });

  await keeper.recall();
  noteServed();
  const look = keeper.refresh();
  await (keeper.served() ? Promise.race([look, pause(patienceMs)]) : look);
  const unwatch = reader.watch(() => void keeper.refresh());

  // What every request can cause must not fill a disk.
  const requestLog = limitLog(log, 60, now);
  const budgets = createReportBudgets({ most: limits.reports, perSecond: limits.reportsPerSecond, now });
  const isKnown = (remote: string, buildId: string) => everServed.has(buildKey(remote, buildId));
  const answer = createRoutes({
    keeper,
    events,
    hosts,
    navigation: createNavigation(marketingPixel, widgetSites),
    files: createBuildFiles({ reader, served: () => keeper.served()?.builds, log: requestLog, metrics }),
    beacons: createReportPosts(createBeaconIntake(isKnown, metrics), { budgets, metrics }),
    violations: createReportPosts(createViolationIntake(log, now, metrics), { budgets, metrics }),
  });
  const reportLimits = { most: maxReport, time: limits.bodyTime, kept };
  const respond = createRespond({ routes: answer, proxy, clients, reportLimits, metrics, log: requestLog });

  const beat = setInterval(events.heartbeat, heartbeatMs).unref();
  // A fault of the store may pass, an old backup be restored or a release expire, without the channel moving.
  const looking = setInterval(keeper.refresh, lookMs).unref();

  const admin = createAdmin({ keeper, metrics });
  const listening: Listening[] = [];
  return {
    answer,
    respond,
    admin,
    async start(port, { isPublic = false, adminPort = 0 } = {}) {
      const operators = await listenForOperators(admin, adminPort);
      listening.push(operators);
      const started = await listen(respond, { port, isPublic, clients, limits, metrics });
      listening.push(started);
      return { port: started.port, taken: started.taken, adminOrigin: `http://127.0.0.1:${operators.port}` };
    },
    async stop() {
      unwatch();
      clearInterval(beat);
      clearInterval(looking);
      events.end();
      await Promise.all(listening.map((each) => each.close(graceMs)));
      proxy.close();
    },
  };
};
