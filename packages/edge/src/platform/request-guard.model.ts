import { type Answer, lineInEachLanguage, textAnswer } from './answers.ts';
import type { EdgeRequest } from './edge-request.model.ts';

/** The longest URL (path and query) that is answered. */
const MAX_URL = 4_096;

const reading = ['GET', 'HEAD'];
const posting = ['POST'];
const apiMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

const wrongHost = textAnswer(
  421,
  lineInEachLanguage((t) => t('refused.wrongHost')),
);
const tooLong = textAnswer(
  414,
  lineInEachLanguage((t) => t('refused.tooLong')),
);

/**
 * Whether a request names exactly one host. With two, a server in front of the edge may use the
 * other one.
 */
export const hasOneHost = (rawHeaders: readonly string[]): boolean => {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] as string;
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts === 1;
};

/**
 * Refuses requests by their host, length and method; `null`: the request may be answered.
 * @param hosts `Host` headers, in lower case; empty: any host
 * @param intakes paths outside of `/api` that accept posts
 */
export const createRequestGuard =
  (hosts: readonly string[], intakes: ReadonlySet<string>) =>
  ({ method, target, path, route, headers: { host = '' } }: EdgeRequest): Answer | null => {
    if (hosts.length > 0 && !hosts.includes(host.toLowerCase())) return wrongHost;
    if (target.length > MAX_URL) return tooLong;
    const allowed = route === 'api' ? apiMethods : intakes.has(path) ? posting : reading;
    if (allowed.includes(method)) return null;
    const allow = allowed.join(', ');
    return textAnswer(405, `Allowed here: ${allow}.`, { allow });
  };
