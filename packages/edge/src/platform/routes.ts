import type { IncomingMessage, ServerResponse } from 'node:http';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { BEACON_URL, RELEASE_EVENTS_URL, RELEASE_URL } from '@paddock/release/record';
import { type Context, Hono } from 'hono';
import type { ApiProxy } from '../api/api-proxy.ts';
import type { Client, Clients } from '../clients/clients.ts';
import type { ReportBudgets } from '../clients/report-budgets.ts';
import { BodyError, type BodyLimits, readBody } from '../clients/whole-body.ts';
import type { BuildFiles } from '../files/build-files.ts';
import { asksForWorker, killSwitch } from '../pages/kill-switch.ts';
import type { Navigation } from '../pages/navigation.ts';
import { asBytes } from '../pages/packed-page.model.ts';
import type { ReleaseEvents } from '../release/release-events.ts';
import type { ReleaseKeeper } from '../release/release-keeper.ts';
import { jsonAnswer, textAnswer } from './answers.ts';
import type { EventLog } from './event-log.ts';
import { type Metrics, requestCounter } from './metrics.ts';
import { maxReport, type ReportIntake } from './reports.ts';
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
  clients: Clients;
  takeBeacons: ReportIntake;
  takeViolations: ReportIntake;
  reportBudgets: ReportBudgets;
  reportLimits: BodyLimits;
  hosts: readonly string[];
  metrics: Metrics;
  log: EventLog;
}

type Bindings = { Bindings: Partial<EdgeBindings> };

const intakes = new Set([BEACON_URL, CSP_REPORTS_URL]);

/** Asks without a connection. */
const nobody: Client = { address: 'unknown', network: 'unknown' };

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
  const { keeper, navigation, files, proxy, events, clients, hosts, metrics, log } = options;
  const app = new Hono<Bindings>();
  const count = requestCounter(metrics);
  const clientOf = ({ incoming }: Partial<EdgeBindings>): Client => (incoming ? clients.of(incoming) : nobody);
  const isSecure = (request: Request, { incoming }: Partial<EdgeBindings>) =>
    incoming ? clients.isSecure(incoming) : request.url.startsWith('https:');
  const nothingYet = () => textAnswer(503, 'There is no release to serve yet.', { 'retry-after': '5' });

  app.get('/builds/*', ({ req }) => files.answer(targetOf(req.raw).path, req.raw.headers.get('accept-encoding')));

  app.all('/api/*', ({ req, env }) => {
    if (!env.incoming || !env.outgoing) return textAnswer(501, 'The API is reached through a connection only.');
    proxy.forward(env.incoming, env.outgoing, targetOf(req.raw).target, (status) => count('api', status));
    return RESPONSE_ALREADY_SENT;
  });

  app.get(RELEASE_URL, async () => {
    const served = await keeper.latest();
    return served ? jsonAnswer(200, served.tab) : nothingYet();
  });
  app.get(RELEASE_EVENTS_URL, ({ req, env }) =>
    req.method === 'HEAD'
      ? textAnswer(200, '')
      : events.connect(keeper.served()?.release.sequence ?? null, clientOf(env).network),
  );
  const taken = () => new Response(null, { status: 204, headers: dataAnswer });
  const readReport = async ({ req, env }: Context<Bindings>) => {
    const body = env.incoming
      ? await readBody(env.incoming, clientOf(env), options.reportLimits)
      : Buffer.from(await req.arrayBuffer());
    if (body.byteLength > maxReport) throw new BodyError('too-large');
    return body.toString();
  };
  /** How many of so many reports the client may still send; the others are counted as refused. */
  const grantTo = (client: Client) => (reports: number) => {
    const granted = options.reportBudgets.take(client.network, reports);
    for (let refused = granted; refused < reports; refused += 1) metrics.count('paddock_reports_refused_total');
    return granted;
  };
  const refuseReport = (error: Error) => {
    const fault = error instanceof BodyError ? error.fault : null;
    if (fault === null) return textAnswer(400, error.message);
    const status = fault === 'too-large' ? 413 : 408;
    return textAnswer(status, `A report is at most ${maxReport} bytes, and comes at once.`, { connection: 'close' });
  };
  const intake = (take: ReportIntake) => async (context: Context<Bindings>) => {
    const grant = grantTo(clientOf(context.env));
    // Neither a browser nor an attacker can do anything about a refusal: the answer is the same. A post costs as much as a report.
    if (grant(1) === 0) return taken();
    try {
      take(await readReport(context), grant);
      return taken();
    } catch (error) {
      return refuseReport(error as Error);
    }
  };
  app.post(BEACON_URL, intake(options.takeBeacons));
  app.post(CSP_REPORTS_URL, intake(options.takeViolations));
  app.get('/paddock/*', () => textAnswer(404, 'There is nothing here.'));

  app.get('*', async ({ req, env }) => {
    const { path, isWidget } = targetOf(req.raw);
    if (asksForWorker(req.raw)) return killSwitch();
    if (!isNavigation(path, req.raw.headers.get('accept'))) return textAnswer(404, 'There is nothing here.');
    const served = await keeper.latest();
    if (!served) return nothingYet();
    const acceptEncoding = req.raw.headers.get('accept-encoding');
    const page = navigation(served, path, { isSecure: isSecure(req.raw, env), isWidget, acceptEncoding });
    return new Response(asBytes(page.body), { status: page.status, headers: headerPairs(page.headers) });
  });

  app.onError((error) => {
    log({ level: 'alarm', event: 'request-failed', reason: error.message });
    return textAnswer(500, 'Something went wrong here.');
  });

  const finish = (request: Request, bindings: Partial<EdgeBindings>, path: string, response: Response) => {
    if (response === RESPONSE_ALREADY_SENT) return response;
    count(routeOf(path), response.status);
    if (isSecure(request, bindings)) response.headers.set('strict-transport-security', strictTransport);
    return response;
  };

  return (request, bindings: Partial<EdgeBindings> = {}) => {
    const { target, path } = targetOf(request);
    const host = request.headers.get('host') ?? new URL(request.url).host;
    const refusal = refuseRequest({ method: request.method, path, length: target.length, host }, hosts, intakes);
    if (refusal) {
      const headers = refusal.allow ? { allow: refusal.allow } : {};
      return finish(request, bindings, path, textAnswer(refusal.status, refusal.message, headers));
    }
    const response = app.fetch(request, bindings);
    return response instanceof Promise
      ? response.then((late) => finish(request, bindings, path, late))
      : finish(request, bindings, path, response);
  };
};
