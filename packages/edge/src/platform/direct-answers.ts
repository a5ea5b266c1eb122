import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CachedFile } from '../files/build-files.ts';
import type { PageAnswer } from '../pages/navigation.ts';
import { requestCounter } from './metrics.ts';
import { apiMethods, isNavigation, isUnder, maxUrl } from './request-guard.model.ts';
import type { RoutesOptions } from './routes.ts';

/**
 * Answers what is asked for most, pages, files in memory and the API, on the connection itself; calls `otherwise` for all else.
 * It says what the routes would say: making a `Request` and a `Response` costs more than the answer.
 */
export type DirectAnswers = (incoming: IncomingMessage, outgoing: ServerResponse, otherwise: () => void) => void;

/** Targets and hosts that `new URL` leaves as they are. What is written otherwise takes the longer way. */
const plainTarget = /^\/[\w\-./~?=&:,@%+]*$/;
const unusual = /\/\.|\/\/|%2e|[?&]widget=/i;

export const createDirectAnswers = ({
  keeper,
  navigation,
  files,
  proxy,
  clients,
  hosts,
  metrics,
  log,
}: RoutesOptions): DirectAnswers => {
  const count = requestCounter(metrics);

  let lastHost = '';
  let isServed = false;
  /** Clients of one edge mostly name the same host. */
  const servesHost = (host: string): boolean => {
    if (host !== lastHost) {
      isServed = URL.canParse(`http://${host}/`) && (hosts.length === 0 || hosts.includes(host.toLowerCase()));
      lastHost = host;
    }
    return isServed;
  };

  const sendFile = (outgoing: ServerResponse, { headers, secureHeaders, bytes }: CachedFile, isSecure: boolean) => {
    count('file', 200);
    outgoing.writeHead(200, (isSecure ? secureHeaders : headers) as string[]).end(bytes);
  };
  const sendPage = (outgoing: ServerResponse, { status, headers, body }: PageAnswer) => {
    count('page', status);
    outgoing.writeHead(status, headers as string[]).end(body, 'latin1');
  };

  return (incoming, outgoing, otherwise) => {
    const { url: target = '', method = '', headers } = incoming;
    const isPlain = target.length <= maxUrl && plainTarget.test(target) && !unusual.test(target);
    if (!isPlain || !servesHost(headers.host ?? '')) return otherwise();
    const query = target.indexOf('?');
    const path = query < 0 ? target : target.slice(0, query);
    if (path.startsWith('/api/')) {
      if (!apiMethods.includes(method)) return otherwise();
      return proxy.forward(incoming, outgoing, target, (status) => count('api', status));
    }
    if (method !== 'GET') return otherwise();
    const isSecure = clients.isSecure(incoming);
    if (isUnder(path, '/builds')) {
      const file = files.peek(path, headers['accept-encoding']?.toString() ?? null);
      return file ? sendFile(outgoing, file, isSecure) : otherwise();
    }
    const isPage = !isUnder(path, '/paddock') && path !== '/api' && headers['service-worker'] === undefined;
    if (!isPage || !isNavigation(path, headers.accept ?? null)) return otherwise();
    const visitor = { isSecure, isWidget: false, acceptEncoding: headers['accept-encoding']?.toString() ?? null };
    keeper
      .latest()
      .then((served) => (served ? sendPage(outgoing, navigation(served, path, visitor)) : otherwise()))
      .catch((error: Error) => {
        log({ level: 'alarm', event: 'request-failed', reason: error.message });
        outgoing.destroy();
      });
  };
};
