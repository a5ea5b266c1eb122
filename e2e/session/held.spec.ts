import { DEMO_PASSWORD, LOGIN_PATH } from '../support/log-in.ts';
import { openProduct } from '../support/product.ts';
import { test as base, expect } from '../support/test.ts';
import { accountButton, callAtOnce, logIn, loginButton, logOut, readRefreshToken, setTimeLeft } from './customer.ts';

// `pnpm held` runs the whole session suite in this mode.
const test = base.extend({
  own: async ({ clock }, use) => {
    const product = await openProduct(clock, { holdsTokens: true });
    await use(product);
    await product.stop();
  },
  baseURL: ({ own }, use) => use(own.url),
});

/** A signed token. Handles have no signature. */
const TOKEN = /(?<!held\.)eyJ[\w-]+\.[\w-]+\.[\w-]{20,}|_token":\s*\[?"(?!held\.)/;
const HELD = 'Http-paddock-tokens';

test('[HELD-1] [HELD-2] [HELD-4] no token of a customer reaches a script, and what a script can read opens nothing elsewhere', async ({
  context,
  own,
}) => {
  const answers: Promise<string>[] = [];
  context.on('response', (response) => {
    // The stream of events does not end.
    const ends = !response.headers()['content-type']?.startsWith('text/event-stream');
    if (ends && response.url().includes('/api/')) answers.push(response.text().catch(() => ''));
  });
  const page = await context.newPage();
  await logIn(page, 'active');
  await page.reload();
  await expect(accountButton(page)).toBeVisible();
  const readable = await page.evaluate(() =>
    JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }]),
  );
  expect(readable).toContain('held.');
  expect(readable).not.toMatch(TOKEN);
  expect(readable).not.toContain(HELD);
  const texts = await Promise.all(answers);
  expect(texts.length).toBeGreaterThan(2);
  for (const text of texts) expect(text).not.toMatch(TOKEN);

  const [, handle = ''] = /paddock_token=\d+\.(held\.[\w.-]+)/.exec(readable) ?? [];
  const cookie = await page.evaluate(() => document.cookie);
  for (const url of [own.url, own.apiUrl]) {
    const stolen = await fetch(`${url}/api/v1/customer/me`, { headers: { 'access-token': handle, cookie } });
    expect(stolen.status, url).toBe(401);
  }
});

test('[HELD-1] no spelling of the path of the login gives a token', async ({ own }) => {
  const body = JSON.stringify({ email: 'active@demo.test', password: DEMO_PASSWORD });
  const paths = [
    LOGIN_PATH,
    `${LOGIN_PATH}/`,
    `${LOGIN_PATH}?a=1`,
    LOGIN_PATH.replace('auth', '%61uth'),
    LOGIN_PATH.replace('customer', 'CUSTOMER'),
    LOGIN_PATH.replace('/auth', '//auth'),
    LOGIN_PATH.replace('/auth', '/./auth'),
    LOGIN_PATH.replace('/auth', '/x/../auth'),
    LOGIN_PATH.replace('/auth', '/%2e/auth'),
    LOGIN_PATH.replace('/auth', '%2fauth'),
    LOGIN_PATH.replace('login', 'login;a'),
  ];
  for (const path of paths) {
    const answer = await fetch(own.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect(await answer.text(), path).not.toMatch(TOKEN);
    if (path === LOGIN_PATH) expect(answer.status).toBe(200);
  }
});

test('[HELD-3] [HELD-7] [HELD-8] a customer goes on over a refresh in two tabs, until one of them logs out', async ({
  context,
}) => {
  const page = await context.newPage();
  await logIn(page, 'active');
  const other = await context.newPage();
  await other.goto('/about');
  await expect(accountButton(other)).toBeVisible();

  const before = await readRefreshToken(context);
  await setTimeLeft(context, 0);
  expect(await Promise.all([callAtOnce(page, 5), callAtOnce(other, 5)])).toEqual([
    Array(5).fill('ok'),
    Array(5).fill('ok'),
  ]);
  expect(await readRefreshToken(context)).not.toBe(before);

  await logOut(page);
  await other.bringToFront();
  await expect(loginButton(other)).toBeVisible();
  await expect.poll(async () => (await context.cookies()).some(({ name }) => name.includes(HELD))).toBe(false);
});
