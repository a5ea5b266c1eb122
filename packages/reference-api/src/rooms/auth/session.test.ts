import { sign } from 'hono/jwt';
import { describe, expect, test } from 'vitest';
import { createTestApi } from '../../../test/rigs/ask.ts';
import { logIn, readTokens, refresh } from '../../../test/rigs/log-in.ts';

const noon = '2026-11-21T12:00:00Z';
const minute = 60_000;
const day = 86_400_000;

const start = () => {
  const api = createTestApi(noon);
  return {
    ...api,
    stateOf: async (bearer: string) => {
      const { status, code } = await api.call('isLogin', { header: { 'access-token': bearer } });
      return status === 200 ? 'logged in' : code;
    },
  };
};

describe('a session', () => {
  test('[AUTH-2] is none without a token', async () => {
    const { data } = await start().call('isLogin');
    expect(data).toEqual({ is_login: false, session_expires: null });
  });

  test('[AUTH-13] goes on by a refresh, which gives a new pair', async () => {
    const api = start();
    const first = await logIn(api, 'active');
    api.advance(15 * minute);
    expect(await api.stateOf(first.bearer)).toBe('unauthorized');
    const { status, data } = await refresh(api, first.refresh);
    expect(status).toBe(200);
    const second = readTokens(data);
    expect(await api.stateOf(second.bearer)).toBe('logged in');
    expect(new Set([first.bearer, first.refresh, second.bearer, second.refresh]).size).toBe(4);
    expect((await refresh(api, second.refresh)).status).toBe(200);
  });

  test('[AUTH-13] keeps the form of its tokens when it is refreshed', async () => {
    const api = start();
    const { data } = await refresh(api, (await logIn(api, 'token-lists')).refresh);
    expect(data.bearer_token).toEqual([expect.any(String)]);
  });

  test('[AUTH-14] ends when a refresh token is used a second time, with all that came from it', async () => {
    const api = start();
    const first = await logIn(api, 'active');
    const elsewhere = await logIn(api, 'active');
    const second = readTokens((await refresh(api, first.refresh)).data);
    const third = readTokens((await refresh(api, second.refresh)).data);
    expect((await refresh(api, first.refresh)).code).toBe('unauthorized_customer_jwt');
    expect((await refresh(api, third.refresh)).code).toBe('unauthorized_customer_jwt');
    expect(await api.stateOf(third.bearer)).toBe('unauthorized_customer_jwt');
    expect(await api.stateOf(elsewhere.bearer)).toBe('logged in');
  });

  test('[AUTH-15] gives the same pair again to the same attempt, whose answer was lost', async () => {
    const api = start();
    const first = await logIn(api, 'active');
    const attempt = { 'idempotency-key': 'attempt-of-a-tab' };
    const second = readTokens((await refresh(api, first.refresh, attempt)).data);
    api.advance(minute / 2);
    const again = readTokens((await refresh(api, first.refresh, attempt)).data);
    expect(await api.stateOf(again.bearer)).toBe('logged in');
    expect((await refresh(api, again.refresh)).status).toBe(200);
    expect((await refresh(api, second.refresh)).code).toBe('unauthorized_customer_jwt');
  });

  test.each([
    ['another attempt', { 'idempotency-key': 'somebody-elses' }, 0],
    ['no attempt', {}, 0],
    ['the same attempt a minute later', { 'idempotency-key': 'attempt-of-a-tab' }, minute],
  ])('[AUTH-14] ends when a used token comes with %s', async (_, header, ms) => {
    const api = start();
    const { refresh: token } = await logIn(api, 'active');
    await refresh(api, token, { 'idempotency-key': 'attempt-of-a-tab' });
    api.advance(ms);
    expect((await refresh(api, token, header)).code).toBe('unauthorized_customer_jwt');
  });

  test('[AUTH-14] ends when an attempt comes again after what it gave was used', async () => {
    const api = start();
    const { refresh: token } = await logIn(api, 'active');
    const attempt = { 'idempotency-key': 'attempt-of-a-tab' };
    await refresh(api, readTokens((await refresh(api, token, attempt)).data).refresh);
    expect((await refresh(api, token, attempt)).code).toBe('unauthorized_customer_jwt');
  });

  test('[AUTH-13] [AUTH-14] gives exactly one of refreshes at the same moment a pair, and ends', async () => {
    const api = start();
    const { refresh: token } = await logIn(api, 'active');
    const answers = await Promise.all(Array.from({ length: 5 }, () => refresh(api, token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401]);
    const winner = answers.find(({ status }) => status === 200);
    if (!winner) throw new Error('nobody won');
    expect(await api.stateOf(readTokens(winner.data).bearer)).toBe('unauthorized_customer_jwt');
  });

  test('[AUTH-16] lasts thirty days from its login, however often it is refreshed', async () => {
    const api = start();
    let { refresh: token } = await logIn(api, 'active');
    for (let week = 1; week <= 4; week += 1) {
      api.advance(7 * day);
      token = readTokens((await refresh(api, token)).data).refresh;
    }
    api.setNow('2026-12-21T11:59:59Z');
    token = readTokens((await refresh(api, token)).data).refresh;
    api.advance(1000);
    expect((await refresh(api, token)).code).toBe('unauthorized_customer_jwt');
    await logIn(api, 'active');
    const rows = await (await api.database()).selectFrom('refresh_token').select('hash').execute();
    expect(rows).toHaveLength(1);
  });

  test('[AUTH-17] is not refreshed for who may not log in any more, and is when that is over', async () => {
    const api = start();
    const { refresh: token } = await logIn(api, 'active');
    const exclude = async (until: number | null) =>
      (await api.database())
        .updateTable('customer')
        .set({ excluded_until: until })
        .where('username', '=', 'active')
        .execute();
    await exclude(api.now() + day);
    expect((await refresh(api, token)).code).toBe('customer_excluded');
    await exclude(null);
    expect((await refresh(api, token)).status).toBe(200);
  });

  test('[AUTH-16] is over after the logout, also when the access token has expired, and only that one', async () => {
    const api = start();
    const [one, two] = [await logIn(api, 'active'), await logIn(api, 'active')];
    api.advance(14 * minute);
    const fresh = readTokens((await refresh(api, two.refresh)).data);
    api.advance(2 * minute);
    expect((await api.call('logout', { body: { customer_token: one.bearer } })).data).toEqual({ is_login: false });
    expect((await refresh(api, one.refresh)).code).toBe('unauthorized_customer_jwt');
    expect(await api.stateOf(fresh.bearer)).toBe('logged in');
    expect((await api.call('logout', { body: { customer_token: one.bearer } })).status).toBe(200);
    expect((await api.call('logout', { body: { customer_token: fresh.bearer } })).status).toBe(200);
    expect(await api.stateOf(fresh.bearer)).toBe('unauthorized_customer_jwt');
  });

  test('[AUTH-18] leaves nothing in the database that could be used', async () => {
    const api = start();
    const tokens = await logIn(api, 'active');
    const rows = await (await api.database()).selectFrom('refresh_token').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(tokens.refresh);
  });
});

describe('[AUTH-24] a token that is not what it says', () => {
  /** The customer's id, and tokens made with this server's own key or without it. */
  const forge = async (api: ReturnType<typeof start>) => {
    const { bearer } = await logIn(api, 'active');
    const [header = '', payload = '', signature = ''] = bearer.split('.');
    const claims = JSON.parse(atob(payload));
    const encode = (value: object) =>
      btoa(JSON.stringify(value)).replaceAll('=', '').replaceAll('+', '-').replaceAll('/', '_');
    const { value: key } = await (await api.database())
      .selectFrom('secret')
      .select('value')
      .where('name', '=', 'jwt')
      .executeTakeFirstOrThrow();
    const { id: otherId } = await (await api.database())
      .selectFrom('customer')
      .select('id')
      .where('username', '=', 'other')
      .executeTakeFirstOrThrow();
    return { header, payload, signature, claims, encode, key, otherId };
  };

  test('is refused everywhere: without or with another signature, another algorithm, another customer, another type', async () => {
    const api = start();
    const { header, payload, signature, claims, encode, key, otherId } = await forge(api);
    const forged: Record<string, string> = {
      'no algorithm': `${encode({ alg: 'none', typ: 'JWT' })}.${payload}.`,
      'no algorithm, with the signature': `${encode({ alg: 'none', typ: 'JWT' })}.${payload}.${signature}`,
      'no signature': `${header}.${payload}.`,
      'a changed customer': `${header}.${encode({ ...claims, sub: String(otherId) })}.${signature}`,
      'a later expiry': `${header}.${encode({ ...claims, exp: claims.exp + 1e6 })}.${signature}`,
      'another key': await sign(claims, 'guessed', 'HS256'),
      'another algorithm': await sign(claims, key, 'HS512'),
      'another customer’s session': await sign({ ...claims, sub: String(otherId) }, key, 'HS256'),
      'an unknown session': await sign({ ...claims, sid: 'none' }, key, 'HS256'),
      'the type of a refresh token': await sign({ ...claims, typ: 'refresh' }, key, 'HS256'),
      'no type': await sign({ ...claims, typ: undefined }, key, 'HS256'),
      'no expiry': await sign({ ...claims, exp: undefined }, key, 'HS256'),
      'a refresh token': (await logIn(api, 'active')).refresh,
      'no token at all': 'x',
    };
    for (const [what, token] of Object.entries(forged)) {
      expect(await api.stateOf(token), what).toBe('unauthorized_customer_jwt');
      expect((await refresh(api, token)).status, what).toBe(what === 'a refresh token' ? 200 : 401);
    }
    expect(await api.stateOf(`${header}.${payload}.${signature}`)).toBe('logged in');
  });

  test('ends nobody’s session by a logout', async () => {
    const api = start();
    const { header, payload, signature, claims, key, otherId } = await forge(api);
    for (const token of [
      `${header}.${payload}.`,
      await sign({ ...claims, typ: 'refresh' }, key, 'HS256'),
      await sign(claims, 'guessed', 'HS256'),
    ]) {
      const { status, validation } = await api.call('logout', { body: { customer_token: token } });
      expect({ status, validation }).toEqual({ status: 400, validation: { customer_token: ['token'] } });
    }
    await api.call('logout', {
      body: { customer_token: await sign({ ...claims, sub: String(otherId) }, key, 'HS256') },
    });
    expect(await api.stateOf(`${header}.${payload}.${signature}`)).toBe('logged in');
  });

  test('is not accepted for another customer’s session by a refresh', async () => {
    const api = start();
    const mine = await logIn(api, 'active');
    const { key, otherId } = await forge(api);
    const claims = JSON.parse(atob(mine.refresh.split('.')[1] ?? ''));
    const foreign = await sign({ ...claims, sub: String(otherId) }, key, 'HS256');
    expect((await refresh(api, foreign)).code).toBe('unauthorized_customer_jwt');
    expect((await refresh(api, mine.refresh)).status).toBe(200);
  });
});

describe('[AUTH-25] the cookie against requests of other sites', () => {
  test('is set by a login: readable, strict, secure, for all paths of this host', async () => {
    const { call } = start();
    const body = { email: 'active@demo.test', password: 'Paddock-2026!' };
    const newCookie = async () => (await call('login', { body })).headers.getSetCookie()[0];
    const cookie = await newCookie();
    expect(cookie).toMatch(/^csrf-token=[\w-]{22}; Path=\/; Max-Age=2592000; SameSite=Strict; Secure$/);
    expect(await newCookie()).not.toBe(cookie);
  });

  test('must be repeated in the header by every change, and nothing happens without', async () => {
    const api = start();
    const { bearer, csrf } = await logIn(api, 'active');
    const change = (header: Record<string, string>) =>
      api.call('switchToPro', { header: { 'access-token': bearer, ...header } });
    const cookie = `theme=dark; csrf-token=${csrf}`;
    for (const header of [{ cookie }, { cookie, 'x-csrf-token': 'other' }, { cookie, 'x-csrf-token': '' }]) {
      expect(await change(header)).toMatchObject({ status: 403, code: 'csrf_mismatch' });
    }
    const { is_pro } = await (await api.database())
      .selectFrom('customer')
      .select('is_pro')
      .where('username', '=', 'active')
      .executeTakeFirstOrThrow();
    expect(is_pro).toBe(0);
    expect((await change({ cookie, 'x-csrf-token': csrf })).status).toBe(200);
    expect((await change({})).status).toBe(200);
  });

  test('is not asked for by what only reads', async () => {
    const { call } = start();
    expect((await call('isLogin', { header: { cookie: 'csrf-token=abc' } })).status).toBe(200);
  });

  test('guards login, refresh and logout as well; a refresh keeps it, a logout takes it away', async () => {
    const api = start();
    const { bearer, refresh: token, csrf } = await logIn(api, 'active');
    const cookie = `csrf-token=${csrf}`;
    const body = { email: 'active@demo.test', password: 'Paddock-2026!' };
    expect((await api.call('login', { body, header: { cookie } })).code).toBe('csrf_mismatch');
    expect((await refresh(api, token, { cookie })).code).toBe('csrf_mismatch');
    const own = { cookie, 'x-csrf-token': csrf };
    expect((await refresh(api, token, own)).headers.get('set-cookie')).toBeNull();
    const { headers } = await api.call('logout', { body: { customer_token: bearer }, header: own });
    expect(headers.get('set-cookie')).toBe('csrf-token=; Path=/; Max-Age=0; SameSite=Strict; Secure');
  });
});

describe('[AUTH-26] where a customer is logged in', () => {
  const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Safari/604.1';
  const login = async (api: ReturnType<typeof start>, agent: string) => {
    const body = { email: 'active@demo.test', password: 'Paddock-2026!' };
    const { data } = await api.call('login', { body, header: { 'user-agent': agent } });
    return readTokens(data);
  };

  test('is listed with browser and system, the last used first, and ends one by one', async () => {
    const api = start();
    const old = await login(api, phone);
    api.advance(60_000);
    const own = await login(api, 'Mozilla/5.0 (Windows NT 10.0; rv:132.0) Gecko/20100101 Firefox/132.0');
    const header = { 'access-token': own.bearer };
    const list = async () => (await api.call('getSessions', { header })).data;
    expect(await list()).toMatchObject([
      { browser: 'Firefox', system: 'Windows', is_current: true },
      { browser: 'Safari', system: 'iOS', is_current: false },
    ]);
    api.advance(60_000);
    await refresh(api, old.refresh);
    const [used] = await list();
    expect(used).toMatchObject({ browser: 'Safari', used_at: new Date(api.now()).toISOString() });
    const path = { id: used?.id as string };
    expect((await api.call('endSession', { header, path })).data).toEqual({ ended: true });
    expect((await api.call('getMe', { header: { 'access-token': old.bearer } })).code).toBe(
      'unauthorized_customer_jwt',
    );
    expect((await api.call('endSession', { header, path })).status).toBe(404);
    expect(await list()).toHaveLength(1);
  });

  test('is nothing that another customer ends', async () => {
    const api = start();
    const { bearer } = await login(api, phone);
    const header = { 'access-token': bearer };
    const [session] = (await api.call('getSessions', { header })).data;
    const path = { id: session?.id as string };
    expect((await api.call('endSession', { as: 'other', path })).status).toBe(404);
    expect((await api.call('getMe', { header })).status).toBe(200);
  });
});
