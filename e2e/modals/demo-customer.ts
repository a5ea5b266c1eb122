import type { Page } from '@playwright/test';
import { type Locale, logInByForm } from '../support/log-in.ts';

/** Logs a demo customer in through the form on a page. */
export async function logIn(page: Page, customer: string, where: { locale?: Locale; path?: string } = {}) {
  // Already answered: on a phone the cookie question covers the login.
  await page.addInitScript(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie must exist before the page reads it
    document.cookie = 'paddock_consent=essential.functional; Path=/; Secure';
  });
  await logInByForm(page, customer, where);
}
