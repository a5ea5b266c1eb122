import type { IncomingHttpHeaders } from 'node:http';
import type { EDGE_PATHS } from '@paddock/release/record';
import type { Client } from '../clients/clients.ts';

/** The part of the edge that answers a path, as a label of metrics. */
export type Route = 'api' | 'file' | 'paddock' | 'page';

/** The part of a request on which answers depend. */
export interface EdgeRequest {
  method: string;
  /** Path and query, normalised by {@link readTarget}. */
  target: string;
  /** The target without its query. */
  path: string;
  route: Route;
  headers: IncomingHttpHeaders;
  /** The client came by https. */
  isSecure: boolean;
  client(): Client;
  /** The whole body of a report. Rejects with a `BodyError` if it cannot be read. */
  body(): Promise<Buffer>;
}

const edgePaths: Record<(typeof EDGE_PATHS)[number], Route> = {
  '/api': 'api',
  '/builds': 'file',
  '/paddock': 'paddock',
};
const routes: Partial<Record<string, Route>> = edgePaths;

export const routeOf = (path: string): Route => {
  const end = path.indexOf('/', 1);
  return routes[end < 0 ? path : path.slice(0, end)] ?? 'page';
};

export const pathOf = (target: string): string => {
  const query = target.indexOf('?');
  return query < 0 ? target : target.slice(0, query);
};

/**
 * Targets that `new URL` leaves unchanged, to save the parsing, which costs more than most answers.
 */
const plain = /^\/[\w\-./~?=&:,@%+]*$/;
const unusual = /\/\.|\/\/|%2e/i;

/** Path and query of a request line, with dot segments resolved; `null` if it is invalid. */
export const readTarget = (line: string): string | null => {
  if (plain.test(line) && !unusual.test(line)) return line;
  const isAbsolute = /^https?:\/\//.test(line);
  const url = isAbsolute ? line : `http://edge${line}`;
  // `new URL` reads a backslash as a slash, but a server in front of the edge may not.
  if ((!isAbsolute && !line.startsWith('/')) || pathOf(line).includes('\\') || !URL.canParse(url)) return null;
  const { href } = new URL(url);
  return href.slice(href.indexOf('/', 'https://'.length));
};

/** The longest name has 253 characters. The rest is room for a dot at its end and a port. */
const MAX_HOST = 261;

/**
 * Whether a `Host` header is only a host, with or without a port. Pages and sitemaps, which are
 * kept, name it many times, so a long one would take much memory.
 */
export const isHost = (host: string): boolean =>
  host.length <= MAX_HOST && !/[\s/?#@\\]/.test(host) && URL.canParse(`http://${host}/`);
