import type { Page } from '@playwright/test';
import { expect, test } from './playground.ts';

/**
 * The edge's policy for styles, HTML and code from text. Script addresses are not restricted here:
 * only the product has a loader that makes them trusted, so the `default` policy accepts them. It
 * also allows the shell's policy for the push worker.
 */
const policy =
  "script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; media-src 'self' blob:; base-uri 'none'; object-src 'none'; " +
  "require-trusted-types-for 'script'; trusted-types default paddock-push";

async function underPolicy(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const { trustedTypes } = globalThis as unknown as {
      trustedTypes: { createPolicy(name: string, rules: object): void };
    };
    trustedTypes.createPolicy('default', { createScriptURL: (url: string) => url });
    const blocked: string[] = [];
    Object.assign(globalThis, { blocked });
    document.addEventListener('securitypolicyviolation', (event) => {
      blocked.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  await page.route('**/system/playground/*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } });
  });
  return () => page.evaluate(() => (globalThis as unknown as { blocked: string[] }).blocked);
}

test('[KIT-14] the policy is in force: a style element is blocked', async ({ page }) => {
  const blocked = await underPolicy(page);
  await page.goto('/system/playground/button');
  await page.evaluate(() => {
    const style = document.createElement('style');
    style.textContent = 'p { color: red }';
    document.head.append(style);
  });
  await expect.poll(blocked).toContainEqual(expect.stringContaining('style-src'));
});

test('[KIT-14] nothing of the calendar is blocked', async ({ page, section }) => {
  const blocked = await underPolicy(page);
  await section('date-picker');
  await page.getByRole('button', { name: 'Renntag: Kalender öffnen' }).click();
  await page.getByRole('button', { name: 'Nächster Monat' }).click();
  await page.getByRole('button', { name: 'Mittwoch, 10. Dezember 2025' }).click();
  await expect(page.getByRole('textbox', { name: 'Renntag' })).toHaveValue('10.12.2025');
  expect(await blocked()).toEqual([]);
});

test('[KIT-14] nothing of the combobox is blocked', async ({ page, section }) => {
  const blocked = await underPolicy(page);
  await section('combobox');
  await page.getByRole('button', { name: 'Land: Liste öffnen' }).first().click();
  await page.getByRole('option', { name: 'Norwegen' }).click();
  await expect(page.getByRole('combobox', { name: 'Land', exact: true })).toHaveValue('Norwegen');
  expect(await blocked()).toEqual([]);
});
