import { randomUUID } from 'node:crypto';
import { type BrowserContext, expect } from '@playwright/test';
import { pageNow } from './clock.ts';

/** The password of every demo customer. */
const PASSWORD = 'Paddock-2026!';

/** Shorter than the token's real lifetime, so that no test meets an unexpected refresh. */
const TOKEN_MS = 10 * 60_000;

/** The edge's answer if the API is silent for 10 s. */
const GAVE_UP = 504;

/** Logs a demo customer in without a page, with the shell's cookies: for tests of other things. */
export async function logIn(context: BrowserContext, url: string, name = 'active'): Promise<void> {
  // After an earlier login the server requires the CSRF token.
  const csrf = (await context.cookies()).find((cookie) => cookie.name === 'csrf-token')?.value;
  const ask = () =>
    context.request.post(`${url}/api/v3/customer/auth/login`, {
      ...(csrf === undefined ? {} : { headers: { 'x-csrf-token': csrf } }),
      data: { email: `${name}@demo.test`, password: PASSWORD },
    });
  let answer = await ask();
  // On a busy machine the API may be silent for longer than the edge waits.
  while (answer.status() === GAVE_UP) answer = await ask();
  expect(answer.ok(), await answer.text()).toBe(true);
  const { data } = await answer.json();
  const { hostname: domain } = new URL(url);
  const cookie = (name: string, value: string) => ({ name, value, domain, path: '/', secure: true });
  await context.addCookies([
    cookie('__Host-paddock_token', `${pageNow(context) + TOKEN_MS}.${[data.bearer_token].flat()[0]}`),
    cookie('__Host-paddock_refresh_token', [data.refresh_token].flat()[0]),
    // Without it a refresh whose answer a navigation loses would end the session.
    cookie('__Host-paddock_refresh_attempt', randomUUID()),
  ]);
}
