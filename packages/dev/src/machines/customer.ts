import { setTimeout as wait } from 'node:timers/promises';
import { DEMO_PASSWORD, demoEmail, type LoadAnswer, type LoadClient } from '@paddock/reference-api/testing';
import type { Server } from './machines.ts';

/** The answer, and the cookie with the tokens, if the edge holds them. */
type Answer = LoadAnswer & { body: string; cookie: string | null };

/** Tokens, or handles and the cookie that holds the tokens. */
interface Session {
  bearer_token: string;
  refresh_token: string;
  cookie: string | null;
}

/** A customer whose calls go to either edge. */
export interface MachinesCustomer {
  client(from: number): LoadClient;
  /** The same refresh at both edges at once, as of two tabs. Rejects if it ends the session. */
  refresh(attempt: string): Promise<void>;
}

const PAUSE_MS = 50;
const json = { 'content-type': 'application/json' };
const LOGIN_PATH = '/api/v3/customer/auth/login';

/** Logs a customer in. A call is repeated unchanged at the other edge until it is answered. */
export const logInCustomer = async (
  edges: readonly Server[],
  name: string,
  holdsTokens: boolean,
): Promise<MachinesCustomer> => {
  const send = async (path: string, init: RequestInit, from: number): Promise<Answer> => {
    for (let tried = 0; ; tried += 1) {
      const { origin } = edges[(from + tried) % 2] as Server;
      const answer = await fetch(`${origin}${path}`, { ...init, redirect: 'manual' })
        .then(async (response) => ({ status: response.status, headers: response.headers, body: await response.text() }))
        .catch(() => null);
      if (answer && answer.status < 500 && answer.status !== 429) {
        const { status, headers, body } = answer;
        const [cookie = null] = headers.getSetCookie().filter((set) => set.startsWith('__Host-Http-paddock-tokens='));
        const data = body.startsWith('{') ? JSON.parse(body).data : null;
        return { status, body, data, cookie: cookie?.split(';')[0] ?? null };
      }
      if (tried > 300) throw new Error(`${path} is not answered: ${answer?.status} ${answer?.body}`);
      await wait(PAUSE_MS);
    }
  };

  const enter = async (headers: Record<string, string>, body: object, from: number): Promise<Session> => {
    const init = { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(body) };
    const { status, data, body: text, cookie } = await send(LOGIN_PATH, init, from);
    if (status !== 200) throw new Error(`${name} is not logged in: ${text}`);
    if (holdsTokens !== data.bearer_token.startsWith('held.')) throw new Error(`${name} got the wrong kind of tokens.`);
    return { ...data, cookie };
  };
  const cookieOf = ({ cookie }: Session): Record<string, string> => (cookie === null ? {} : { cookie });

  let session = await enter({}, { username: demoEmail(name), password: DEMO_PASSWORD }, 0);
  return {
    client:
      (from) =>
      ({ method = 'POST', path, key, body }) => {
        const own = { ...json, ...cookieOf(session), 'access-token': session.bearer_token };
        const headers = { ...own, ...(key ? { 'idempotency-key': key } : {}) };
        return send(path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) }, from);
      },
    async refresh(attempt) {
      const { refresh_token } = session;
      const pairs = await Promise.all(
        [0, 1].map((edge) => {
          // Tabs share the name of a refresh by a lock. Where edges hold tokens they need none.
          const key = holdsTokens ? `${attempt}-${edge}` : attempt;
          const headers = { ...cookieOf(session), 'refresh-token': refresh_token, 'idempotency-key': key };
          return enter(headers, { grant_type: 'refresh_token', refresh_token }, edge);
        }),
      );
      session = pairs[1] as Session;
    },
  };
};
