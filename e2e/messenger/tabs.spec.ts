import type { Page } from '@playwright/test';
import { expectToFit, findBarriers } from '../support/find-barriers.ts';
import { findUntold } from '../support/find-untold.ts';
import { pressByKey } from '../support/keyboard.ts';
import { logIn } from '../support/log-in.ts';
import { settle } from '../support/settle.ts';
import { expect, test } from '../support/test.ts';

const PHONE = { width: 360, height: 740 };
const LANGUAGES = [
  {
    prefix: '',
    menu: /^Menü/,
    ticker: /^Liveticker/,
    tabs: ['Liveticker', 'Nachrichten', 'Wetten', 'Merkliste'],
  },
  {
    prefix: '/en',
    menu: /^Menu/,
    ticker: /^Live ticker/,
    tabs: ['Live ticker', 'Messages', 'Bets', 'Bookmarks'],
  },
] as const;

/** No barriers, nothing wider than the phone, and what is selected is visible in forced colours. */
async function expectUsable(page: Page): Promise<void> {
  expect(await findBarriers(page)).toEqual([]);
  await expectToFit(page);
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await findUntold(page)).toEqual([]);
  await page.emulateMedia({ forcedColors: 'none' });
}

for (const { prefix, menu, ticker, tabs } of LANGUAGES) {
  test(`[MESSENGERTABS-1] [FRAME-36] at ${prefix}/about a customer's four tabs are used by keyboard on a phone, without barriers, and in forced colours`, async ({
    page,
    context,
    product,
  }) => {
    await page.setViewportSize(PHONE);
    await logIn(context, product.url, 'messages');
    await page.goto(`${prefix}/about`);
    await settle(page);
    await pressByKey(page, page.getByRole('button', { name: menu }));
    await pressByKey(page, page.getByRole('button', { name: ticker }));
    await pressByKey(page, page.getByRole('tab', { name: tabs[0] }));
    for (const name of tabs) {
      const tab = page.getByRole('tab', { name, exact: true });
      await expect(tab).toBeFocused();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      await expect(tab).toBeInViewport({ ratio: 1 });
      await settle(page);
      await expectUsable(page);
      await tab.press('ArrowRight');
    }
    await expect(page.getByRole('tab', { name: tabs[0] })).toBeFocused();
  });
}
