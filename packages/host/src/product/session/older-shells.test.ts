import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createFakeBrowser } from './testing/fake-browser.ts';

const minute = 60_000;
const lifetime = 15 * minute;
const anna = { status: 'customer', customerId: 'anna' };
const nobody = { status: 'anonymous' };

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00Z'), toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  return () => vi.useRealTimers();
});

const advance = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/**
 * A browser where Anna has logged in with a shell from before `__Host-`, whose tab is still open.
 */
function withOlderTab() {
  const browser = createFakeBrowser();
  const older = browser.openTab({ isOlder: true });
  older.control.adopt(browser.server.logIn('anna'));
  return { ...browser, older };
}

describe('the session of an older shell', () => {
  test('[SESSION-11] goes on in a newer one, and in the older tab beside it', async () => {
    const { older, openTab, jar } = withOlderTab();
    const tab = openTab();
    expect(tab.status()).toEqual(anna);
    expect(jar.cookie).toContain('__Host-paddock_token=');
    await advance(minute);
    expect([await tab.whoAmI(), await older.whoAmI()]).toEqual(['anna', 'anna']);
    expect([...older.ended, ...tab.ended]).toEqual([]);
  });

  test('[SESSION-32] is refreshed once for the tabs of both, whichever of them does it', async () => {
    const { older, openTab, server } = withOlderTab();
    const tab = openTab();
    for (const each of [older, tab]) each.hide();
    for (const [first, second] of [
      [older, tab],
      [tab, older],
      [older, tab],
    ] as const) {
      await advance(lifetime);
      expect([await first.whoAmI(), await second.whoAmI()]).toEqual(['anna', 'anna']);
    }
    await advance(lifetime);
    expect(await Promise.all([tab, older, tab, older].map((each) => each.whoAmI()))).toEqual(Array(4).fill('anna'));
    expect(server.refreshes).toHaveLength(4);
    expect(new Set(server.refreshes).size).toBe(4);
    expect([...older.ended, ...tab.ended]).toEqual([]);
  });

  test('[SESSION-33] ends for the tabs of both with a logout in either', () => {
    for (const isOlderFirst of [true, false]) {
      const { older, openTab, jar } = withOlderTab();
      const tab = openTab();
      const [first, second] = isOlderFirst ? [older, tab] : [tab, older];
      first.control.end('customer');
      expect([first.status(), second.status(), openTab().status()]).toEqual([nobody, nobody, nobody]);
      expect(second.ended).toEqual(['elsewhere']);
      expect(jar.cookie).not.toMatch(/paddock_(refresh_)?token=/);
    }
  });

  test('[SESSION-34] is there for a shell that is rolled back, and afterwards for the newer one again', async () => {
    const { server, openTab } = createFakeBrowser();
    const before = openTab();
    before.control.adopt(server.logIn('anna'));
    before.close();
    const rolledBack = openTab({ isOlder: true });
    expect(rolledBack.status()).toEqual(anna);
    await advance(lifetime);
    expect(await rolledBack.whoAmI()).toBe('anna');
    rolledBack.close();
    const after = openTab();
    await advance(lifetime);
    expect(await after.whoAmI()).toBe('anna');
    expect(new Set(server.refreshes).size).toBe(server.refreshes.length);
    expect(after.ended).toEqual([]);
  });

  test('[SESSION-35] is taken over once: what comes to lie there later logs nobody in', () => {
    const { older, openTab, server } = withOlderTab();
    const tab = openTab();
    older.control.end('customer');
    expect(tab.status()).toEqual(nobody);
    older.control.adopt(server.logIn('bert'));
    expect([tab.status(), openTab().status()]).toEqual([nobody, nobody]);
  });
});

describe('a session that another host of the domain has put into cookies', () => {
  const names = ['paddock_token', 'paddock_refresh_token', 'paddock_refresh_attempt'] as const;

  /** Mallory's session, set for the whole domain. */
  function plant({ server, jar }: Pick<ReturnType<typeof createFakeBrowser>, 'server' | 'jar'>, claims?: object) {
    const { bearerToken, refreshToken } = server.logIn('mallory');
    const access = claims ? `x.${btoa(JSON.stringify(claims))}.x` : bearerToken;
    const values = [`${Date.now() + 2 * lifetime}.${access}`, refreshToken, 'a-b-c-d'];
    for (const [index, name] of names.entries()) {
      jar.setFromOtherHost(name, values[index] ?? '');
      jar.setFromOtherHost(`__Host-${name}`, values[index] ?? '');
    }
  }

  test('[SESSION-10] logs nobody in, at the first look or later', async () => {
    const browser = createFakeBrowser();
    plant(browser);
    const tabs = [browser.openTab(), browser.openTab()];
    await advance(5 * minute);
    expect(tabs.map((tab) => tab.status())).toEqual([nobody, nobody]);
    expect(await tabs[0]?.whoAmI()).toBeNull();
  });

  test('[SESSION-10] logs nobody in beside an older shell’s refresh token alone', () => {
    const browser = createFakeBrowser();
    browser.jar.cookie = 'paddock_refresh_token=r';
    plant(browser);
    expect(browser.openTab().status()).toEqual(nobody);
  });

  test('[SESSION-30] does not take the place of a customer’s', async () => {
    const browser = createFakeBrowser();
    const tab = browser.openTab();
    tab.control.adopt(browser.server.logIn('anna'));
    plant(browser);
    tab.hide();
    await advance(lifetime);
    expect(await tab.whoAmI()).toBe('anna');
    expect(browser.openTab().status()).toEqual(anna);
    expect(tab.ended).toEqual([]);
  });

  test('[SESSION-31] does not go on under a customer’s name: the refresh that gives another customer ends the session', async () => {
    const browser = createFakeBrowser();
    const tab = browser.openTab();
    tab.control.adopt(browser.server.logIn('anna'));
    plant(browser, { sub: 'anna' });
    tab.hide();
    await advance(2 * lifetime);
    await expect(tab.whoAmI()).rejects.toMatchObject({ status: 401 });
    expect(tab.ended).toEqual(['refused']);
    expect(tab.status()).toEqual(nobody);
    expect(browser.jar.cookie).not.toMatch(/__Host-paddock_(refresh_)?token=/);
  });
});
