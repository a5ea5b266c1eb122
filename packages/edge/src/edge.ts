import { setTimeout as pause } from 'node:timers/promises';
import { createRenderers } from '@paddock/release';
import type { VoteReport } from '@paddock/release/record';
import { createApiProxy } from './api/api-proxy.ts';
import { createGuestReads } from './api/guest-reads.ts';
import { createAssets } from './assets/assets.ts';
import { createClients } from './clients/clients.ts';
import { createKeptBytes } from './clients/kept-bytes.ts';
import { createReportBudgets } from './clients/report-budgets.ts';
import { createBuildFiles } from './files/build-files.ts';
import { type EdgeLimits, edgeLimits } from './limits.ts';
import { keepAlarms } from './operate/alarms.ts';
import { createOperate, type OperateOptions, passOperate } from './operate/operate.ts';
import { createCrawlers } from './pages/crawlers.ts';
import { createHeadReads } from './pages/head-reads.ts';
import { createNavigation } from './pages/navigation.ts';
import { type Admin, createAdmin } from './platform/admin.ts';
import { type Answer, textOf } from './platform/answers.ts';
import type { EdgeRequest } from './platform/edge-request.model.ts';
import { type EventLog, limitLog } from './platform/event-log.ts';
import { keepNewest } from './platform/keep-newest.ts';
import { type Listening, listen, listenForOperators } from './platform/listen.ts';
import { createMetrics } from './platform/metrics.ts';
import { createRespond, type Respond } from './platform/respond.ts';
import { createRoutes, type Routes } from './platform/routes.ts';
import { createPreviewAnswers } from './previews/preview-answers.ts';
import { createPreviews } from './previews/previews.ts';
import { type Acknowledge, createAcknowledgements, machineName } from './release/acknowledge.ts';
import { createReleaseEvents } from './release/release-events.ts';
import { watchHoldbacks } from './release/release-for.ts';
import { createReleaseKeeper } from './release/release-keeper.ts';
import type { ReleaseMemory } from './release/release-memory.ts';
import type { ReleaseReader } from './release/release-reader.ts';
import { buildKey } from './release/served-release.ts';
import { createRenderedPages } from './render/rendered-pages.ts';
import { figuresOf } from './reports/figures.ts';
import { createMinutes } from './reports/minutes.ts';
import { createReportPosts } from './reports/report-posts.ts';
import { createBeaconIntake, createViolationIntake, MAX_REPORT } from './reports/reports.ts';
import { createHeldTokens } from './tokens/held-tokens.ts';
import { createTraces } from './traces/traces.ts';
import { createTickets, NO_BUCKET } from './votes/tickets.ts';
import { createVotes } from './votes/votes.ts';

export interface EdgeOptions {
  reader: ReleaseReader;
  memory: ReleaseMemory;
  /**
   * Origin of the API: `http://localhost:4000`. It may start later than the edge. Default: no API.
   */
  apiOrigin?: string;
  /** `Host` headers that this edge answers, with port if they have one; empty: all. */
  hosts: readonly string[];
  /** Milliseconds since the epoch. */
  now: () => number;
  /** The clock (ms) of what is kept for a time, which is never set back. Default: `now`. */
  steadyNow?: () => number;
  log: EventLog;
  /** Origins that may frame a page whose URL says `widget=1`. Default: none. */
  widgetSites?: readonly string[];
  /**
   * Absolute URL of a marketing partner's image. Pages load it if the customer has agreed to
   * marketing. Default: none.
   */
  marketingPixel?: string;
  /** `https://paddock.example`, for canonical URLs. Default: the origin of the request. */
  publicOrigin?: string;
  /**
   * A folder with the product's own icons, under the names of `src/assets/files`. Default: none.
   */
  pictures?: string;
  /**
   * Patterns of API paths, in the syntax of claims, whose answers are large or long-lived, such as
   * video. Default: none.
   */
  mediaPaths?: readonly string[];
  /** Longest silence of the API, in ms. Default: 10 s. */
  apiTimeout?: number;
  /**
   * Networks (CIDR) of the proxies in front of this edge. Their forwarding headers are trusted.
   * Default: none.
   */
  trustedProxies?: readonly string[];
  /** Serves the operators' page under a separate host. Default: no page. */
  operate?: OperateOptions & { channel: string };
  /** Writes notes about the served release into the store. Default: none. */
  acknowledge?: Acknowledge;
  /** State that several processes of one edge share. Default: a single process. */
  shared?: Shared;
  /**
   * The collector for spans of API calls, OTLP over HTTP: `http://localhost:4318`. Default: none.
   */
  traces?: { collector: string; channel: string };
  /**
   * A key of 32 bytes: this edge holds the tokens of customers, and scripts get handles instead.
   * The same for all edges. Default: tokens pass as they are.
   */
  tokenKey?: Uint8Array;
  /** Renders pages whose builds ask for it. Default: browsers render all pages. */
  renders?: boolean;
  /** The instant (ms) for rendered pages. Default: `now`. */
  pageNow?: () => number;
  /** Overrides {@link edgeLimits}. */
  limits?: Partial<EdgeLimits>;
}

/** Shared by the processes of one edge. */
export interface Shared {
  /** The key of the tickets, since a page of one process may vote at another. */
  ticketKey: Uint8Array;
  /** Counts a vote elsewhere. Default: in this process. */
  vote?(report: VoteReport, address: string): void;
  /** Answers the operators' page of this host elsewhere. Default: in this process. */
  operate?: { host: string; pass(request: EdgeRequest): Promise<Answer> };
}

/** How an edge listens. */
export interface StartOptions {
  /** Listens on all interfaces instead of loopback only. */
  isPublic?: boolean;
  /** Port of the operators' server on loopback; 0 takes any free one. */
  adminPort?: number;
}

export interface Started extends Pick<Listening, 'port' | 'taken'> {
  /** Origin of health and metrics: `http://127.0.0.1:41234` */
  adminOrigin: string;
}

export interface Edge {
  answer: Routes;
  respond: Respond;
  /** Answers operators: health and metrics. */
  admin: Admin;
  /**
   * Listens at `port`, or at the next free one; 0 takes any. Rejects if the operators' port is
   * taken.
   */
  start(port: number, options?: StartOptions): Promise<Started>;
  /** Serves customers only. `isShared`: exactly at this port, which other processes share. */
  listen(port: number, options: { isPublic: boolean; isShared?: boolean }): Promise<Pick<Listening, 'port' | 'taken'>>;
  /** Serves operators only, with `answer`. Resolves with the origin. */
  listenForOperators(port: number, answer: Parameters<typeof listenForOperators>[0]): Promise<string>;
  log: EventLog;
  /** Counts the vote of a page that another process served. */
  vote(report: VoteReport, address: string): void;
  /** Whether this release or a newer one is remembered, so that another process may serve it. */
  remembers(sequence: number): Promise<boolean>;
  /**
   * Accepts no more connections, ends event streams, and waits at most 10 s for running requests.
   */
  stop(): Promise<void>;
}

const MAX_EVENT_CLIENTS = 2_000;
const MAX_KNOWN_BUILDS = 500;
const HEARTBEAT_MS = 15_000;
const LOOK_MS = 1_000;
const GRACE_MS = 10_000;
/** The longest time (ms) that a start waits for the store if a remembered release can be served. */
const PATIENCE_MS = 1_000;

/**
 * The address of the edge's own votes. All edges count as one network, so that a page which fails
 * only here cannot end a canary.
 */
const OWN_ADDRESS = '127.0.0.1';

/**
 * Creates an edge for one channel. It serves the release that an earlier run remembered, then reads
 * the newest one. Without any release, pages get 503.
 * @throws Error if `apiOrigin` is no URL, or a trusted proxy is no network
 */
export const createEdge = async (options: EdgeOptions): Promise<Edge> => {
  const {
    reader,
    memory,
    apiOrigin = null,
    apiTimeout = 10_000,
    marketingPixel = null,
    publicOrigin = null,
    widgetSites = [],
    mediaPaths = [],
    trustedProxies = [],
    hosts,
    now,
    steadyNow = now,
    operate = null,
  } = options;
  const host = machineName();
  const { log, alarms } = keepAlarms(options.log, host, now);
  const limits = { ...edgeLimits, ...options.limits };
  const metrics = createMetrics();
  const clients = createClients(trustedProxies);
  const kept = createKeptBytes({
    perClient: limits.keptPerClient,
    total: limits.kept,
    onCut: () => metrics.count('paddock_clients_refused_total', { reason: 'memory' }),
  });
  const keeper = createReleaseKeeper({ reader, memory, now, log, metrics });
  const events = createReleaseEvents({ maxClients: MAX_EVENT_CLIENTS, perClient: limits.streams, metrics });
  const traces = options.traces
    ? createTraces({ ...options.traces, release: () => keeper.served()?.release.sequence ?? null, now, metrics })
    : null;
  const heldTokens = options.tokenKey ? createHeldTokens(options.tokenKey, now, log) : null;
  const proxyOptions = { traces, heldTokens, mediaPaths, timeout: apiTimeout, clients, kept, limits, metrics };
  const proxy = apiOrigin === null ? null : createApiProxy({ ...proxyOptions, origin: apiOrigin });

  /** The builds that this edge served last, since tabs may report about each of them. */
  const lastServed = new Map<string, true>();
  const { shared } = options;
  const tickets = createTickets(now, shared?.ticketKey);
  const votes = createVotes(tickets, now);
  const minutes = createMinutes(now);
  const countVote = (report: VoteReport, address: string) => {
    const { remote, buildId, outcome } = report;
    const verdict = votes.take(report, { address });
    metrics.count('paddock_votes_total', { outcome, verdict });
    if (verdict === 'counted') minutes.count(remote, buildId, outcome);
  };
  const vote = shared?.vote ?? countVote;
  const noteServed = () => {
    const served = keeper.served();
    if (!served) return;
    for (const key of served.builds.keys()) keepNewest(lastServed, MAX_KNOWN_BUILDS, key, true);
    votes.note(served);
  };
  // Any request can cause these lines, so they are limited to protect the disk.
  const requestLog = limitLog(log, 20, now);
  const served = () => keeper.served()?.builds;
  const files = createBuildFiles({ reader, served, now: steadyNow, log: requestLog, metrics });
  keeper.onChange(({ builds }) => files.keep(builds));
  keeper.onChange(({ release }) => {
    noteServed();
    events.announce(release.sequence);
  });

  await keeper.recall();
  noteServed();
  const look = keeper.refresh();
  await (keeper.served() ? Promise.race([look, pause(PATIENCE_MS, undefined, { ref: false })]) : look);
  const unwatch = reader.watch(() => void keeper.refresh());

  const budgets = createReportBudgets({ most: limits.reports, perSecond: limits.reportsPerSecond, now });
  const isKnown = (remote: string, buildId: string) => lastServed.has(buildKey(remote, buildId));
  const reads = createGuestReads(apiOrigin);
  const heads = createHeadReads(reads, metrics);
  const renderers = options.renders && apiOrigin !== null ? createRenderers() : null;
  const rendered = renderers
    ? createRenderedPages({
        renderers,
        reads,
        reader,
        renderTime: limits.renderTime,
        renders: limits.renders,
        onFailure: ({ release, bucket, name, buildId }) => {
          const ticket = tickets.issue(release, bucket ?? NO_BUCKET);
          vote({ kind: 'vote', ticket, remote: name, buildId, outcome: 'bad' }, OWN_ADDRESS);
        },
        pageNow: options.pageNow ?? now,
        now: steadyNow,
        log: requestLog,
        metrics,
      })
    : null;
  const previews = createPreviews(reader, { now, steadyNow });
  const { acknowledge } = options;
  const id = acknowledge?.id ?? null;
  const figures = () => {
    const { votes: _, ...own } = votes.totals();
    const notes = id === null ? [] : [id];
    return figuresOf(metrics, { ...own, host, notes, minutes: minutes.rows(), alarms: alarms() });
  };
  const admin = createAdmin({ id, keeper, metrics, votes, figures, renderers });
  const askOwn = async (path: string) => textOf(admin({ method: 'GET', target: path, headers: { host: 'localhost' } }));
  const elsewhere = shared?.operate;
  const answer = createRoutes({
    keeper,
    events,
    hosts,
    now,
    publicOrigin,
    assets: createAssets(options.pictures),
    previews,
    previewAnswers: createPreviewAnswers({ previews, metrics, now }),
    metrics,
    operate: elsewhere
      ? passOperate(elsewhere.host, elsewhere.pass, { keeper, events })
      : operate && createOperate(operate, { channel: operate.channel, keeper, events, askOwn, now }),
    navigation: createNavigation({
      pixel: marketingPixel,
      widgetSites,
      heads,
      rendered,
      tickets,
      limits,
      now,
      steadyNow,
    }),
    crawlers: createCrawlers({ heads, now: steadyNow }),
    files,
    beacons: createReportPosts(
      createBeaconIntake(isKnown, (report, { address }) => vote(report, address), metrics, minutes),
      { budgets, metrics },
    ),
    violations: createReportPosts(createViolationIntake(log, now, metrics), { budgets, metrics }),
  });
  const reportLimits = { most: MAX_REPORT, time: limits.bodyTime, kept };
  const respond = createRespond({ routes: answer, proxy, clients, reportLimits, metrics, log: requestLog });

  const beat = setInterval(events.heartbeat, HEARTBEAT_MS).unref();
  // Looks regularly: without a new release, a fault may pass, an old backup may be restored, or the
  // release or a holdback may end.
  const lookAtHoldbacks = watchHoldbacks(events.announceRegrouped);
  const looking = setInterval(() => {
    lookAtHoldbacks(keeper.served(), now());
    void keeper.refresh();
  }, LOOK_MS).unref();

  const renderFaults = () => {
    const served = keeper.served();
    return served && rendered ? rendered.faults(served) : [];
  };
  const endNotes = acknowledge
    ? createAcknowledgements({ ...acknowledge, keeper, renderFaults, now: steadyNow, log })
    : async () => {};
  const listening: Listening[] = [];
  const listenHere: Edge['listen'] = async (port, where) => {
    const started = await listen(respond, { port, ...where, clients, limits, metrics });
    listening.push(started);
    return { port: started.port, taken: started.taken };
  };
  const listenForOwn: Edge['listenForOperators'] = async (port, answer) => {
    const operators = await listenForOperators(answer, port, log);
    listening.push(operators);
    return `http://127.0.0.1:${operators.port}`;
  };
  return {
    answer,
    respond,
    admin,
    async start(port, { isPublic = false, adminPort = 0 } = {}) {
      const adminOrigin = await listenForOwn(adminPort, admin);
      return { ...(await listenHere(port, { isPublic })), adminOrigin };
    },
    listen: listenHere,
    listenForOperators: listenForOwn,
    log,
    vote: countVote,
    remembers: keeper.remembers,
    async stop() {
      unwatch();
      clearInterval(beat);
      clearInterval(looking);
      const noted = endNotes();
      events.end();
      proxy?.endStreams();
      await Promise.all(listening.map((each) => each.close(GRACE_MS)));
      await noted;
      reads.close();
      renderers?.close();
      proxy?.close();
      await traces?.close();
    },
  };
};
