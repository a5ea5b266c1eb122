import { describe, expect, test } from 'vitest';
import { createTestApi } from '../../../test/rigs/ask.ts';
import { logIn } from '../../../test/rigs/log-in.ts';
import { atRealPasswordCost } from '../../../test/rigs/password-cost.ts';
import { DEMO_PASSWORD, demoEmail } from '../../server/demo/demo-customers.ts';

const noon = '2026-11-21T12:00:00Z';
const minute = 60_000;
const wrongPassword = 'Falsch-2026!';

describe('a login', () => {
  test('[AUTH-1] takes an e-mail address in any case, or a username, with the password', async () => {
    const { call } = createTestApi(noon);
    for (const body of [
      { email: 'active@demo.test' },
      { email: 'Active@DEMO.test' },
      { username: 'Active' },
      { username: 'active@demo.test' },
    ]) {
      const { status, data } = await call('login', { body: { ...body, password: DEMO_PASSWORD } });
      expect(status).toBe(200);
      const { data: state } = await call('isLogin', { header: { 'access-token': String(data.bearer_token) } });
      expect(state).toEqual({ is_login: true, session_expires: '2026-12-21T12:00:00.000Z' });
    }
  });

  test('[AUTH-3] gives tokens as values, for one demo customer as one-element lists', async () => {
    const { call } = createTestApi(noon);
    const tokensOf = async (name: 'active' | 'token-lists') =>
      (await call('login', { body: { email: demoEmail(name), password: DEMO_PASSWORD } })).data;
    expect(await tokensOf('active')).toEqual({ bearer_token: expect.any(String), refresh_token: expect.any(String) });
    expect(await tokensOf('token-lists')).toEqual({
      bearer_token: [expect.any(String)],
      refresh_token: [expect.any(String)],
    });
  });

  test('[AUTH-28] has tokens that fit into cookies, whose names and values browsers keep up to 4,096 bytes', async () => {
    const { bearer, refresh } = await logIn(createTestApi(noon), 'active');
    for (const token of [bearer, refresh])
      expect(`__Host-paddock_refresh_token=1795867200000.${token}`.length).toBeLessThan(2_048);
  });

  test('[AUTH-2] has tokens that carry when they expire', async () => {
    const { bearer, refresh } = await logIn(createTestApi(noon), 'active');
    const expiryOf = (token: string) => JSON.parse(atob(token.split('.')[1] ?? '')).exp * 1000;
    expect(expiryOf(bearer)).toBe(Date.parse(noon) + 15 * minute);
    expect(expiryOf(refresh)).toBe(Date.parse('2026-12-21T12:00:00Z'));
  });

  test('[AUTH-1] says of a body which fields are missing or belong to the other one', async () => {
    const { call } = createTestApi(noon);
    const faultsOf = async (body: object, header = {}) => (await call('login', { body, header })).validation;
    expect(await faultsOf({})).toEqual({ username: ['required'], email: ['required'], password: ['required'] });
    expect(await faultsOf({ email: 'a@b.c' })).toEqual({ password: ['required'] });
    expect(await faultsOf({ email: 'a@b.c', username: 'a', password: 'x' })).toEqual({ email: ['unknown'] });
    expect(await faultsOf({ email: 'a@b.c', password: 'x', refresh_token: 't' })).toEqual({
      refresh_token: ['unknown'],
    });
    expect(await faultsOf({ grant_type: 'refresh_token', refresh_token: 't' })).toEqual({
      'refresh-token': ['required'],
    });
    expect(await faultsOf({ grant_type: 'refresh_token', refresh_token: 't' }, { 'refresh-token': 'u' })).toEqual({
      'refresh-token': ['confirm'],
    });
    expect(await faultsOf({ grant_type: 'password', email: 'a@b.c', password: 'x' })).toEqual({
      grant_type: ['one_of'],
    });
  });

  test('[AUTH-4] answers a wrong password and an unknown name alike, and takes as long', async () => {
    const { call } = createTestApi(noon);
    const attempt = async (email: string) => {
      const start = performance.now();
      const { status, error } = await call('login', { body: { email, password: 'Falsch-2026!' } });
      return { answer: { status, error }, took: performance.now() - start };
    };
    const [known, unknown] = await atRealPasswordCost(async () => {
      await attempt('warm@up.test');
      return [await attempt('active@demo.test'), await attempt('nobody@demo.test')] as const;
    });
    expect(known.answer).toEqual(unknown.answer);
    expect(known.answer).toMatchObject({ status: 401, error: { code: 'invalid_credentials' } });
    // Without work on an absent hash it would take about a fiftieth.
    expect(unknown.took).toBeGreaterThan(known.took / 5);
  });

  test.each(['active@demo.test', 'nobody@demo.test'])(
    '[AUTH-5] [AUTH-6] of %s waits after five wrong passwords, a second and then twice as long each time, however many come at once',
    async (email) => {
      const { call, advance } = createTestApi(noon);
      const attempt = (password = wrongPassword) => call('login', { body: { email, password } });
      const attempts = await Promise.all(Array.from({ length: 8 }, () => attempt()));
      expect(attempts.map(({ status }) => status).sort()).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
      for (const seconds of [1, 2, 4]) {
        const { status, headers, code } = await attempt(DEMO_PASSWORD);
        expect({ status, code, wait: headers.get('retry-after') }).toEqual({
          status: 429,
          code: 'too_many_requests',
          wait: String(seconds),
        });
        advance(seconds * 1000);
        expect((await attempt()).status).toBe(401);
      }
      advance(8_000);
      expect((await attempt(DEMO_PASSWORD)).status).toBe(email === 'active@demo.test' ? 200 : 401);
    },
  );

  test('[AUTH-5] with the right password is no guess: the count begins anew', async () => {
    const { call } = createTestApi(noon);
    const attempt = async (password: string) =>
      (await call('login', { body: { email: 'active@demo.test', password } })).status;
    for (let round = 0; round < 2; round += 1) {
      for (let wrong = 0; wrong < 4; wrong += 1) expect(await attempt(wrongPassword)).toBe(401);
      expect(await attempt(DEMO_PASSWORD)).toBe(200);
    }
  });

  test('[AUTH-29] with wrong passwords for a username says nothing about whose e-mail address it is', async () => {
    const { call } = createTestApi(noon);
    const attempt = async (body: { username: string } | { email: string }) =>
      (await call('login', { body: { ...body, password: wrongPassword } })).status;
    for (let wrong = 0; wrong < 5; wrong += 1) expect(await attempt({ username: 'Active' })).toBe(401);
    expect(await attempt({ username: 'active' })).toBe(429);
    for (const email of ['active@demo.test', 'other@demo.test', 'nobody@demo.test'])
      expect(await attempt({ email })).toBe(401);
  });

  test('[AUTH-23] is not slowed after a recovery, by the username or the e-mail address', async () => {
    const { call, messagesTo } = createTestApi(noon);
    const names = [{ username: 'active' }, { email: 'active@demo.test' }];
    for (const name of names) {
      for (let wrong = 0; wrong < 6; wrong += 1) await call('login', { body: { ...name, password: wrongPassword } });
    }
    await call('startPasswordRecovery', { body: { email: 'active@demo.test' } });
    const [mail] = await messagesTo('active@demo.test');
    const token = /password-recovery\/(\w+)\n/.exec(mail?.text ?? '')?.[1] ?? '';
    const password = 'Galopp-2027!';
    await call('finishPasswordRecovery', { path: { token }, body: { password, password_confirmation: password } });
    for (const name of names) expect((await call('login', { body: { ...name, password } })).status).toBe(200);
  });

  /** An API whose counts a test can set. */
  const counting = () => {
    const api = createTestApi(noon);
    return {
      ...api,
      attempt: async (name: string, from: string, password = wrongPassword, cookie = '') =>
        (
          await api.call('login', {
            header: { 'x-forwarded-for': from, ...(cookie ? { cookie } : {}) },
            body: { email: `${name}@demo.test`, password },
          })
        ).status,
      count: async (kind: string, count: number) => {
        const database = await api.database();
        await database
          .updateTable('throttle')
          .set({ count, window_start: api.now() })
          .where('kind', '=', kind)
          .execute();
      },
      countsOf: async () =>
        (await api.database()).selectFrom('throttle').select(['kind', 'key', 'count']).orderBy('kind').execute(),
    };
  };

  test('[AUTH-5] waits after fifty wrong ones from its network, whatever the names and whatever else the header claims', async () => {
    const { attempt, count, advance } = counting();
    expect(await attempt('first', '192.0.2.1, 2001:db8:1:2::7')).toBe(401);
    await count('login-network', 49);
    expect(await attempt('fiftieth', '192.0.2.2, 2001:DB8:0001:2:ffff::1')).toBe(401);
    expect(await attempt('other', '192.0.2.3, 2001:db8:1:2::8')).toBe(429);
    expect(await attempt('other', '2001:db8:1:2::7, 192.0.2.1')).toBe(401);
    advance(1_000);
    expect(await attempt('other', '2001:db8:1:2::9')).toBe(401);
  });

  test('[AUTH-7] is for the owner as ever, when somebody else guesses its password', async () => {
    const { attempt, count } = counting();
    expect(await attempt('active', '192.0.2.66')).toBe(401);
    await count('login-place', 12);
    expect(await attempt('active', '192.0.2.66')).toBe(429);
    expect(await attempt('active', '192.0.2.1', DEMO_PASSWORD)).toBe(200);
  });

  test('[AUTH-7] from many networks at once is slowed for the account, too, by minutes at most', async () => {
    const { attempt, count, advance } = counting();
    expect(await attempt('active', '192.0.2.1')).toBe(401);
    await count('login-name', 32);
    expect(await attempt('active', '192.0.2.2')).toBe(429);
    advance(2 ** 12 * 1_000);
    await count('login-name', 26);
    advance(64_000);
    expect(await attempt('active', '192.0.2.3')).toBe(401);
    expect(await attempt('active', '192.0.2.4')).toBe(429);
  });

  test('[AUTH-8] in a browser that the customer logged in with waits for no guess of others', async () => {
    const { attempt, count, call } = counting();
    const { headers } = await call('login', { body: { email: 'active@demo.test', password: DEMO_PASSWORD } });
    const cookie = /device=[\w-]+/.exec(headers.getSetCookie()[1] ?? '')?.[0] ?? '';
    expect(await attempt('active', '192.0.2.66')).toBe(401);
    for (const kind of ['login-place', 'login-name', 'login-network']) await count(kind, 60);
    expect(await attempt('active', '192.0.2.66', DEMO_PASSWORD)).toBe(429);
    // The cookie is valid only for its customer.
    expect(await attempt('other', '192.0.2.66', DEMO_PASSWORD, cookie)).toBe(429);
    for (let wrong = 0; wrong < 5; wrong += 1) {
      expect(await attempt('active', '192.0.2.66', wrongPassword, cookie)).toBe(401);
    }
    expect(await attempt('active', '192.0.2.66', DEMO_PASSWORD, cookie)).toBe(429);
  });

  test('[AUTH-8] gives the browser a cookie that no script reads, under another name each time, for half a year', async () => {
    const { call, advance, attempt, count } = counting();
    const cookieOf = async (header: Record<string, string> = {}) => {
      const body = { email: 'active@demo.test', password: DEMO_PASSWORD };
      return (await call('login', { header, body })).headers.getSetCookie()[1] ?? '';
    };
    const plain = await cookieOf();
    expect(plain).toMatch(/^device=[\w-]{22}; Path=\/; Max-Age=15552000; SameSite=Strict; HttpOnly; Secure$/);
    const [first = ''] = plain.split(';');
    const secure = await cookieOf({ 'x-forwarded-proto': 'https' });
    expect(secure).toMatch(/^__Host-device=[\w-]{22}; Path=\/; Max-Age=15552000; SameSite=Strict; HttpOnly; Secure$/);
    const [second = ''] = (await cookieOf({ cookie: first })).split(';');
    expect(second).not.toBe(first);
    await attempt('active', '192.0.2.1');
    await count('login-name', 60);
    expect(await attempt('active', '192.0.2.2', DEMO_PASSWORD, first)).toBe(429);
    advance(180 * 24 * 60 * minute);
    await count('login-name', 60);
    expect(await attempt('active', '192.0.2.2', DEMO_PASSWORD, second)).toBe(429);
  });

  test('[AUTH-8] has no known browser any more once a recovery set a new password', async () => {
    const { call, attempt, count, messagesTo } = counting();
    const { headers } = await call('login', { body: { email: 'active@demo.test', password: DEMO_PASSWORD } });
    const cookie = /device=[\w-]+/.exec(headers.getSetCookie()[1] ?? '')?.[0] ?? '';
    await call('startPasswordRecovery', { body: { email: 'active@demo.test' } });
    const [mail] = await messagesTo('active@demo.test');
    const token = /password-recovery\/(\w+)\n/.exec(mail?.text ?? '')?.[1] ?? '';
    const password = 'Galopp-2027!';
    await call('finishPasswordRecovery', { path: { token }, body: { password, password_confirmation: password } });
    await attempt('active', '192.0.2.1');
    await count('login-name', 60);
    expect(await attempt('active', '192.0.2.2', password, cookie)).toBe(429);
  });

  test('[AUTH-8] knows ten browsers of a customer at most', async () => {
    const { call, database } = createTestApi(noon);
    const db = await database();
    const { id } = await db
      .selectFrom('customer')
      .select('id')
      .where('username', '=', 'active')
      .executeTakeFirstOrThrow();
    const seen = Array.from({ length: 12 }, (_, at) => ({ hash: `hash-${at}`, customer_id: id, seen_at: at }));
    await db.insertInto('known_device').values(seen).execute();
    await call('login', { body: { email: 'active@demo.test', password: DEMO_PASSWORD } });
    const known = await db.selectFrom('known_device').select('hash').orderBy('seen_at').execute();
    expect(known).toHaveLength(10);
    expect(known[0]).toEqual({ hash: 'hash-3' });
  });

  test('[AUTH-9] that has to wait leaves no count and no row behind', async () => {
    const { attempt, count, countsOf } = counting();
    await attempt('first', '192.0.2.1');
    await count('login-network', 60);
    const before = await countsOf();
    for (let at = 0; at < 10; at += 1) expect(await attempt(`name-${at}`, '192.0.2.1')).toBe(429);
    expect(await countsOf()).toEqual(before);
  });

  test('[AUTH-12] of status 6, 9 and 15, and with a checkpoint open, is a login', async () => {
    const api = createTestApi(noon);
    for (const name of ['identity', 'provisional', 'no-bank', 'terms-outdated', 'age', 'means-outdated'] as const) {
      expect((await logIn(api, name)).bearer, name).toEqual(expect.any(String));
    }
  });

  test.each([
    ['locked', 'customer_status_zero'],
    ['registering', 'check_registration'],
  ] as const)('[AUTH-10] of %s is %s, with the token that leads on with the registration', async (name, code) => {
    const { call } = createTestApi(noon);
    const attempt = () => call('login', { body: { email: demoEmail(name), password: DEMO_PASSWORD } });
    const { status, error } = await attempt();
    expect({ status, code: error?.code }).toEqual({ status: 403, code });
    const token = String(error?.extended?.reg_token);
    expect(token).toMatch(/^\w{30,32}$/);
    expect((await call('getRegistration', { path: { token } })).data).toMatchObject({ finished: false });
    expect((await attempt()).error?.extended).toEqual({ reg_token: token });
  });

  test('[AUTH-10] of a customer who was locked after the registration begins another one', async () => {
    const { call, database } = createTestApi(noon);
    const db = await database();
    await db.updateTable('registration').set({ finished_at: 1 }).where('username', '=', 'locked').execute();
    const { error } = await call('login', { body: { email: demoEmail('locked'), password: DEMO_PASSWORD } });
    const token = String(error?.extended?.reg_token);
    expect((await call('getRegistration', { path: { token } })).status).toBe(200);
  });

  test('[AUTH-10] of an expired provisional registration leads to PostIdent', async () => {
    const { call } = createTestApi(noon);
    const { status, code } = await call('login', { body: { email: demoEmail('expired'), password: DEMO_PASSWORD } });
    expect({ status, code }).toEqual({ status: 403, code: 'login_status_expired' });
  });

  test.each(['pending', 'none'])(
    '[AUTH-30] of an expired provisional registration whose bank account is %s is a login, and its session goes on',
    async (bank_account_status) => {
      const api = createTestApi(noon);
      const bank = (await api.database()).updateTable('customer').set({ bank_account_status });
      await bank.where('username', '=', 'provisional').execute();
      const { refresh: token } = await logIn(api, 'provisional');
      api.advance(72 * 60 * minute);
      const body = { grant_type: 'refresh_token' as const, refresh_token: token };
      expect((await api.call('login', { header: { 'refresh-token': token }, body })).status).toBe(200);
      expect((await logIn(api, 'provisional')).bearer).toEqual(expect.any(String));
    },
  );

  test('[AUTH-10] of an excluded customer is refused until the exclusion ends', async () => {
    const { call, setNow } = createTestApi(noon);
    const attempt = () => call('login', { body: { email: demoEmail('excluded'), password: DEMO_PASSWORD } });
    expect(await attempt()).toMatchObject({
      status: 403,
      code: 'customer_excluded',
      error: { extended: { excluded_until: '2027-02-19T12:00:00.000Z' } },
    });
    setNow('2027-02-19T12:00:00Z');
    expect((await attempt()).status).toBe(200);
  });

  test('[AUTH-11] tells a status only to who knows the password', async () => {
    const { call } = createTestApi(noon);
    for (const name of ['locked', 'excluded', 'expired']) {
      const { code } = await call('login', { body: { email: demoEmail(name), password: 'Falsch-2026!' } });
      expect(code).toBe('invalid_credentials');
    }
  });
});

describe('the pro platform', () => {
  test('is switched on and off for the one who asks', async () => {
    const { call, database } = createTestApi(noon);
    const prosOf = async () =>
      (await (await database()).selectFrom('customer').select('username').where('is_pro', '=', 1).execute()).map(
        ({ username }) => username,
      );
    expect((await call('switchToPro', { as: 'active' })).data).toEqual({ is_pro: true });
    expect(await prosOf()).toEqual(['active']);
    expect((await call('switchToPro', { as: 'active', body: { is_pro: false } })).data).toEqual({ is_pro: false });
    expect(await prosOf()).toEqual([]);
    expect((await call('switchToPro')).code).toBe('unauthorized');
  });
});
