import { type Context, Hono } from 'hono';
import { etag } from 'hono/etag';
import { createAccessTokens } from '../rooms/auth/access-token.ts';
import { settleDue } from '../rooms/bets/settle-due.ts';
import { devPostidentRoutes } from '../rooms/customer/postident/dev-postident.ts';
import { tellFavoriteRuns } from '../rooms/favorites/tell-runs.ts';
import { devLugasRoutes } from '../rooms/limits/lugas/dev-lugas.ts';
import { tellRaises } from '../rooms/limits/tell-raises.ts';
import { tellVoucherEnds } from '../rooms/loyalty/vouchers/tell-ends.ts';
import { createPushDelivery } from '../rooms/messenger/push/push-delivery.ts';
import { createPostPush, type PostPush } from '../rooms/messenger/push/push-endpoint.ts';
import { createVapid, type Vapid } from '../rooms/messenger/push/vapid.ts';
import { devProviderRoutes } from '../rooms/payments/dev-provider.ts';
import { remindRegistrations } from '../rooms/registration/remind-registrations.ts';
import { devStreamRoutes } from '../rooms/streams/dev-streams.ts';
import type { StreamFaults } from '../rooms/streams/stream-fault.ts';
import { createRaceDays } from '../world/day/race-days.ts';
import { importedMeetingsOf } from './database/imported-meetings.ts';
import type { Database } from './database/open-database.ts';
import { addDemoCustomers } from './demo/demo-customers.ts';
import { devDemoRoutes } from './demo/dev-demo.ts';
import { createMovableClock, devClockRoutes } from './http/dev-clock.ts';
import { languageOf } from './operation/language.ts';
import { mountOperations } from './operation/mount-operations.ts';
import { notFound, Refused } from './operation/refused.ts';
import { createOperations } from './operations.ts';
import { createDelivery, type Transport } from './outbox/delivery.ts';
import { devOutboxRoutes } from './outbox/dev-outbox.ts';
import { type Permit, strictPermit } from './permit.ts';

export interface ReferenceApiOptions {
  /** Holds all state; see `openDatabase`. */
  database: Database;
  /** Instant in ms. */
  clock: () => number;
  /** The same seed gives the same racing. */
  seed: number;
  /** Adds `/dev` (clock, outbox, provider, faults) and the demo customers. Never in production. */
  dev?: boolean;
  /** The differences from the strict permit. */
  permit?: Partial<Permit>;
  /** The origin of the pages, for links in mails; without a trailing slash. */
  siteUrl?: string;
  /** Notifies browsers of new messages; without it nothing is pushed. */
  push?: Vapid & { post?: PostPush };
  /** Delivers the mails of the outbox; without a transport they stay there. */
  transport?: Transport;
  /**
   * Called with each failure that the caller sees only as `internal_error`, and the call where
   * there was one.
   */
  onError?: (error: unknown, call?: FailedCall) => void;
}

/** A call that failed, and the trace that leads to the page that made it. */
export interface FailedCall {
  method: string;
  /** Without the query; a colon replaces numbers and tokens. */
  path: string;
  /** W3C Trace Context and Baggage: the trace, and release and builds of the page. */
  traceparent: string | null;
  baggage: string | null;
}

const pathPattern = (path: string): string =>
  path
    .split('/')
    .slice(0, 12)
    .map((part) => (part === '' || /^([a-z][a-z-]{0,30}|v\d)$/.test(part) ? part : ':'))
    .join('/');

/** Keeps only the entries that the product's pages send: other clients may send anything. */
const ownBaggage = (baggage: string | undefined): string | null => {
  const own = baggage?.slice(0, 1_000).match(/\bpaddock\.[a-z.-]{1,80}=[\w.-]{1,80}/g);
  return own?.join(',') ?? null;
};

const callOf = ({ req }: Context): FailedCall => ({
  method: req.method,
  path: pathPattern(req.path),
  traceparent: req.header('traceparent')?.slice(0, 100) ?? null,
  baggage: ownBaggage(req.header('baggage')),
});

export interface ReferenceApi {
  fetch(request: Request): Promise<Response>;
  /** Ends the open streams, so that the server can stop. */
  endStreams(): void;
  /** Resolves when no mail or push message is on its way. */
  idle(): Promise<void>;
  /** Closes the database. */
  close(): Promise<void>;
}

/** The API of `@paddock/api`'s contract under `/api`, in this process. */
export const createReferenceApi = ({
  database,
  clock,
  seed,
  dev = false,
  permit,
  siteUrl = 'http://localhost:3000',
  transport,
  push,
  onError,
}: ReferenceApiOptions): ReferenceApi => {
  const moved = createMovableClock(clock);
  const days = createRaceDays(seed, (date) => importedMeetingsOf(database, date));
  const tokens = createAccessTokens(database);
  const streamFaults: StreamFaults = new Map();
  const pushDelivery = push ? createPushDelivery(database, { post: createPostPush(), ...push }, onError) : null;
  // A bet that cannot be settled must not fail every call: the next call retries.
  const prepare = (now: number) =>
    settleDue({ database, days, siteUrl }, now)
      .then(() => tellFavoriteRuns(database, days, now))
      .then(() => tellRaises(database, now))
      .then(() => tellVoucherEnds(database, now))
      .then(() => remindRegistrations(database, siteUrl, now))
      .then(() => pushDelivery?.wake(now))
      .catch((error: unknown) => onError?.(error));
  const ending = new AbortController();
  const operations = createOperations({
    database,
    days,
    tokens,
    siteUrl,
    streamFaults,
    pushKey: push ? createVapid(push).publicKey : null,
    clock: moved.now,
    prepare,
    ending: ending.signal,
    permit: { ...strictPermit, ...permit },
  });
  const delivery = transport ? createDelivery(database, transport, onError) : null;
  const ready = dev ? addDemoCustomers(database, moved.now(), seed) : Promise.resolve();
  // Delivers first what a crash left behind.
  delivery?.wake(moved.now());
  const app = new Hono();
  app.use('/api/*', async (c, next) => {
    await ready;
    await next();
    // A browser's cache outlives a logout, and some shared caches store all that they may.
    if (!c.res.headers.has('cache-control')) c.header('cache-control', 'no-store');
    c.header('date', new Date(moved.now()).toUTCString());
    // Runs after the answer's transaction and is not awaited. A visitor's read writes no mail.
    if (c.req.method === 'GET' && !c.req.header('access-token')) return;
    delivery?.wake(moved.now());
    pushDelivery?.wake(moved.now());
  });
  const tag = etag();
  // It reads an answer to its end, and this one may never end.
  app.use('/api/*', (c, next) => (c.req.path === '/api/v1/events' ? next() : tag(c, next)));
  app.route('/api', mountOperations(operations, { clock: moved.now, identify: tokens.identify, prepare }));
  if (dev) {
    for (const routes of [
      devClockRoutes(moved),
      devDemoRoutes(),
      devOutboxRoutes(database),
      devLugasRoutes(database),
      devPostidentRoutes({ database, clock: moved.now }),
      devStreamRoutes({ faults: streamFaults, clock: moved.now }),
      devProviderRoutes({ database, clock: moved.now, siteUrl, prepare }),
    ]) {
      app.route('/dev', routes);
    }
  }
  const refuse = (c: Context, refusal: Refused) =>
    c.json(refusal.envelope(languageOf(c)), refusal.status, refusal.parts.headers);
  app.notFound((c) => refuse(c, notFound('path')));
  app.onError((error, c) => {
    if (error instanceof Refused) return refuse(c, error);
    onError?.(error, callOf(c));
    return refuse(c, new Refused(500, 'internal_error'));
  });
  const idle = async () => {
    await delivery?.idle();
    await pushDelivery?.idle();
  };
  return {
    fetch: async (request) => app.fetch(request),
    idle,
    endStreams: () => ending.abort(),
    async close() {
      ending.abort();
      // A server may be closed while it still adds the demo customers.
      await ready;
      await idle();
      await database.destroy();
    },
  };
};
