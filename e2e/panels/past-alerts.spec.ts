import { expectToFit, findBarriers } from '../support/find-barriers.ts';
import { logIn } from '../support/log-in.ts';
import { expect, test } from '../support/test.ts';

const WORDS = {
  de: {
    prefix: '',
    ended: 'Sie wurden in einem anderen Tab abgemeldet.',
    open: 'Frühere Meldungen (1)',
    title: 'Frühere Meldungen',
  },
  en: {
    prefix: '/en',
    ended: 'You were logged out in another tab.',
    open: 'Earlier messages (1)',
    title: 'Earlier messages',
  },
};

for (const [locale, words] of Object.entries(WORDS)) {
  for (const width of [360, 1280]) {
    test(`[PAST-1] ${locale}, ${width} px: an alert that has gone is read again by keyboard`, async ({
      page,
      context,
      product,
      complaints,
    }) => {
      // A read may be in flight when the tokens are removed.
      complaints.expect(/status of 401/);
      await page.setViewportSize({ width, height: 740 });
      await logIn(context, product.url);
      await page.goto(`${words.prefix}/page/responsible-gambling`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await context.clearCookies({ name: /token/ });
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
      const opener = page.getByRole('contentinfo').getByRole('button', { name: words.open, exact: true });
      // Visible after 5 s; later on a busy machine.
      await expect(opener).toBeVisible({ timeout: 30_000 });
      await expect(page.getByText(words.ended)).toHaveCount(0);
      await opener.focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: words.title });
      await expect(dialog.getByRole('listitem')).toContainText(words.ended);
      await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
      await expectToFit(page);
      expect(await findBarriers(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
    });
  }
}
