import { describe, expect, it } from 'vitest';
import { demoEmail, demoPassword } from '../demo/demo-customers.ts';
import { createTestApi } from '../testing/ask.ts';
import { logIn } from '../testing/log-in.ts';

const noon = '2026-11-21T12:00:00Z';
const minute = 60_000;

describe('a login', () => {
  it('[REF-22] takes an e-mail address in any case, or a username, with the password', async () => {
    const { call } = createTestApi(noon);
    for (const body of [
      { email: 'active@demo.test' },
      { email: 'Active@DEMO.test' },
      { username: 'Active' },
      { username: 'active@demo.test' },
    ]) {
      const { status, data } = await call('login', { body: { ...body, password: demoPassword } });
      expect(status).toBe(200);
      const { data: state } = await call('isLogin', { header: { 'access-token': String(data.bearer_token) } });
      expect(state).toEqual({ is_login: true, session_expires: '2026-12-21T12:00:00.000Z' });
    }
  });

  it('[REF-22] gives tokens as values, for one demo customer as one-element lists', async () => {
    const { call } = createTestApi(noon);
    const tokensOf = async (name: 'active' | 'token-lists') =>
      (await call('login', { body: { email: demoEmail(name), password: demoPassword } })).data;
    expect(await tokensOf('active')).toEqual({ bearer_token: expect.any(String), refresh_token: expect.any(String) });
    expect(await tokensOf('token-lists')).toEqual({
      bearer_token: [expect.any(String)],
      refresh_token: [expect.any(String)],
    });
  });

  it('[REF-22] has tokens that carry when they expire', async () => {
    const { bearer, refresh } = await logIn(createTestApi(noon), 'active');
    const expiryOf = (token: string) => JSON.parse(atob(token.split('.')[1] ?? '')).exp * 1000;
    expect(expiryOf(bearer)).toBe(Date.parse(noon) + 15 * minute);
    expect(expiryOf(refresh)).toBe(Date.parse('2026-12-21T12:00:00Z'));
  });

  it('[REF-22] says of a body which fields are missing or belong to the other one', async () => {
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

  it('[REF-23] answers a wrong password and an unknown name alike, and takes as long', async () => {
    const { call } = createTestApi(noon);
    const attempt = async (email: string) => {
      const start = performance.now();
      const { status, error } = await call('login', { body: { email, password: 'Falsch-2026!' } });
      return { answer: { status, error }, took: performance.now() - start };
    };
    await attempt('warm@up.test');
    const [known, unknown] = [await attempt('active@demo.test'), await attempt('nobody@demo.test')];
    expect(known.answer).toEqual(unknown.answer);
    expect(known.answer).toMatchObject({ status: 401, error: { code: 'invalid_credentials' } });
    // Without the work on an absent hash it would be some fiftieth.
    expect(unknown.took).toBeGreaterThan(known.took / 5);
  });

  it.each(['active@demo.test', 'nobody@demo.test'])(
    '[REF-23] of %s is 429 after five wrong passwords, also with the right one, until the quarter of an hour is over',
    async (email) => {
      const { call, advance } = createTestApi(noon);
      const attempt = (password: string) => call('login', { body: { email, password } });
      const attempts = await Promise.all(Array.from({ length: 8 }, () => attempt('Falsch-2026!')));
      expect(attempts.map(({ status }) => status).sort()).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
      advance(5 * minute);
      const { status, headers, code } = await attempt(demoPassword);
      expect({ status, code, wait: headers.get('retry-after') }).toEqual({
        status: 429,
        code: 'too_many_requests',
        wait: '600',
      });
      advance(10 * minute);
      expect((await attempt(demoPassword)).status).toBe(email === 'active@demo.test' ? 200 : 401);
    },
  );

  it('[REF-23] with the right password is no guess: the count begins anew', async () => {
    const { call } = createTestApi(noon);
    const attempt = async (password: string) =>
      (await call('login', { body: { email: 'active@demo.test', password } })).status;
    for (let round = 0; round < 2; round += 1) {
      for (let wrong = 0; wrong < 4; wrong += 1) expect(await attempt('Falsch-2026!')).toBe(401);
      expect(await attempt(demoPassword)).toBe(200);
    }
  });

  it('[REF-23] is 429 after fifty wrong ones from one network, whatever the names and whatever else the header claims', async () => {
    const { call, database, now } = createTestApi(noon);
    const attempt = async (name: string, from: string) =>
      (
        await call('login', {
          header: { 'x-forwarded-for': from },
          body: { email: `${name}@demo.test`, password: 'Falsch-2026!' },
        })
      ).status;
    expect(await attempt('first', '192.0.2.1, 2001:db8:1:2::7')).toBe(401);
    // The next 48: a password is slow to compare.
    const db = await database();
    await db
      .updateTable('throttle')
      .set({ count: 49, window_start: now() })
      .where('kind', '=', 'login-address')
      .execute();
    expect(await attempt('fiftieth', '192.0.2.2, 2001:db8:1:2:ffff::1')).toBe(401);
    expect(await attempt('other', '192.0.2.3, 2001:db8:1:2::8')).toBe(429);
    expect(await attempt('other', '2001:db8:1:2::7, 192.0.2.1')).toBe(401);
  });

  it('[REF-24] of status 6, 9 and 15, and with a checkpoint open, is a login', async () => {
    const api = createTestApi(noon);
    for (const name of ['identity', 'provisional', 'no-bank', 'terms-outdated', 'age', 'means-outdated'] as const) {
      expect((await logIn(api, name)).bearer, name).toEqual(expect.any(String));
    }
  });

  it.each([
    ['locked', 'customer_status_zero'],
    ['registering', 'check_registration'],
  ] as const)('[REF-24] of %s is %s, with the token that leads on with the registration', async (name, code) => {
    const { call } = createTestApi(noon);
    const attempt = () => call('login', { body: { email: demoEmail(name), password: demoPassword } });
    const { status, error } = await attempt();
    expect({ status, code: error?.code }).toEqual({ status: 403, code });
    const token = String(error?.extended?.reg_token);
    expect(token).toMatch(/^\w{30,32}$/);
    expect((await call('getRegistration', { path: { token } })).data).toMatchObject({ finished: false });
    expect((await attempt()).error?.extended).toEqual({ reg_token: token });
  });

  it('[REF-24] of a customer who was locked after the registration begins another one', async () => {
    const { call, database } = createTestApi(noon);
    const db = await database();
    await db.updateTable('registration').set({ finished_at: 1 }).where('username', '=', 'locked').execute();
    const { error } = await call('login', { body: { email: demoEmail('locked'), password: demoPassword } });
    const token = String(error?.extended?.reg_token);
    expect((await call('getRegistration', { path: { token } })).status).toBe(200);
  });

  it('[REF-24] of an expired provisional registration leads to PostIdent', async () => {
    const { call } = createTestApi(noon);
    const { status, code } = await call('login', { body: { email: demoEmail('expired'), password: demoPassword } });
    expect({ status, code }).toEqual({ status: 403, code: 'login_status_expired' });
  });

  it('[REF-24] of an excluded customer is refused until the exclusion ends', async () => {
    const { call, setNow } = createTestApi(noon);
    const attempt = () => call('login', { body: { email: demoEmail('excluded'), password: demoPassword } });
    expect(await attempt()).toMatchObject({
      status: 403,
      code: 'customer_excluded',
      error: { extended: { excluded_until: '2027-02-19T12:00:00.000Z' } },
    });
    setNow('2027-02-19T12:00:00Z');
    expect((await attempt()).status).toBe(200);
  });

  it('[REF-24] tells a status only to who knows the password', async () => {
    const { call } = createTestApi(noon);
    for (const name of ['locked', 'excluded', 'expired']) {
      const { code } = await call('login', { body: { email: demoEmail(name), password: 'Falsch-2026!' } });
      expect(code).toBe('invalid_credentials');
    }
  });
});

describe('the pro platform', () => {
  it('is switched on and off for the one who asks', async () => {
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
