import type { Page } from '@playwright/test';
import { expectToFit, findBarriers } from '../support/find-barriers.ts';
import { readAloud } from '../support/keyboard.ts';
import { fillInLogin, logIn, loginForm } from '../support/log-in.ts';
import { CODE_FAILED, expect, test } from '../support/test.ts';
import { watchShifts } from '../support/watch-shifts.ts';

const SIZES = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 900 } };
type Size = keyof typeof SIZES;

/** The panels in the bar, by audience. */
const BAR = {
  visitor: { phone: ['burger', 'search', 'login'], desktop: ['search', 'ticker', 'contact', 'login'] },
  customer: {
    phone: ['burger', 'search', 'balance', 'account'],
    desktop: ['search', 'ticker', 'livestream', 'contact', 'balance', 'account'],
  },
} as const;
type Bar = (typeof BAR)[keyof typeof BAR][Size];

const WORDS: Record<string, { prefix: string } & Record<Bar[number], string>> = {
  de: {
    prefix: '',
    burger: 'Menü',
    search: 'Suche',
    login: 'Anmelden',
    ticker: 'Liveticker',
    livestream: 'Livestream',
    contact: 'Kontakt',
    balance: 'Guthaben',
    account: 'Mein Konto',
  },
  en: {
    prefix: '/en',
    burger: 'Menu',
    search: 'Search',
    login: 'Log in',
    ticker: 'Live ticker',
    livestream: 'Livestream',
    contact: 'Contact',
    balance: 'Balance',
    account: 'My account',
  },
};

const header = (page: Page) => page.getByRole('banner');
/** By the start of its name: the balance's name continues with the amount. */
const panelButton = (page: Page, name: string) => header(page).getByRole('button', { name: new RegExp(`^${name}`) });
const panelOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/**
 * Opens and closes every panel by keyboard: it gets the focus, fits the screen, and returns the
 * focus. Panels in `toScan` pass axe.
 */
async function tryPanels(page: Page, names: readonly string[], toScan: readonly string[]): Promise<void> {
  for (const name of names) {
    const button = panelButton(page, name);
    await button.focus();
    await page.keyboard.press('Enter');
    const panel = panelOf(page, name);
    await expect(panel).toBeVisible();
    await expect(panel.locator('[aria-hidden="true"]:not(svg)')).toHaveCount(0);
    await readAloud(panel);
    await expect.poll(() => panel.evaluate((section) => section.contains(document.activeElement)), name).toBe(true);
    await expectToFit(page, name);
    if (toScan.includes(name)) expect(await findBarriers(page), name).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(button).toBeFocused();
  }
}

for (const [locale, words] of Object.entries(WORDS)) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    for (const who of ['visitor', 'customer'] as const) {
      test(`[HEADER-13] [HEADER-35] [HEADER-36] ${locale}, ${size}: the panels of a ${who} by keyboard, with axe`, async ({
        page,
        context,
        product,
      }) => {
        await page.setViewportSize(viewport);
        if (who === 'customer') await logIn(context, product.url);
        await visit(page, `${words.prefix}/page/responsible-gambling`);
        const inBar = (at: Size) => BAR[who][at].map((panel) => words[panel]);
        const phone = inBar('phone');
        // A panel's content is the same at every size, so axe scans it once per language.
        const toScan = size === 'phone' ? phone : inBar('desktop').filter((name) => !phone.includes(name));
        await tryPanels(page, inBar(size as Size), toScan);
      });
    }
  }
}

test('[PANELS-2] [PANELS-3] [PANELS-8] the livestream asks a visitor to log in; on a phone it closes the other panels', async ({
  page,
  context,
  product,
}) => {
  await visit(page, '/page/responsible-gambling');
  await panelButton(page, 'Livestream').click();
  await expect(page.getByLabel('E-Mail-Adresse')).toBeFocused();
  await expect(panelOf(page, 'Livestream')).toBeHidden();

  await logIn(context, product.url);
  await page.setViewportSize(SIZES.phone);
  await page.reload();
  await panelButton(page, 'Menü').click();
  await panelOf(page, 'Menü').getByRole('button', { name: 'Livestream' }).click();
  await expect(panelOf(page, 'Livestream')).toBeVisible();
  await expect(panelOf(page, 'Menü')).toBeHidden();
  await panelButton(page, 'Suche').click();
  await expect(panelOf(page, 'Suche')).toBeVisible();
  await expect(panelOf(page, 'Livestream')).toBeVisible();
});

test('[HEADER-24] a horse is found and opened by keys alone', async ({ page }) => {
  await visit(page, '/races');
  await page.locator('main summary').first().click();
  await page.locator('main a[href*="/race/"]').first().click();
  const runners = page.getByRole('table', { name: 'Starter mit Siegquoten' });
  // biome-ignore lint/performance/useDomNodeTextContent: the name is the first visible line
  const runner = await runners.getByRole('rowheader').first().innerText();
  const name = runner.split('\n')[0]?.trim() ?? '';
  await visit(page, '/page/responsible-gambling');
  await panelButton(page, 'Suche').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type(name);
  await expect(panelOf(page, 'Suche').getByRole('link').first()).toContainText(name);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/horse\/\d+$/);
  await expect(panelOf(page, 'Suche')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('[USERAREA-2] [USERAREA-3] [USERAREA-6] a visitor of the account area logs in there, and gets the page that was asked for', async ({
  page,
}) => {
  const shifts = await watchShifts(page);
  await visit(page, '/user/limits');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bitte melden Sie sich an');
  await expect(page.getByRole('main').getByRole('button', { name: 'Mit Passkey anmelden' })).toBeVisible();
  expect(await shifts()).toEqual([]);
  expect(await findBarriers(page), 'login required').toEqual([]);
  await fillInLogin(loginForm(page));
  const menu = page.getByRole('navigation', { name: 'Kontomenü' });
  await expect(menu.getByRole('link', { name: 'Limits' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await findBarriers(page), 'account area').toEqual([]);
});

test('[PROTECT-3] [ROUTING-10] with every remote unreachable: login, panels, account, content, cookies, alerts, responsible gambling and logout still work', async ({
  page,
  context,
  faulty,
  complaints,
}) => {
  complaints.expect(CODE_FAILED);
  faulty.break(/^\/builds\/mf-/, 'not-found');
  await visit(page, `${faulty.url}/page/responsible-gambling`);
  await panelButton(page, 'Anmelden').click();
  await fillInLogin(loginForm(page));
  await expect(panelButton(page, 'Mein Konto')).toBeFocused();
  await expect(panelButton(page, 'Guthaben')).toContainText('€');
  await panelButton(page, 'Kontakt').click();
  await expect(panelOf(page, 'Kontakt').getByRole('link', { name: '0800 1 37 27 00' })).toBeVisible();

  // From a page that cannot be loaded the panel leads on to another page.
  await panelButton(page, 'Mein Konto').click();
  await panelOf(page, 'Mein Konto').getByRole('link', { name: 'Limits' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Dieser Bereich ist gerade nicht erreichbar' }),
  ).toBeVisible();
  await panelButton(page, 'Mein Konto').click();
  await panelOf(page, 'Mein Konto').getByRole('link', { name: 'Spielerschutz' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Spielerschutz' })).toBeFocused();
  await expect(page.getByRole('main').getByRole('link', { name: 'check-dein-spiel.de' })).toBeVisible();

  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'AGB' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Allgemeine Geschäftsbedingungen' })).toBeFocused();
  await footer.getByRole('button', { name: 'Cookie-Einstellungen' }).click();
  await page.getByRole('button', { name: 'Alle ablehnen' }).click();
  await expect(footer.getByRole('button', { name: 'Cookie-Einstellungen' })).toBeFocused();

  await panelButton(page, 'Mein Konto').click();
  await panelOf(page, 'Mein Konto').getByRole('button', { name: 'Abmelden' }).click();
  await expect(panelButton(page, 'Anmelden')).toBeVisible();
  await logIn(context, faulty.url);
  await page.reload();
  await expect(panelButton(page, 'Mein Konto')).toBeVisible();
  await context.clearCookies({ name: /token/ });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(page.getByText('Sie wurden in einem anderen Tab abgemeldet.')).toBeVisible();
});

test('[FRAME-27] on paper there is the page alone, with its address and the time', async ({ page }) => {
  await visit(page, '/page/responsible-gambling');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('header')).toBeHidden();
  await expect(page.locator('footer')).toBeHidden();
  await expect(page.getByText(/page\/responsible-gambling, gedruckt am/)).toBeVisible();
});
