import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createFakeBrowser } from './testing/fake-browser.ts';
import { EXPIRY_MARGIN_MS, REFRESH_DEBOUNCE_MS } from './tokens.model.ts';

const minute = 60_000;
const lifetime = 15 * minute;
const day = 24 * 60 * minute;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00Z'), toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  return () => vi.useRealTimers();
});

const advance = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** A browser with this many tabs, where Anna is logged in. */
function loggedIn(tabs = 1, options: Parameters<typeof createFakeBrowser>[0] = {}) {
  const browser = createFakeBrowser(options);
  const [first, ...others] = Array.from({ length: tabs }, () => browser.openTab());
  if (!first) throw new Error('A browser has a tab');
  first.control.adopt(browser.server.logIn('anna'));
  return { ...browser, tab: first, tabs: [first, ...others] };
}

/** A tab logs out while a call of the other one waits for the answer to its refresh. */
async function logOutDuringRefresh() {
  const { server, tabs, jar } = loggedIn(2);
  const [one, two] = tabs;
  for (const tab of tabs) tab.hide();
  await advance(lifetime);
  const { promise, resolve } = Promise.withResolvers<undefined>();
  server.answerWith(() => promise);
  const call = one?.whoAmI().catch(({ status }) => status);
  await advance(0);
  two?.control.end('customer');
  return { one, two, jar, call, answer: () => resolve(undefined) };
}

describe('an access token', () => {
  test('[TOKENS-2] [TOKENS-17] is refreshed in time by a tab on screen, though nobody calls', async () => {
    const { server } = loggedIn();
    await advance(lifetime - EXPIRY_MARGIN_MS - 1_000);
    expect(server.refreshes).toHaveLength(0);
    await advance(minute);
    expect(server.refreshes).toHaveLength(1);
    await advance(lifetime);
    expect(server.refreshes).toHaveLength(2);
  });

  test('[TOKENS-17] is not refreshed by a tab that nobody sees', async () => {
    const { server, tab } = loggedIn();
    tab.hide();
    await advance(lifetime * 2);
    expect(server.refreshes).toHaveLength(0);
  });

  test('[TOKENS-18] [TOKENS-19] that is due serves until its successor is there, for which all calls of 2 s ask once', async () => {
    const { server, tab } = loggedIn();
    tab.hide();
    await advance(lifetime - minute);
    const calls = Array.from({ length: 50 }, () => tab.whoAmI());
    expect(new Set(await Promise.all(calls))).toEqual(new Set(['anna']));
    expect(server.refreshes).toHaveLength(0);
    await advance(REFRESH_DEBOUNCE_MS);
    expect(server.refreshes).toHaveLength(1);
  });

  test('[TOKENS-20] that has expired is never sent', async () => {
    const { server, tab } = loggedIn();
    tab.hide();
    await advance(lifetime);
    expect(await Promise.all([tab.whoAmI(), tab.whoAmI()])).toEqual(['anna', 'anna']);
    expect(server.refreshes).toHaveLength(1);
    expect(server.requests).toHaveLength(3);
  });

  test.each([-day, day])(
    '[TOKENS-3] [TOKENS-21] is neither refreshed early nor sent dead where the clock is %d ms ahead',
    async (skewMs) => {
      const { server, tab } = loggedIn(1, { skewMs });
      expect(await tab.whoAmI()).toBe('anna');
      await advance(lifetime - EXPIRY_MARGIN_MS - minute);
      expect(server.refreshes).toHaveLength(0);
      await advance(lifetime * 3);
      expect(await tab.whoAmI()).toBe('anna');
      expect(server.requests.filter(({ url }) => url.endsWith('limits'))).toHaveLength(2);
      expect(tab.ended).toEqual([]);
    },
  );

  test.each([-day, day])('[TOKENS-22] survives a clock that is set by %d ms while the page is open', async (by) => {
    const { server, tab } = loggedIn();
    vi.setSystemTime(Date.now() + by);
    expect(await tab.whoAmI()).toBe('anna');
    await advance(lifetime);
    expect(await tab.whoAmI()).toBe('anna');
    expect(tab.ended).toEqual([]);
    // No call was refused and sent again.
    expect(server.requests.filter(({ url }) => url.endsWith('limits'))).toHaveLength(2);
  });
});

describe('a refresh', () => {
  test('[TOKENS-4] is one for ten tabs that call fifty times each', async () => {
    const { server, tabs } = loggedIn(10);
    for (const tab of tabs) tab.hide();
    await advance(lifetime);
    const answers = await Promise.all(tabs.flatMap((tab) => Array.from({ length: 50 }, () => tab.whoAmI())));
    expect(new Set(answers)).toEqual(new Set(['anna']));
    expect(server.refreshes).toHaveLength(1);
  });

  test('[TOKENS-4] is one also where the new access token is the old one again, for both are of one second', async () => {
    const { server, jar, openTab } = createFakeBrowser();
    const tabs = Array.from({ length: 10 }, () => openTab());
    server.numberNoTokens();
    tabs[0]?.control.adopt(server.logIn('anna'));
    const access = () => /__Host-paddock_token=\d+\.([^;]*)/.exec(jar.cookie)?.[1];
    const before = access();
    jar.setExpiry(0);
    const answers = await Promise.all(tabs.map((tab) => tab.whoAmI()));
    expect(new Set(answers)).toEqual(new Set(['anna']));
    expect(access()).toBe(before);
    expect(server.refreshes).toHaveLength(1);
  });

  test('[TOKENS-4] is one also for a tab that reads the cookies while the new ones are written', async () => {
    const { server, jar, openTab } = createFakeBrowser();
    const [first, other] = [openTab(), openTab()];
    server.numberNoTokens();
    first.control.adopt(server.logIn('anna'));
    jar.setExpiry(0);
    const write = Object.getOwnPropertyDescriptor(jar, 'cookie')?.set;
    const asked: Promise<string | null>[] = [];
    let isAsking = false;
    vi.spyOn(jar, 'cookie', 'set').mockImplementation((line) => {
      write?.call(jar, line);
      if (isAsking || !line.startsWith('__Host-paddock_refresh_token=')) return;
      isAsking = true;
      asked.push(other.whoAmI());
    });
    expect(await first.whoAmI()).toBe('anna');
    expect(await Promise.all(asked)).toEqual(['anna']);
    expect(server.refreshes).toHaveLength(1);
  });

  test('[TOKENS-23] is one in a tab where there are no Web Locks', async () => {
    const { server, openTab } = createFakeBrowser();
    const tab = openTab({ hasLocks: false });
    tab.control.adopt(server.logIn('anna'));
    tab.hide();
    await advance(lifetime);
    await Promise.all(Array.from({ length: 50 }, () => tab.whoAmI()));
    expect(server.refreshes).toHaveLength(1);
  });

  test('[TOKENS-5] of a tab that is closed before it is sent is done by another', async () => {
    const { server, tabs } = loggedIn(3);
    const [dying, ...others] = tabs;
    for (const tab of tabs) tab.hide();
    await advance(lifetime);
    server.answerWith(() => new Promise(() => {}));
    void dying?.whoAmI();
    await advance(1_000);
    const waiting = others.map((tab) => tab.whoAmI());
    await advance(1_000);
    server.answerWith(async () => undefined);
    dying?.close();
    await advance(0);
    expect(await Promise.all(waiting)).toEqual(['anna', 'anna']);
    expect(server.refreshes).toHaveLength(1);
  });

  test('[TOKENS-25] [TOKENS-26] of a tab that is frozen before it is sent is done by one other, after the deadline', async () => {
    const { server, tabs } = loggedIn(10);
    const [frozen, ...others] = tabs;
    for (const tab of tabs) tab.hide();
    await advance(lifetime);
    server.answerWith(() => new Promise(() => {}));
    void frozen?.whoAmI().catch(() => {});
    await advance(100);
    frozen?.freeze();
    server.answerWith(async () => undefined);
    const waiting = others.map((tab) => tab.whoAmI());
    await advance(11_000);
    expect(server.refreshes).toHaveLength(0);
    await advance(2_000);
    expect(new Set(await Promise.all(waiting))).toEqual(new Set(['anna']));
    expect(server.refreshes).toHaveLength(1);

    frozen?.thaw();
    await advance(0);
    expect(await frozen?.whoAmI()).toBe('anna');
    expect(server.refreshes).toHaveLength(1);
    expect([frozen, ...others].flatMap((tab) => tab?.ended)).toEqual([]);
  });

  test('[TOKENS-27] [TOKENS-28] whose answer is lost with its tab is answered again to another: the session goes on', async () => {
    const { server, tabs } = loggedIn(3);
    const [dying, ...others] = tabs;
    for (const tab of tabs) tab.hide();
    await advance(lifetime);
    server.loseAnswer();
    void dying?.whoAmI();
    await advance(1_000);
    dying?.close();
    await advance(0);
    expect(await Promise.all(others.map((tab) => tab.whoAmI()))).toEqual(['anna', 'anna']);
    expect(new Set(server.refreshes).size).toBe(1);
    expect(others.flatMap((tab) => tab.ended)).toEqual([]);
  });

  test('[TOKENS-27] [TOKENS-28] whose answer is lost on the way is answered again to the next try', async () => {
    const { server, tab } = loggedIn();
    tab.hide();
    await advance(lifetime);
    server.loseAnswer();
    const call = tab.whoAmI().catch((error: Error) => error.message);
    await advance(10_000);
    expect(await call).toBe('The session could not be refreshed now');
    await advance(1_000);
    expect(await tab.whoAmI()).toBe('anna');
    expect(tab.ended).toEqual([]);
  });

  test('[TOKENS-36] [TOKENS-37] without an answer keeps the session, and is tried again in 1 s, 2 s, 4 s, at most every minute', async () => {
    const { server, tab } = loggedIn();
    tab.hide();
    await advance(lifetime);
    const times: number[] = [];
    const start = Date.now();
    server.answerWith(async (request) => {
      if (!request.url.endsWith('/login')) return undefined;
      times.push(Math.round((Date.now() - start) / 1000));
      return new Response('<h1>Bad gateway</h1>', { status: 502 });
    });
    for (let second = 0; second < 200; second += 1) {
      await expect(tab.whoAmI()).rejects.toThrow('could not be refreshed');
      await advance(1_000);
    }
    expect(times).toEqual([0, 1, 3, 7, 15, 31, 63, 123, 183]);
    expect(tab.status()).toEqual({ status: 'customer', customerId: 'anna' });
    server.answerWith(async () => undefined);
    await advance(minute);
    expect(await tab.whoAmI()).toBe('anna');
  });

  test('[TOKENS-38] that failed is tried again at once when the tab or the network is back', async () => {
    const { server, tab } = loggedIn();
    tab.hide();
    await advance(lifetime);
    server.answerWith(() => Promise.reject(new TypeError('fetch failed')));
    for (let second = 0; second < 60; second += 1) {
      await tab.whoAmI().catch(() => {});
      await advance(1_000);
    }
    server.answerWith(async () => undefined);
    await expect(tab.whoAmI()).rejects.toThrow('could not be refreshed');
    tab.wake();
    expect(await tab.whoAmI()).toBe('anna');
  });

  test.each<[string, () => Promise<Response>]>([
    ['the network is away', () => Promise.reject(new TypeError('fetch failed'))],
    ['the server is broken', async () => new Response('', { status: 500 })],
    ['there are too many', async () => new Response('', { status: 429 })],
    ['the answer is something else', async () => new Response('<html>', { status: 200 })],
    ['nothing comes within 10 s', () => new Promise(() => {})],
  ])('[TOKENS-36] that fails because %s keeps the session', async (_, answer) => {
    const { server, tab } = loggedIn();
    tab.hide();
    await advance(lifetime);
    server.answerWith((request) => (request.url.endsWith('/login') ? answer() : Promise.resolve(undefined)));
    const call = tab.whoAmI().catch((error: Error) => error.message);
    await advance(10_000);
    expect(await call).toBe('The session could not be refreshed now');
    server.answerWith(async () => undefined);
    await advance(1_000);
    expect(await tab.whoAmI()).toBe('anna');
  });

  test('[TOKENS-11] [TOKENS-43] [TOKENS-44] that fails with 503 once the token has expired is told of once, and once more when it works again', async () => {
    const { server, tab } = loggedIn();
    server.answerWith(async (request) =>
      request.url.endsWith('/login') ? new Response('', { status: 503 }) : undefined,
    );
    await advance(lifetime - minute);
    expect(server.requests.length).toBeGreaterThan(0);
    expect(tab.failing).toEqual([]);
    await advance(3 * minute);
    for (let call = 0; call < 5; call += 1) {
      await expect(tab.whoAmI()).rejects.toMatchObject({ kind: 'network', code: 'session_not_refreshed' });
      await advance(10_000);
    }
    expect(tab.failing).toEqual([true]);
    expect(tab.status()).toEqual({ status: 'customer', customerId: 'anna' });
    server.answerWith(async () => undefined);
    await advance(2 * minute);
    expect(tab.failing).toEqual([true, false]);
    expect(tab.ended).toEqual([]);
  });

  test('[TOKENS-43] that failed here and was done by another tab is told to work again', async () => {
    const { server, tabs } = loggedIn(2);
    const [one, two] = tabs;
    two?.hide();
    server.answerWith(async () => new Response('', { status: 503 }));
    await advance(lifetime + minute);
    expect(one?.failing).toEqual([true]);
    two?.control.adopt(server.logIn('anna'));
    await advance(45_000);
    expect(one?.failing).toEqual([true, false]);
  });

  test('[TOKENS-7] that is refused logs out, in every tab', async () => {
    const { server, tabs } = loggedIn(3);
    server.endAll();
    await advance(lifetime);
    await advance(minute);
    for (const each of tabs) expect(each.status()).toEqual({ status: 'anonymous' });
    expect(tabs.flatMap(({ ended }) => ended).sort()).toEqual(['elsewhere', 'elsewhere', 'refused']);
    expect(server.refreshes).toHaveLength(1);
  });

  test('[TOKENS-35] that has no refresh token logs out once the access token has expired', async () => {
    const { tab, jar } = loggedIn();
    for (const name of ['__Host-paddock_refresh_token', 'paddock_refresh_token']) jar.cookie = `${name}=; Max-Age=0`;
    tab.hide();
    expect(await tab.whoAmI()).toBe('anna');
    await advance(lifetime);
    await expect(tab.whoAmI()).rejects.toMatchObject({ status: 401 });
    expect(tab.ended).toEqual(['refused']);
  });

  test('[TOKENS-39] that is refused because another tab was quicker does not log out', async () => {
    const { server, tabs } = loggedIn(2);
    const [one, two] = tabs;
    for (const tab of tabs) tab.hide();
    await advance(lifetime);
    server.answerWith(async (request) => {
      if (!request.url.endsWith('/login')) return undefined;
      server.answerWith(async () => undefined);
      two?.control.adopt(server.logIn('anna'));
      return server.refuse(401, 'unauthorized_customer_jwt');
    });
    expect(await one?.whoAmI()).toBe('anna');
    expect(one?.ended).toEqual([]);
  });

  test('[TOKENS-24] whose answer comes after a logout is nobody’s', async () => {
    const { one, jar, answer, call } = await logOutDuringRefresh();
    answer();
    expect(await call).toBe(401);
    expect(jar.cookie).not.toContain('paddock_token');
    expect(one?.ended).toEqual(['elsewhere']);
  });
});

test('[SESSION-40] a login waits for the answer to a refresh of any tab, which would replace the new cookie', async () => {
  const { two, answer, call } = await logOutDuringRefresh();
  const ready = vi.fn();
  void two?.control.settled().then(ready);
  await advance(1_000);
  expect(ready).not.toHaveBeenCalled();
  answer();
  await call;
  await advance(0);
  expect(ready).toHaveBeenCalled();
});

describe('a call that the server refuses with 401', () => {
  /** The server refuses every access token that it issued before as expired, before its expiry. */
  const refuseOnce = (
    server: ReturnType<typeof createFakeBrowser>['server'],
    stale: string | null,
    code = 'unauthorized',
  ) =>
    server.answerWith(async (request) =>
      request.headers.get('access-token') === stale ? server.refuse(401, code) : undefined,
    );

  test.each(['unauthorized', 'unauthorized_customer_jwt'])(
    '[TOKENS-6] %s is sent once more with a new token',
    async (code) => {
      const { server, tab } = loggedIn();
      refuseOnce(server, tab.control.accessToken(), code);
      expect(await tab.whoAmI()).toBe('anna');
      expect(server.refreshes).toHaveLength(1);
      expect(server.requests).toHaveLength(3);
    },
  );

  test('[TOKENS-29] is sent once more with its body', async () => {
    const { server, tab } = loggedIn();
    refuseOnce(server, tab.control.accessToken());
    await tab.call('/v1/bets', { method: 'POST', body: '{"stake":200}' });
    expect(await server.requests.at(-1)?.text()).toBe('{"stake":200}');
  });

  test('[TOKENS-30] [TOKENS-34] is one of 200 at once: one refresh, and all are sent again in their order', async () => {
    const { server, tab } = loggedIn();
    const stale = tab.control.accessToken();
    refuseOnce(server, stale);
    const paths = Array.from({ length: 200 }, (_, n) => `/v1/races/${n}`);
    await Promise.all(paths.map((path) => tab.whoAmI(path)));
    expect(server.refreshes).toHaveLength(1);
    const again = server.requests.filter(
      ({ url, headers }) => url.includes('/races/') && headers.get('access-token') !== stale,
    );
    expect(again.map(({ url }) => url)).toEqual(paths.map((path) => `http://shop.test/api${path}`));
  });

  test('[TOKENS-31] is not sent a third time: the session ends with a reason', async () => {
    const { server, tab } = loggedIn();
    server.answerWith(async (request) =>
      request.url.endsWith('/login') ? undefined : server.refuse(401, 'unauthorized'),
    );
    await expect(tab.whoAmI()).rejects.toMatchObject({ status: 401 });
    expect(server.requests).toHaveLength(3);
    expect(tab.ended).toEqual(['refused']);
  });

  test('[TOKENS-32] with another code is the caller’s', async () => {
    const { server, tab } = loggedIn();
    server.answerWith(async () => server.refuse(401, 'invalid_credentials'));
    expect(await tab.whoAmI()).toBe('invalid_credentials');
    expect(server.requests).toHaveLength(1);
    expect(tab.ended).toEqual([]);
  });

  test('[TOKENS-33] because another tab was quicker needs no refresh', async () => {
    const { server, tabs } = loggedIn(2);
    const [one, two] = tabs;
    const stale = one?.control.accessToken() ?? null;
    server.answerWith(async (request) => {
      if (request.headers.get('access-token') !== stale) return undefined;
      server.answerWith(async () => undefined);
      two?.control.adopt(server.logIn('anna'));
      return server.refuse(401, 'unauthorized');
    });
    expect(await one?.whoAmI()).toBe('anna');
    expect(server.refreshes).toHaveLength(0);
  });

  test('[TOKENS-8] unauthorized_customer_jwt on the me call logs out at once', async () => {
    const { server, tab } = loggedIn();
    server.endAll();
    await expect(tab.whoAmI('/v1/customer/me')).rejects.toMatchObject({ status: 401 });
    expect(server.refreshes).toHaveLength(0);
    expect(tab.ended).toEqual(['refused']);
  });
});

describe('the proof of origin', () => {
  const post = { method: 'POST', body: '{}' };

  test('[TOKENS-9] that another tab has renewed is read again, and nobody notices', async () => {
    const { server, tab, jar } = loggedIn();
    jar.cookie = 'csrf-token=old';
    server.wantCsrf('new');
    server.answerWith(async () => {
      jar.cookie = 'csrf-token=new';
      return undefined;
    });
    expect((await tab.call('/v1/bets', post)).status).toBe(200);
    expect(server.requests.map(({ headers }) => headers.get('x-csrf-token'))).toEqual(['old', 'new']);
  });

  test('[TOKENS-40] that is refused twice is the caller’s to show', async () => {
    const { server, tab } = loggedIn();
    server.wantCsrf('never');
    expect((await tab.call('/v1/bets', post)).status).toBe(403);
    expect(server.requests).toHaveLength(2);
    expect(tab.ended).toEqual([]);
  });
});

describe('another tab', () => {
  test('[SESSION-5] hears of a login and of a logout at once', () => {
    const { server, tabs } = loggedIn(2);
    const [one, two] = tabs;
    expect(two?.status()).toEqual({ status: 'customer', customerId: 'anna' });
    one?.control.end('customer');
    expect(two?.status()).toEqual({ status: 'anonymous' });
    expect([one?.ended, two?.ended]).toEqual([['customer'], ['elsewhere']]);
    expect(server.requests).toHaveLength(0);
  });

  test('[SESSION-23] [SESSION-24] finds out by looking where tabs cannot talk: when it comes on screen, and every 45 s', async () => {
    const { server, openTab } = createFakeBrowser();
    const tab = openTab();
    const [seen, sleeping] = [openTab({ hasChannel: false }), openTab({ hasChannel: false })];
    sleeping.hide();
    tab.control.adopt(server.logIn('anna'));
    expect(seen.status().status).toBe('anonymous');
    await advance(45_000);
    expect([seen.status().status, sleeping.status().status]).toEqual(['customer', 'anonymous']);
    sleeping.wake();
    expect(sleeping.status().status).toBe('customer');
  });

  test('[SESSION-26] [SESSION-27] shows nothing of who was there before: neither a call that it makes then, nor an answer on its way', async () => {
    const { server, openTab } = createFakeBrowser();
    const tab = openTab();
    const deaf = openTab({ hasChannel: false });
    tab.control.adopt(server.logIn('anna'));
    deaf.wake();
    const answer = Promise.withResolvers<undefined>();
    server.answerWith(() => answer.promise);
    const onItsWay = deaf.whoAmI().catch(({ code }) => code);
    await advance(0);
    tab.control.adopt(server.logIn('bert'));
    answer.resolve(undefined);
    expect(await onItsWay).toBe('unauthorized_customer_jwt');
    expect(deaf.status()).toEqual({ status: 'customer', customerId: 'bert' });
    expect(deaf.ended).toEqual(['customerChanged']);

    tab.control.adopt(server.logIn('anna'));
    const before = server.requests.length;
    await expect(deaf.call('/v1/bets', { method: 'POST', body: '{}' })).rejects.toMatchObject({ status: 401 });
    expect(server.requests).toHaveLength(before);
    expect(await deaf.whoAmI()).toBe('anna');
  });
});

describe('a tab that wakes up', () => {
  test('[SESSION-7] looks first who is logged in now', () => {
    const { server, openTab } = createFakeBrowser();
    const tab = openTab();
    const deaf = openTab({ hasChannel: false });
    tab.control.adopt(server.logIn('anna'));
    deaf.wake();
    expect(deaf.status()).toMatchObject({ status: 'customer' });
    deaf.hide();
    tab.control.end('customer');
    deaf.wake();
    expect(deaf.status()).toEqual({ status: 'anonymous' });
  });

  test('[TOKENS-7] [SESSION-28] after 8 hours refreshes before anything else is sent, and logs out when that is refused', async () => {
    const { server, tab } = loggedIn();
    tab.hide();
    await advance(8 * 60 * minute);
    tab.wake();
    expect(await tab.whoAmI()).toBe('anna');
    expect(server.requests.map(({ url }) => url.endsWith('/login'))).toEqual([true, false]);

    tab.hide();
    server.endAll();
    await advance(8 * 60 * minute);
    tab.wake();
    await advance(0);
    expect(tab.ended).toEqual(['refused']);
  });
});

test('[SESSION-2] [SESSION-13] [SESSION-14] a visitor is logged in exactly when there is a token, and sends none without', async () => {
  const { server, openTab, jar } = createFakeBrowser();
  const tab = openTab();
  expect(tab.status()).toEqual({ status: 'anonymous' });
  expect(await tab.whoAmI()).toBeNull();
  expect(server.requests[0]?.headers.has('access-token')).toBe(false);
  tab.control.adopt(server.logIn('anna'));
  expect(openTab().status()).toEqual({ status: 'customer', customerId: 'anna' });
  for (const name of ['__Host-paddock_token', 'paddock_token']) jar.cookie = `${name}=; Max-Age=0`;
  expect(openTab().status()).toEqual({ status: 'anonymous' });
});

describe('an access cookie that is lost or garbled', () => {
  const names = ['__Host-paddock_token', 'paddock_token'];
  const spoil = (jar: { cookie: string }, value: string | null) => {
    for (const name of names) jar.cookie = value === null ? `${name}=; Max-Age=0` : `${name}=${value}`;
  };
  const garbled = [null, '', 'x', '12.', '12.%E0%A4%A'];

  test.each(garbled)('[TOKENS-10] is had again by the refresh token when a page is opened: %j', async (value) => {
    const { server, jar, tab, openTab } = loggedIn();
    tab.close();
    spoil(jar, value);
    const next = openTab();
    await advance(0);
    expect(await next.whoAmI()).toBe('anna');
    await advance(45_000);
    expect(next.status()).toEqual({ status: 'customer', customerId: 'anna' });
    expect(await next.whoAmI()).toBe('anna');
    expect(server.refreshes).toHaveLength(1);
  });

  test.each(garbled)('[TOKENS-10] does not log out in an open page: %j', async (value) => {
    const { server, jar, tab } = loggedIn();
    spoil(jar, value);
    expect(await Promise.all([tab.whoAmI(), tab.whoAmI()])).toEqual(['anna', 'anna']);
    expect(server.refreshes).toHaveLength(1);
    expect(tab.ended).toEqual([]);
  });

  test('[TOKENS-10] is had again where only the server sees that it is garbled', async () => {
    const { server, jar, tab, openTab } = loggedIn();
    tab.close();
    spoil(jar, `${Date.parse('2027-01-01')}.no-token`);
    const next = openTab();
    await next.whoAmI().catch(() => {});
    expect(next.status()).toEqual({ status: 'customer', customerId: 'anna' });
    expect(await next.whoAmI()).toBe('anna');
    expect(server.refreshes).toHaveLength(1);
  });

  test('[TOKENS-42] is tried again later when the refresh has no answer', async () => {
    const { server, jar, tab, openTab } = loggedIn();
    tab.close();
    spoil(jar, null);
    server.answerWith(async () => new Response('', { status: 503 }));
    const next = openTab();
    await advance(45_000);
    expect(next.status()).toEqual({ status: 'anonymous' });
    server.answerWith(async () => undefined);
    await advance(45_000);
    expect(next.status()).toEqual({ status: 'customer', customerId: 'anna' });
  });

  test('[TOKENS-41] is cleared with the refresh token when that is refused, and alone where there is none', async () => {
    const { server, jar, tab, openTab } = loggedIn();
    tab.close();
    server.endAll();
    spoil(jar, 'x');
    const next = openTab();
    await advance(0);
    expect(next.status()).toEqual({ status: 'anonymous' });
    expect(jar.cookie).not.toContain('paddock_token');
    expect(jar.cookie).not.toContain('paddock_refresh_token');
    spoil(jar, 'x');
    openTab();
    await advance(0);
    expect(jar.cookie).not.toContain('__Host-paddock_token');
    expect(server.refreshes).toHaveLength(1);
  });
});
