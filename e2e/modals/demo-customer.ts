import type { Page } from '@playwright/test';
import { expect } from '../support/test.ts';

/** The shell's texts in these tests. */
const WORDS = {
  de: { prefix: '', email: 'E-Mail-Adresse', password: 'Passwort', logIn: 'Anmelden' },
  en: { prefix: '/en', email: 'Email address', password: 'Password', logIn: 'Log in' },
} as const;

export type Locale = keyof typeof WORDS;

/** Logs a demo customer in through the form on a page. */
export async function logIn(
  page: Page,
  customer: string,
  { locale = 'de', path = '/' }: { locale?: Locale; path?: string } = {},
) {
  const words = WORDS[locale];
  // Already answered: on a phone the cookie question covers the login.
  await page.addInitScript(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie must exist before the page reads it
    document.cookie = 'paddock_consent=essential.functional; Path=/; Secure';
  });
  await page.goto(`${words.prefix}${path}?login`);
  const form = page.getByRole('form', { name: words.logIn });
  await form.getByLabel(words.email).fill(`${customer}@demo.test`);
  await form.getByLabel(words.password, { exact: true }).fill('Paddock-2026!');
  await form.getByRole('button', { name: words.logIn }).click();
  await expect(form).toBeHidden();
}
