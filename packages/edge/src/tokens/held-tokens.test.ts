import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { startEdge } from '../testing/make-edge.ts';
import { makeUpstream } from '../testing/make-upstream.ts';

const LOGIN = '/api/v3/customer/auth/login';
const LOGOUT = '/api/v1/customer/auth/logout';
const ME = '/api/v1/customer/me';
const ISSUED = 1_000_000;

const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
/** The tokens of the API, numbered by login and refresh. */
const accessOf = (number: number) =>
  `e30.${base64url({ sub: '7', iat: ISSUED, exp: ISSUED + 900, secret: 's' })}.sig${number}`;
const refreshOf = (number: number) => `refresh${number}`;

interface TestBody {
  grant_type?: string;
  refresh_token?: string;
  customer_token?: string;
}

/**
 * An API that issues numbered tokens, whose refresh tokens work once, or again for the same
 * attempt.
 */
const makeApi = async ({ asLists = false, access = accessOf } = {}) => {
  let issued = 0;
  let refreshes = 0;
  let last: string | null = null;
  const left: (string | undefined)[] = [];
  const answer = (response: ServerResponse, status: number, data: object | null) => {
    const body = JSON.stringify({ success: data !== null, data });
    const headers = { 'content-type': 'application/json', 'set-cookie': 'csrf-token=c; Path=/' };
    response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) }).end(body);
  };
  const issue = (response: ServerResponse, isNew = true) => {
    if (isNew) issued += 1;
    const pair = { bearer_token: access(issued), refresh_token: refreshOf(issued) };
    answer(response, 200, asLists ? { bearer_token: [pair.bearer_token], refresh_token: [pair.refresh_token] } : pair);
  };
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const { headers, url = '' } = request;
    if (url.startsWith(ME)) return answer(response, 200, { token: headers['access-token'] ?? null });
    const body = (await json(request)) as TestBody;
    if (url === LOGOUT) {
      left.push(body.customer_token);
      return answer(response, 200, { is_login: false });
    }
    if (body.grant_type !== 'refresh_token') return issue(response);
    const attempt = `${body.refresh_token} ${headers['idempotency-key']}`;
    if (attempt === last) return issue(response, false);
    refreshes += 1;
    const isPresent = body.refresh_token === refreshOf(issued) && headers['refresh-token'] === body.refresh_token;
    if (!isPresent) return answer(response, 401, null);
    last = attempt;
    return issue(response);
  };
  const upstream = await makeUpstream((request, response) => void handle(request, response));
  return { upstream, left, refreshes: () => refreshes };
};

interface Handles {
  bearer: string;
  refresh: string;
}

const setUp = async (
  options: Parameters<typeof makeApi>[0] = {},
  key: Uint8Array = randomBytes(32),
  shared?: Awaited<ReturnType<typeof makeApi>>,
) => {
  const api = shared ?? (await makeApi(options));
  let time = 5_000_000;
  const { origin, events } = await startEdge({ apiOrigin: api.upstream.origin, tokenKey: key, now: () => time });
  /** A browser: its cookies, and what its scripts get. */
  const openBrowser = () => {
    let jar = '';
    const send = async (path: string, init: RequestInit = {}) => {
      const headers = { 'content-type': 'application/json', ...(jar ? { cookie: jar } : {}), ...init.headers };
      const answer = await fetch(origin + path, { ...init, headers });
      const set = answer.headers.getSetCookie().find((cookie) => cookie.includes('paddock-tokens'));
      return { status: answer.status, set, text: await answer.text(), headers: answer.headers };
    };
    const post = (path: string, body: object, headers = {}) =>
      send(path, { method: 'POST', body: JSON.stringify(body), headers });
    const keep = (set: string | undefined) => {
      if (set) jar = set.split(';')[0] as string;
    };
    const handlesIn = (text: string): Handles => {
      const { data } = JSON.parse(text);
      return { bearer: [data.bearer_token].flat()[0], refresh: [data.refresh_token].flat()[0] };
    };
    return {
      async logIn() {
        const { set, text, headers } = await post(LOGIN, { email: 'a@b.c', password: 'p' });
        keep(set);
        return { ...handlesIn(text), set, text, headers };
      },
      /** @param isLost the browser does not get the answer */
      async refresh(refresh: string, isLost = false) {
        const { status, set, text } = await post(
          LOGIN,
          { grant_type: 'refresh_token', refresh_token: refresh },
          { 'refresh-token': refresh },
        );
        if (!isLost) keep(set);
        return { status, ...(status === 200 ? handlesIn(text) : { bearer: '', refresh: '' }) };
      },
      async logOut(bearer: string) {
        const { set } = await post(LOGOUT, { customer_token: bearer });
        keep(set);
        return set;
      },
      /** The token that the API gets from this browser. */
      async tokenOf(bearer: string): Promise<unknown> {
        const { text } = await send(ME, { headers: { 'access-token': bearer } });
        return JSON.parse(text).data.token;
      },
    };
  };
  const pass = (ms: number) => {
    time += ms;
  };
  return { ...api, api, origin, events, openBrowser, pass };
};

test('[HELD-1] [HELD-2] scripts get handles with whose they are and how long they last, and the tokens are in a cookie that no script reads', async () => {
  const { openBrowser } = await setUp();
  const { bearer, set, text, headers } = await openBrowser().logIn();
  for (const secret of ['sig1', 'refresh1']) expect(text).not.toContain(secret);
  expect(JSON.parse(Buffer.from(bearer.split('.')[1] ?? '', 'base64url').toString())).toEqual({
    sub: '7',
    iat: ISSUED,
    exp: ISSUED + 900,
  });
  expect(set).toMatch(
    /^__Host-Http-paddock-tokens=[\w-]+; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Strict; Secure$/,
  );
  expect(set).not.toContain('sig1');
  expect(headers.getSetCookie()).toContain('csrf-token=c; Path=/');
});

test('[HELD-3] the API gets the token in place of its handle', async () => {
  const { openBrowser } = await setUp();
  const browser = openBrowser();
  const { bearer } = await browser.logIn();
  expect(await browser.tokenOf(bearer)).toBe(accessOf(1));
});

test('[HELD-4] a handle is worth nothing in another browser, nor with the cookie of another login', async () => {
  const { openBrowser, refreshes } = await setUp();
  const { bearer, refresh } = await openBrowser().logIn();
  const thief = openBrowser();
  expect(await thief.tokenOf(bearer)).toBe(bearer);
  expect((await thief.refresh(refresh)).status).toBe(401);
  await thief.logIn();
  expect(await thief.tokenOf(bearer)).toBe(bearer);
  expect((await thief.refresh(refresh)).status).toBe(401);
  expect(refreshes()).toBe(2);
});

test('[HELD-4] the cookie alone, without a handle, says nothing to the API', async () => {
  const { openBrowser, origin } = await setUp();
  const { set } = await openBrowser().logIn();
  const answer = await fetch(origin + ME, { headers: { cookie: set?.split(';')[0] ?? '' } });
  expect(await answer.json()).toMatchObject({ data: { token: null } });
});

test('[HELD-4] a cookie that this edge did not seal holds nothing', async () => {
  const { openBrowser } = await setUp();
  const browser = openBrowser();
  const { bearer, set } = await browser.logIn();
  const sealed = set?.split(';')[0]?.split('=')[1] ?? '';
  const { origin } = await setUp();
  for (const value of [sealed, `${sealed.slice(0, -2)}AA`, sealed.slice(0, 20), 'x', '']) {
    const headers = { cookie: `__Host-Http-paddock-tokens=${value}`, 'access-token': bearer };
    expect(await (await fetch(origin + ME, { headers })).json()).toMatchObject({ data: { token: bearer } });
  }
});

test('[HELD-4] the cookie stays here: the API gets the other ones alone', async () => {
  const { openBrowser, origin, upstream } = await setUp();
  const { bearer, set } = await openBrowser().logIn();
  const headers = { cookie: `a=1; ${set?.split(';')[0]}; b=2`, 'access-token': bearer };
  expect(await (await fetch(origin + ME, { headers })).json()).toMatchObject({ data: { token: accessOf(1) } });
  expect(upstream.requests.at(-1)?.headers.cookie).toBe('a=1; b=2');
});

test('[HELD-5] ten tabs that refresh at once are one refresh for the API', async () => {
  const { openBrowser, refreshes } = await setUp();
  const browser = openBrowser();
  const first = await browser.logIn();
  const answers = await Promise.all(Array.from({ length: 10 }, () => browser.refresh(first.refresh)));
  expect(refreshes()).toBe(1);
  expect(new Set(answers.map(({ bearer }) => bearer)).size).toBe(1);
  expect(answers[0]?.bearer).not.toBe(first.bearer);
  expect(await browser.tokenOf(answers[0]?.bearer ?? '')).toBe(accessOf(2));
});

test('[HELD-5] a tab that did not see the refresh of another yet gets its handles, with what is left of their life', async () => {
  const { openBrowser, refreshes, pass } = await setUp();
  const browser = openBrowser();
  const first = await browser.logIn();
  const second = await browser.refresh(first.refresh);
  pass(120_000);
  const late = await browser.refresh(first.refresh);
  expect(refreshes()).toBe(1);
  expect(late.refresh).toBe(second.refresh);
  expect(JSON.parse(Buffer.from(late.bearer.split('.')[1] ?? '', 'base64url').toString()).iat).toBe(ISSUED + 120);
});

test('[HELD-6] a refresh whose answer is lost is repeated without another one at the API', async () => {
  const { openBrowser, refreshes } = await setUp();
  const browser = openBrowser();
  const first = await browser.logIn();
  await browser.refresh(first.refresh, true);
  expect(await browser.tokenOf(first.bearer), 'the cookie from before').toBe(accessOf(1));
  const again = await browser.refresh(first.refresh);
  expect(refreshes()).toBe(1);
  expect(await browser.tokenOf(again.bearer)).toBe(accessOf(2));
});

test('[HELD-7] a call with the handle from before a refresh still counts', async () => {
  const { openBrowser } = await setUp();
  const browser = openBrowser();
  const first = await browser.logIn();
  await browser.refresh(first.refresh);
  expect(await browser.tokenOf(first.bearer)).toBe(accessOf(2));
});

test('[HELD-8] a logout reaches the API with the token, and removes the cookie', async () => {
  const { openBrowser, left } = await setUp();
  const browser = openBrowser();
  const { bearer } = await browser.logIn();
  expect(await browser.logOut(bearer)).toMatch(/^__Host-Http-paddock-tokens=; Path=\/; Max-Age=0;/);
  expect(left).toEqual([accessOf(1)]);
  expect(await browser.tokenOf(bearer)).toBe(bearer);
});

test('[HELD-9] an edge with the same key goes on with the session', async () => {
  const key = randomBytes(32);
  const { openBrowser } = await setUp({}, key);
  const { bearer, set } = await openBrowser().logIn();
  const other = await setUp({}, key);
  const headers = { cookie: set?.split(';')[0] ?? '', 'access-token': bearer };
  expect(await (await fetch(other.origin + ME, { headers })).json()).toMatchObject({ data: { token: accessOf(1) } });
});

test('[HELD-10] tokens that scripts had before become handles with the next refresh', async () => {
  const { openBrowser } = await setUp();
  await openBrowser().logIn();
  const browser = openBrowser();
  expect(await browser.tokenOf(accessOf(1))).toBe(accessOf(1));
  const { bearer } = await browser.refresh(refreshOf(1));
  expect(bearer).toMatch(/^held\./);
  expect(await browser.tokenOf(bearer)).toBe(accessOf(2));
});

test('[PROXY-2] an answer to another call is passed on as it comes, whatever its query', async () => {
  const upstream = await makeUpstream((_, response) => void response.write('first'));
  const { origin } = await startEdge({ apiOrigin: upstream.origin, tokenKey: randomBytes(32) });
  const answer = await fetch(`${origin}/api/v1/bets?from=/auth/`, { method: 'POST', body: '{}' });
  const reader = answer.body?.getReader();
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('first');
  await reader?.cancel();
});

test('[HELD-11] tokens in lists are held alike', async () => {
  const { openBrowser } = await setUp({ asLists: true });
  const browser = openBrowser();
  const { bearer } = await browser.logIn();
  expect(await browser.tokenOf(bearer)).toBe(accessOf(1));
});

test('[HELD-1] an answer without a refresh token gives no token to scripts either', async () => {
  const upstream = await makeUpstream((_, response) =>
    response.end(JSON.stringify({ success: true, data: { bearer_token: accessOf(1) } })),
  );
  const { origin } = await startEdge({ apiOrigin: upstream.origin, tokenKey: randomBytes(32) });
  const answer = await fetch(origin + LOGIN, { method: 'POST', body: '{"email":"a@b.c","password":"p"}' });
  expect(answer.status).toBe(200);
  expect(await answer.text()).not.toContain('sig1');
});

test('[HELD-12] tokens that fit into no cookie do not reach scripts, and are an alarm', async () => {
  const { events, origin } = await setUp({ access: () => `e30.${'x'.repeat(4_000)}.sig` });
  const answer = await fetch(origin + LOGIN, { method: 'POST', body: '{"email":"a@b.c","password":"p"}' });
  expect(answer.status).toBe(502);
  expect(await answer.text()).not.toContain('xxx');
  expect(events).toContainEqual(expect.objectContaining({ level: 'alarm', event: 'tokens-refused' }));
});

test('[HELD-14] the same refresh at two edges is one refresh for the API, with the same handles', async () => {
  const key = randomBytes(32);
  const first = await setUp({}, key);
  const second = await setUp({}, key, first.api);
  const { set, refresh } = await first.openBrowser().logIn();
  const answers = await Promise.all(
    [first, second].map(async ({ origin }, tab) => {
      const answer = await fetch(origin + LOGIN, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          cookie: set?.split(';')[0] ?? '',
          'refresh-token': refresh,
          'idempotency-key': `attempt-of-tab-${tab}`,
        },
        body: JSON.stringify({ grant_type: 'refresh_token', refresh_token: refresh }),
      });
      return { status: answer.status, data: JSON.parse(await answer.text()).data };
    }),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(first.refreshes()).toBe(1);
  expect(answers[0]?.data.refresh_token).not.toBe(refresh);
  expect(answers[1]?.data.refresh_token).toBe(answers[0]?.data.refresh_token);
});

test('[HELD-15] a cookie of another key is a line of the log, once a minute, without what is in the cookie', async () => {
  const other = await setUp();
  const { bearer, set } = await other.openBrowser().logIn();
  const { origin, events, pass } = await setUp();
  const sealed = set?.split(';')[0] ?? '';
  const call = () => fetch(origin + ME, { headers: { cookie: sealed, 'access-token': bearer } });
  const lines = () => events.filter(({ event }) => event === 'tokens-of-another-key');
  await call();
  await call();
  expect(lines()).toEqual([
    {
      level: 'info',
      event: 'tokens-of-another-key',
      reason: 'another edge seals with another key, or the cookie was altered',
      mend: 'Give all edges the same file with --hold-tokens.',
    },
  ]);
  pass(60_000);
  await call();
  expect(lines()).toHaveLength(2);
  expect(lines()[1]).toMatchObject({ leftOut: 1 });
  const text = JSON.stringify(events);
  for (const secret of [sealed.split('=')[1] ?? '', bearer]) expect(text).not.toContain(secret);
});

test('[HELD-15] a visitor without a handle, or with the right cookie, is no line', async () => {
  const { openBrowser, origin, events } = await setUp();
  const browser = openBrowser();
  await browser.tokenOf((await browser.logIn()).bearer);
  await fetch(origin + ME, { headers: { cookie: '__Host-Http-paddock-tokens=x' } });
  expect(events.filter(({ event }) => event === 'tokens-of-another-key')).toEqual([]);
});

const answering = async (body: object, status = 200) => {
  const upstream = await makeUpstream((_, response) => response.writeHead(status).end(JSON.stringify(body)));
  const { origin, events } = await startEdge({ apiOrigin: upstream.origin, tokenKey: randomBytes(32) });
  const logIn = () => fetch(origin + LOGIN, { method: 'POST', body: '{"email":"a@b.c","password":"p"}' });
  return { logIn, alarms: () => events.filter(({ level }) => level === 'alarm') };
};

test.each<[string, object]>([
  ['the names of OAuth', { access_token: 'secret', token_type: 'bearer', expires_in: 900 }],
  ['no envelope', { bearer_token: 'secret', refresh_token: 'secret' }],
  ['a deeper place', { data: { user: { id: 7, accessToken: 'secret' } } }],
  ['lists', { data: { tokens: 1, jwt: ['secret'] } }],
])(
  '[HELD-16] tokens with %s, which the edge does not know, are an alarm with the way out, and not in it',
  async (_, body) => {
    const { logIn, alarms } = await answering(body);
    await logIn();
    await logIn();
    expect(alarms()).toEqual([
      {
        level: 'alarm',
        event: 'tokens-not-held',
        reason: `scripts got tokens in the answer to POST /api/v3/customer/auth/login`,
        mend: expect.stringContaining('data.bearer_token'),
      },
    ]);
  },
);

test.each<[string, object, number?]>([
  ['has none', { data: { sent: true, challenge: 'abc' } }],
  ['has one against forged requests', { csrf_token: 'abc', data: null }],
  ['says that one is wrong', { error: 'invalid_token', validation: { refresh_token: 'is wrong' } }, 400],
])('[HELD-16] an answer that %s is no alarm', async (_, body, status) => {
  const { logIn, alarms } = await answering(body, status);
  await logIn();
  expect(alarms()).toEqual([]);
});
