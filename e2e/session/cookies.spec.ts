import { pageNow } from '../support/clock.ts';
import { fillInLogin, logInAt, loginForm } from '../support/log-in.ts';
import { expect, test } from '../support/test.ts';
import { accountButton, logIn, loginButton } from './customer.ts';

/** The shell's cookies without `__Host-`, and the API's CSRF token. */
const WITHOUT_PREFIX = [
  'csrf-token',
  // The server's cookie for a known browser: `__Host-device` if the page came by TLS.
  'device',
  'paddock_consent',
  // Copies for shells from before the prefix.
  'paddock_refresh_attempt',
  'paddock_refresh_token',
  'paddock_token',
];

/**
 * mf-messenger's, once it has looked for messages: later than this test, or earlier on a slow
 * machine.
 */
const LAST_BUBBLE = 'paddock_last_bubble';

test('[TOKENS-13] [SESSION-12] every cookie is secure and this host’s alone; those of the session say so in their names', async ({
  context,
  page,
}) => {
  await logIn(page, 'active');
  const cookies = await context.cookies();
  for (const cookie of cookies) {
    expect(cookie).toMatchObject({ domain: 'localhost', path: '/', secure: true });
    expect(cookie.sameSite).toMatch(/Lax|Strict/);
  }
  const names = cookies.map(({ name }) => name).sort();
  const without = names.filter((name) => !name.startsWith('__Host-') && name !== LAST_BUBBLE);
  expect(without).toEqual(WITHOUT_PREFIX);
  expect(names).toEqual(expect.arrayContaining(['__Host-paddock_token', '__Host-paddock_refresh_token']));
});

test('[SESSION-11] a customer who was logged in by a shell from before the prefix still is', async ({
  context,
  page,
}) => {
  await logIn(page, 'active');
  // Its cookies for scripts had no prefix. The edge's own cookie always has one.
  const old = (await context.cookies()).filter(({ name, httpOnly }) => httpOnly || !name.startsWith('__Host-'));
  await context.clearCookies();
  await context.addCookies(old.map((cookie) => ({ ...cookie, secure: cookie.name.startsWith('__Host-') })));
  await page.goto('/about');
  await expect(accountButton(page)).toBeVisible();
  const names = (await context.cookies()).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['__Host-paddock_token', '__Host-paddock_refresh_token']));
});

test('[SESSION-10] [SESSION-30] a session that another host of the domain plants logs nobody in, and takes nobody’s place', async ({
  context,
  page,
  product,
}) => {
  const { port } = new URL(product.url);
  const shop = `http://shop.localhost:${port}`;
  const evil = `http://evil.shop.localhost:${port}`;
  const { token, refreshToken } = await logInAt(product.url, 'other');
  const session = {
    paddock_token: `${pageNow(context) + 3_600_000}.${token}`,
    paddock_refresh_token: refreshToken,
    paddock_refresh_attempt: 'a-b-c-d',
  };
  await page.route(`${evil}/**`, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Evil</title>' }));
  await page.goto(`${evil}/`);
  await page.evaluate((session) => {
    for (const [name, value] of Object.entries(session)) {
      for (const each of [name, `__Host-${name}`, `__host-${name}`]) {
        // biome-ignore lint/suspicious/noDocumentCookie: imitates an attacker
        document.cookie = `${each}=${value}; Path=/; Domain=shop.localhost; Max-Age=86400; Secure`;
      }
    }
  }, session);

  await page.goto(`${shop}/about`);
  expect(await page.evaluate(() => document.cookie), 'the page can see what was planted').toContain('paddock_token=');
  await expect(loginButton(page)).toBeVisible();
  await page.goto(`${shop}/?login`);
  await fillInLogin(loginForm(page));
  await expect(accountButton(page)).toBeVisible();
  await page.goto(`${shop}/about`);
  await accountButton(page).click();
  await expect(page.getByText('active@demo.test')).toBeVisible();
  expect((await context.cookies()).some(({ domain }) => domain === '.shop.localhost')).toBe(true);
});
