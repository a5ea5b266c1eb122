import { setTimeout as wait } from 'node:timers/promises';
import 'fake-indexeddb/auto';
import { isLoggedIn, logIn, logOut, pageCookies, sharedStore, useSession } from '@paddock/host';
import { handValues, startSession } from '@paddock/host/shell';
import { afterEach, expect, test, vi } from 'vitest';
import { accepted } from '../../testing/envelope.ts';

const tokens = { bearer_token: `x.${btoa(JSON.stringify({ sub: 1, iat: 0, exp: 900 }))}.x`, refresh_token: ['r1'] };
const anna = { email: 'anna@demo.test', password: 'Paddock-2026!' };

let stops: (() => void)[] = [];

/** @returns the customer's slip, as the page has it */
function loadPage() {
  for (const stop of stops) stop();
  useSession.setState({ status: 'anonymous' }, true);
  stops = [startSession()];
  return sharedStore<string[]>({
    name: 'slip',
    endsWithCustomer: true,
    empty: [],
    parse: (stored) => (Array.isArray(stored) ? stored : []),
    serialise: (value) => value,
  });
}

/** The page's background work, which begins once it is quiet. */
const beQuiet = () => void stops.push(handValues());

afterEach(async () => {
  await logOut({ force: true });
  for (const stop of stops) stop();
  vi.unstubAllGlobals();
});

test('[SESSION-39] a logout leaves nothing of the customer behind, also before the page is quiet', async () => {
  vi.stubGlobal('fetch', async ({ url }: Request) => accepted(url.endsWith('/auth/login') ? tokens : {}));
  const first = loadPage();
  beQuiet();
  await logIn(anna);
  await vi.waitFor(async () => expect(await first.read()).toEqual([]));
  await first.update(() => ['a ticket']);

  const second = loadPage();
  expect(isLoggedIn()).toBe(true);
  expect(await second.read()).toEqual(['a ticket']);
  await logOut();
  await vi.waitFor(async () => expect(await second.read()).toEqual([]));

  const third = loadPage();
  beQuiet();
  await logIn(anna);
  await wait(50);
  expect(await third.read()).toEqual([]);
});

test('[SESSION-39] a logout leaves nothing behind that a customer made before the page was quiet', async () => {
  vi.stubGlobal('fetch', async ({ url }: Request) => accepted(url.endsWith('/auth/login') ? tokens : {}));
  const page = loadPage();
  await logIn(anna);
  await page.update(() => ['a ticket']);
  await logOut();
  await vi.waitFor(async () => expect(await page.read()).toEqual([]));
});

test('[SESSION-39] a logout leaves no begun registration behind, which the next one at the device would be offered', async () => {
  vi.stubGlobal('fetch', async ({ url }: Request) => accepted(url.endsWith('/auth/login') ? tokens : {}));
  loadPage();
  await logIn(anna);
  const begun = '__Host-paddock_registration';
  pageCookies().write(begun, 'a'.repeat(32), 60);
  sessionStorage.setItem(begun, 'a'.repeat(32));
  await logOut();
  expect(pageCookies().read(begun)).toBeNull();
  expect(sessionStorage.getItem(begun)).toBeNull();
});

test('[SESSION-41] a tab that sees the logout of another one late leaves the registration begun since', async () => {
  vi.stubGlobal('fetch', async ({ url }: Request) => accepted(url.endsWith('/auth/login') ? tokens : {}));
  loadPage();
  await logIn(anna);
  for (const name of ['paddock_token', 'paddock_refresh_token']) {
    for (const beginning of ['', '__Host-']) pageCookies().remove(beginning + name);
  }
  const begun = '__Host-paddock_registration';
  pageCookies().write(begun, 'a'.repeat(32), 60);
  sessionStorage.setItem(begun, 'b'.repeat(32));
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  dispatchEvent(new Event('pageshow'));
  expect(isLoggedIn()).toBe(false);
  expect(pageCookies().read(begun)).toBe('a'.repeat(32));
  expect(sessionStorage.getItem(begun), 'the one that this tab began').toBeNull();
});

test('[SESSION-39] a page that is left at once does not lose the logout: the next page ends it', async () => {
  vi.stubGlobal('fetch', async ({ url }: Request) => accepted(url.endsWith('/auth/login') ? tokens : {}));
  const left = loadPage();
  beQuiet();
  await logIn(anna);
  await vi.waitFor(async () => expect(await left.read()).toEqual([]));
  await left.update(() => ['a ticket']);
  const unloading = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('The page is left', 'InvalidStateError');
  });
  await logOut();
  await wait(50);
  expect(unloading).toHaveBeenCalled();
  unloading.mockRestore();

  const next = loadPage();
  await vi.waitFor(async () => expect(await next.read()).toEqual([]));
  beQuiet();
  await logIn(anna);
  await wait(50);
  expect(await next.read()).toEqual([]);
  await next.update(() => ['another ticket']);
  const later = loadPage();
  beQuiet();
  await wait(50);
  expect(await later.read(), 'a logout is ended once').toEqual(['another ticket']);
});
