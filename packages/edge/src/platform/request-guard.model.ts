import { hasExtension } from '../files/media-types.model.ts';

/** Longest URL (path and query) that is looked at. */
export const maxUrl = 4_096;

const reading = ['GET', 'HEAD'];
export const apiMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

export interface Refusal {
  status: 404 | 405 | 414 | 421;
  message: string;
  allow?: string;
}

export interface GuardedRequest {
  method: string;
  /** Path, normalised, without query. */
  path: string;
  /** Length of path and query. */
  length: number;
  /** The `Host` header with port. */
  host: string;
}

/** Where something may be posted besides the API. */
export type Intakes = ReadonlySet<string>;

/** Whether a path is `folder` or lies in it. */
export const isUnder = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`);

/** Whether somebody who accepts this asks for a page by this path, and not for a file. */
export const isNavigation = (path: string, accept: string | null): boolean =>
  accept?.includes('text/html') || !hasExtension(path);

/** Whether a request names one host. Of two, what stands in front of the edge may have looked at the other one. */
export const hasOneHost = (rawHeaders: readonly string[]): boolean => {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] as string;
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts === 1;
};

/** Why a request is not looked at further; `null` when it is. `hosts` empty: any host. */
export const refuseRequest = (request: GuardedRequest, hosts: readonly string[], intakes: Intakes): Refusal | null => {
  const { method, path, length, host } = request;
  if (hosts.length > 0 && !hosts.includes(host.toLowerCase()))
    return { status: 421, message: 'This host is not served here.' };
  if (length > maxUrl) return { status: 414, message: 'This address is too long.' };
  const allowed = isUnder(path, '/api') ? apiMethods : intakes.has(path) ? ['POST'] : reading;
  if (allowed.includes(method)) return null;
  return { status: 405, message: `Allowed here: ${allowed.join(', ')}.`, allow: allowed.join(', ') };
};
