import type { IncomingMessage, ServerResponse } from 'node:http';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { BEACON_URL, RELEASE_EVENTS_URL, RELEASE_URL } from '@paddock/release/record';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { jsonAnswer, textAnswer } from './answers.ts';
import type { ApiProxy } from './api-proxy.ts';
import type { BuildFiles } from './build-files.ts';
import type { EventLog } from './event-log.ts';
import { asksForWorker, killSwitch } from './kill-switch.ts';
import { type Metrics, requestCounter } from './metrics.ts';
import type { Navigation } from './navigation.ts';
import { asBytes } from './packed-page.model.ts';
import type { ReleaseEvents } from './release-events.ts';
import type { ReleaseKeeper } from './release-keeper.ts';
import { maxReport } from './reports.ts';
import { isNavigation, isUnder, refuseRequest } from './request-guard.model.ts';
import { CSP_REPORTS_URL, dataAnswer, headerPairs, strictTransport } from './security-headers.ts';

/** The connection below a request, where there is one. */
export interface EdgeBindings {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
}

/** Answers one request. `/api` needs the bindings of a real connection, since it is passed through as a stream. */
export type EdgeFetch = (request: Request, bindings?: EdgeBindings) => Response | Promise<Response>;

export interface RoutesOptions {
  keeper: ReleaseKeeper;
  navigation: Navigation;
  files: BuildFiles;
  proxy: ApiProxy;
  events: ReleaseEvents;
  /** Take a report's body; throw on what is none. */
  takeBeacons(body: string): void;
  takeViolations(body: string): void;
  hosts: readonly string[];
  metrics: Metrics;
  log: EventLog;
}

type Bindings = { Bindings: Partial<EdgeBindings> };

const intakes = new Set([BEACON_URL, CSP_REPORTS_URL]);

/** The path as it was sent (hono's own is partly decoded), with its query, and whether that asks for a widget (second spec §2). */
const targetOf = ({ url }: Request) => {
  const start = url.indexOf('/', 8);
  const target = start < 0 ? '/' : url.slice(start);
  const query = target.indexOf('?');
  return {
    target,
    path: query < 0 ? target : target.slice(0, query),
    isWidget: query >= 0 && new URLSearchParams(target.slice(query)).get('widget') === '1',
  };
};

const routeOf = (path: string) => {
  if (isUnder(path, '/builds')) return 'file';
  if (isUnder(path, '/paddock')) return 'paddock';
  return isUnder(path, '/api') ? 'api' : 'page';
};

/** All routes of an edge; on a connection, `direct-answers.ts` goes before the hot ones. */
export const createRoutes = (options: RoutesOptions): EdgeFetch => {
  const { keeper, navigation, files, proxy, events, hosts, metrics, log } = options;
  const app = new Hono<Bindings>();
  const count = requestCounter(metrics);
  const nothingYet = () => textAnswer(503, 'There is no release to serve yet.', { 'retry-after': '5' });

  app.get('/builds/*', ({ req }) => files.answer(targetOf(req.raw).path, req.raw.headers.get('accept-encoding')));

  app.all('/api/*', ({ req, env }) => {
    if (!env.incoming || !env.outgoing) return textAnswer(501, 'The API is reached through a connection only.');
    const policy = isSecure(req.raw) ? { ...dataAnswer, 'strict-transport-security': strictTransport } : dataAnswer;
    proxy.forward(env.incoming, env.outgoing, targetOf(req.raw).target, policy, (status) => count('api', status));
    return RESPONSE_ALREADY_SENT;
  });

  app.get('/paddock/health', () => {
    const health = keeper.health();
    return jsonAnswer(health.sequence === null ? 503 : 200, health);
  });
  app.get(RELEASE_URL, async () => {
    const served = await keeper.latest();
    return served ? jsonAnswer(200, served.tab) : nothingYet();
  });
  app.get(RELEASE_EVENTS_URL, ({ req }) =>
    req.method === 'HEAD' ? textAnswer(200, '') : events.connect(keeper.served()?.release.sequence ?? null),
  );
  app.get('/paddock/metrics', () => {
    metrics.set('process_resident_memory_bytes', process.memoryUsage.rss());
    const type = 'text/plain; version=0.0.4; charset=utf-8';
    return textAnswer(200, metrics.text().trimEnd(), { 'content-type': type });
  });

  const tooLarge = () => textAnswer(413, `A report is at most ${maxReport} bytes.`, { connection: 'close' });
  const limit = bodyLimit({ maxSize: maxReport, onError: tooLarge });
  const intake =
    (take: (body: string) => void) =>
    async ({ req }: Context<Bindings>) => {
      try {
        take(await req.text());
        return new Response(null, { status: 204, headers: dataAnswer });
      } catch (error) {
        return textAnswer(400, (error as Error).message);
      }
    };
  app.post(BEACON_URL, limit, intake(options.takeBeacons));
  app.post(CSP_REPORTS_URL, limit, intake(options.takeViolations));
  app.get('/paddock/*', () => textAnswer(404, 'There is nothing here.'));

  app.get('*', async ({ req }) => {
    const { path, isWidget } = targetOf(req.raw);
    if (asksForWorker(req.raw)) return killSwitch();
    if (!isNavigation(path, req.raw.headers.get('accept'))) return textAnswer(404, 'There is nothing here.');
    const served = await keeper.latest();
    if (!served) return nothingYet();
    const acceptEncoding = req.raw.headers.get('accept-encoding');
    const page = navigation(served, path, { isSecure: isSecure(req.raw), isWidget, acceptEncoding });
    return new Response(asBytes(page.body), { status: page.status, headers: headerPairs(page.headers) });
  });

  app.onError((error) => {
    log({ level: 'alarm', event: 'request-failed', reason: error.message });
    return textAnswer(500, 'Something went wrong here.');
  });

  const finish = (request: Request, path: string, response: Response) => {
    if (response === RESPONSE_ALREADY_SENT) return response;
    count(routeOf(path), response.status);
    if (isSecure(request)) response.headers.set('strict-transport-security', strictTransport);
    return response;
  };

  return (request, bindings) => {
    const { target, path } = targetOf(request);
    const host = request.headers.get('host') ?? new URL(request.url).host;
    const refusal = refuseRequest({ method: request.method, path, length: target.length, host }, hosts, intakes);
    if (refusal) {
      const headers = refusal.allow ? { allow: refusal.allow } : {};
      return finish(request, path, textAnswer(refusal.status, refusal.message, headers));
    }
    const response = app.fetch(request, bindings);
    return response instanceof Promise
      ? response.then((late) => finish(request, path, late))
      : finish(request, path, response);
  };
};

/** Whether a TLS end in front of the edge says that the customer came by https. */
const isSecure = (request: Request) => request.headers.get('x-forwarded-proto') === 'https';
