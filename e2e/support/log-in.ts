import { randomUUID } from 'node:crypto';
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { pageNow } from './clock.ts';

/** The password of every demo customer. */
export const DEMO_PASSWORD = 'Paddock-2026!';

export const LOGIN_PATH = '/api/v3/customer/auth/login';

/** Shorter than the token's real lifetime, so that no test meets an unexpected refresh. */
export const TOKEN_MS = 10 * 60_000;

/** The edge's answer if the API is silent for 10 s. */
const GAVE_UP = 504;

/** The shell's texts of the login form. */
const WORDS = {
  de: { prefix: '', email: 'E-Mail-Adresse', password: 'Passwort', logIn: 'Anmelden' },
  en: { prefix: '/en', email: 'Email address', password: 'Password', logIn: 'Log in' },
} as const;

export type Locale = keyof typeof WORDS;

const bodyOf = (name: string) => ({ email: `${name}@demo.test`, password: DEMO_PASSWORD });

interface Answer {
  data: Record<'bearer_token' | 'refresh_token', string | string[]>;
}

const tokensOf = ({ data }: Answer) => ({
  token: [data.bearer_token].flat()[0] ?? '',
  refreshToken: [data.refresh_token].flat()[0] ?? '',
});

/** Logs a demo customer in at an API or an edge, without a browser. */
export async function logInAt(origin: string, name = 'active') {
  const answer = await fetch(new URL(LOGIN_PATH, origin), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(bodyOf(name)),
  });
  if (!answer.ok) throw new Error(`The login was answered ${answer.status}: ${await answer.text()}`);
  return { ...tokensOf((await answer.json()) as Answer), cookies: answer.headers.getSetCookie() };
}

/** Logs a demo customer in without a page, with the shell's cookies: for tests of other things. */
export async function logIn(context: BrowserContext, url: string, name = 'active'): Promise<void> {
  // After an earlier login the server requires the CSRF token.
  const csrf = (await context.cookies()).find((cookie) => cookie.name === 'csrf-token')?.value;
  const ask = () =>
    context.request.post(`${url}${LOGIN_PATH}`, {
      ...(csrf === undefined ? {} : { headers: { 'x-csrf-token': csrf } }),
      data: bodyOf(name),
    });
  let answer = await ask();
  // On a busy machine the API may be silent for longer than the edge waits.
  while (answer.status() === GAVE_UP) answer = await ask();
  expect(answer.ok(), await answer.text()).toBe(true);
  const { token, refreshToken } = tokensOf(await answer.json());
  const { hostname: domain } = new URL(url);
  const cookie = (name: string, value: string) => ({ name, value, domain, path: '/', secure: true });
  await context.addCookies([
    cookie('__Host-paddock_token', `${pageNow(context) + TOKEN_MS}.${token}`),
    cookie('__Host-paddock_refresh_token', refreshToken),
    // Without it a refresh whose answer a navigation loses would end the session.
    cookie('__Host-paddock_refresh_attempt', randomUUID()),
  ]);
}

/** The login form of a page, in the panel or in place of a page for customers. */
export const loginForm = (page: Page, locale: Locale = 'de') => page.getByRole('form', { name: WORDS[locale].logIn });

/** Fills in a login form, and sends it. */
export async function fillInLogin(
  form: Locator,
  { name = 'active', password = DEMO_PASSWORD, locale = 'de' as Locale } = {},
): Promise<void> {
  const words = WORDS[locale];
  await form.getByLabel(words.email).fill(`${name}@demo.test`);
  await form.getByLabel(words.password, { exact: true }).fill(password);
  await form.getByRole('button', { name: words.logIn }).click();
}

/** Opens the login form on a page, and logs a demo customer in. */
export async function logInByForm(page: Page, name: string, { locale = 'de' as Locale, path = '/' } = {}) {
  await page.goto(`${WORDS[locale].prefix}${path}?login`);
  const form = loginForm(page, locale);
  await fillInLogin(form, { name, locale });
  await expect(form).toBeHidden();
}
