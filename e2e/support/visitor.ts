import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';
import { type Clock, pinClock } from './clock.ts';

/** The cookie of a visitor who has answered the cookie question. */
export const CONSENT = {
  name: 'paddock_consent',
  value: 'essential.functional',
  domain: 'localhost',
  path: '/',
  secure: true,
};

/** The browser of another visitor, on this clock, with the cookie question answered. */
export async function openVisitor(
  browser: Browser,
  clock: Clock,
  options?: BrowserContextOptions,
): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  await pinClock(context, clock);
  await context.addCookies([CONSENT]);
  return context;
}
