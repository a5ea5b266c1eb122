import type { Edge } from '../edge.ts';
import { asBytes } from '../pages/packed-page.model.ts';
import type { Answer } from '../platform/answers.ts';
import { routeOf } from '../platform/edge-request.model.ts';
import { headersFor } from '../platform/send-answer.ts';

/** Turns an answer into the `Response` that a client gets. */
export const asResponse = (answer: Answer, { isSecure = false, hasBody = true } = {}): Response => {
  const { status, body } = answer;
  const flat = headersFor(answer, isSecure);
  const headers = flat.flatMap((name, at): [string, string][] => (at % 2 ? [] : [[name, flat[at + 1] ?? '']]));
  return new Response(hasBody ? (typeof body === 'string' ? asBytes(body) : body) : null, { status, headers });
};

/** Asks an edge without a connection. The scheme of the URL is the client's. */
export const askEdge = async ({ answer }: Edge, request: Request): Promise<Response> => {
  const { method, headers } = request;
  const { pathname, search, host, protocol } = new URL(request.url);
  const isSecure = protocol === 'https:';
  const found = await answer({
    method,
    target: pathname + search,
    path: pathname,
    route: routeOf(pathname),
    headers: { host, ...Object.fromEntries(headers) },
    isSecure,
    client: () => ({ address: 'unknown', network: 'unknown' }),
    body: async () => Buffer.from(await request.arrayBuffer()),
  });
  if (!found) throw new Error(`${request.url} is answered by the API, which needs a connection`);
  return asResponse(found, { isSecure, hasBody: method !== 'HEAD' });
};

/** The answer for an operator on this machine. */
export const askAdmin = ({ admin }: Edge, path: string): Response =>
  asResponse(admin({ method: 'GET', target: path, headers: { host: 'localhost' } }));

export const healthOf = (edge: Edge): Promise<unknown> => askAdmin(edge, '/paddock/health').json();
export const metricsOf = (edge: Edge): Promise<string> => askAdmin(edge, '/paddock/metrics').text();
