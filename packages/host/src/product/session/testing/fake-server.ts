import { accepted, refused } from '../../../testing/envelope.ts';

const base64url = (value: object): string => btoa(JSON.stringify(value)).replace(/=+$/, '');

const ACCESS_SECONDS = 15 * 60;

interface Family {
  customerId: string;
  /** The one refresh token that is still valid. */
  refresh: string;
  ended: boolean;
}

/**
 * A server of sessions as in the contract: a refresh token is valid once, and a second use ends the
 * family, unless it repeats the same attempt. `now` is the server's own clock, in ms; answers
 * arrive in the next turn.
 */
export function createFakeServer(now: () => number) {
  const families = new Map<string, Family>();
  let areTokensNumbered = true;
  let tokens = 0;
  let csrf: string | null = null;
  let intercept: (request: Request) => Promise<Response | undefined> = async () => undefined;
  const requests: Request[] = [];
  const refreshes: string[] = [];
  let lastAttempt: { token: string; attempt: string | null; answer: () => Response } | null = null;
  let isAnswerLost = false;

  const issue = (id: string, family: Family) => {
    tokens += 1;
    family.refresh = `refresh-${tokens}`;
    const iat = Math.floor(now() / 1000);
    const jti = areTokensNumbered ? { jti: tokens } : {};
    const claims = { sub: family.customerId, sid: id, iat, exp: iat + ACCESS_SECONDS, ...jti };
    return { bearer_token: `x.${base64url(claims)}.x`, refresh_token: family.refresh };
  };

  const goOn = (token: string, attempt: string | null): Response => {
    refreshes.push(token);
    if (attempt !== null && lastAttempt?.token === token && lastAttempt.attempt === attempt)
      return lastAttempt.answer();
    const [id, family] = [...families].find(([, each]) => each.refresh === token) ?? [];
    if (id === undefined || !family || family.ended) {
      for (const each of families.values()) each.ended = true;
      return refused(401, 'unauthorized_customer_jwt');
    }
    const data = issue(id, family);
    lastAttempt = { token, attempt, answer: () => accepted(data) };
    return accepted(data);
  };

  const answerAsCustomer = (request: Request): Response => {
    const token = request.headers.get('access-token');
    if (token === null) return accepted({ customer: null });
    const payload = token.split('.')[1];
    if (payload === undefined) return refused(401, 'unauthorized');
    const { sub, sid, exp } = JSON.parse(atob(payload));
    if (exp * 1000 <= now()) return refused(401, 'unauthorized');
    if (families.get(sid)?.ended !== false) return refused(401, 'unauthorized_customer_jwt');
    return accepted({ customer: sub });
  };

  const answer = async (request: Request): Promise<Response> => {
    const other = await intercept(request);
    if (other) return other;
    if (request.method !== 'GET' && csrf !== null && request.headers.get('x-csrf-token') !== csrf)
      return refused(403, 'csrf_mismatch');
    if (!new URL(request.url).pathname.endsWith('/auth/login')) return answerAsCustomer(request);
    const { refresh_token: token } = await request.clone().json();
    const next = goOn(token, request.headers.get('idempotency-key'));
    if (!isAnswerLost) return next;
    isAnswerLost = false;
    return new Promise(() => {});
  };

  return {
    requests,
    /** The refresh tokens that were sent, in order. */
    refreshes,
    logIn(customerId: string) {
      const id = `family-${families.size}`;
      const family = { customerId, refresh: '', ended: false };
      families.set(id, family);
      const { bearer_token: bearerToken, refresh_token: refreshToken } = issue(id, family);
      return { bearerToken, refreshToken };
    },
    /** The server does the next refresh, and its answer is lost. */
    loseAnswer() {
      isAnswerLost = true;
    },
    /** From now on, two access tokens of one second are equal, like those of the reference API. */
    numberNoTokens() {
      areTokensNumbered = false;
    },
    endAll() {
      for (const family of families.values()) family.ended = true;
    },
    /** From now on, requires this proof of origin. */
    wantCsrf(value: string) {
      csrf = value;
    },
    /** Gives the answer of `other` before anything else; undefined: as usual. */
    answerWith(other: typeof intercept) {
      intercept = other;
    },
    async fetch(request: Request): Promise<Response> {
      requests.push(request);
      request.signal.throwIfAborted();
      const aborted = new Promise<never>((_, reject) => {
        request.signal.addEventListener('abort', () => reject(request.signal.reason));
      });
      const response = await Promise.race([answer(request), aborted]);
      response.headers.set('date', new Date(now()).toUTCString());
      return response;
    },
    refuse: refused,
  };
}
