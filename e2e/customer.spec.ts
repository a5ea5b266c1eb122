import type { Page } from '@playwright/test';
import { expectToFit, findBarriers } from './support/find-barriers.ts';
import { PAGES } from './support/remotes.ts';
import { settle } from './support/settle.ts';
import { expect, test } from './support/test.ts';
import { countBoots, recordTimeline } from './support/timeline.ts';

const RACE = '/race/{id}';
const NOT_FOUND = '/gibt-es-nicht';

const WORDS = {
  de: {
    prefix: '',
    hours: ['morning', 'night'],
    other: 'English',
    menu: 'Hauptmenü',
    home: 'Start',
    races: 'Rennen',
    results: 'Ergebnisse',
    register: 'Registrieren',
    runners: 'Starter mit Siegquoten',
    burger: 'Menü',
    ticker: 'Liveticker',
    yesterday: /^Gestern/,
    title: 'Pferderennen und Wetten',
    notFound: 'Seite nicht gefunden',
    odds: /\d+,\d/,
  },
  en: {
    prefix: '/en',
    hours: ['evening', 'summerTime'],
    other: 'Deutsch',
    menu: 'Main menu',
    home: 'Home',
    races: 'Races',
    results: 'Results',
    register: 'Register',
    runners: 'Runners with win odds',
    burger: 'Menu',
    ticker: 'Live ticker',
    yesterday: /^Yesterday/,
    title: 'Horse racing and betting',
    notFound: 'Page not found',
    odds: /\d+\.\d/,
  },
} as const;

type Words = (typeof WORDS)[keyof typeof WORDS];

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const menuLink = (page: Page, words: Words, name: string) =>
  page.getByRole('navigation', { name: words.menu }).getByRole('link', { name, exact: true });
const headerLink = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });
const openTicker = async (page: Page, words: Words) => {
  await page.getByRole('button', { name: words.ticker, exact: true }).click();
  await expect(page.locator('[id^="panel-"] [data-remote]')).toBeVisible();
};
const raceLinks = (page: Page) => page.locator('main a[href*="/race/"]');

async function openRace(page: Page, prefix: string): Promise<string> {
  await page.goto(`${prefix}/races`);
  await settle(page);
  const href = await raceLinks(page).first().getAttribute('href');
  await page.goto(href ?? '');
  await settle(page);
  return href ?? '';
}

for (const [locale, words] of Object.entries(WORDS)) {
  test.describe(locale, () => {
    for (const instant of words.hours) {
      test.describe(instant, () => {
        test.use({ instant });

        test('from the next races to a race, its runners and odds, the results and the meetings, without a reload', async ({
          page,
        }) => {
          await recordTimeline(page, {});
          await page.goto(`${words.prefix}/`);
          await settle(page);
          expect(await page.evaluate(() => document.documentElement.lang)).toBe(locale);

          await raceLinks(page).first().click();
          await expect(page).toHaveURL(new RegExp(`${words.prefix}/race/\\d+$`));
          await expect(heading(page)).not.toHaveText(words.title);
          await expect(page).toHaveTitle(/^(?!Paddock).+ · Paddock$/);
          const runners = page.getByRole('table', { name: words.runners });
          await expect(runners).toBeVisible();
          expect(await runners.getByRole('row').count()).toBeGreaterThan(3);
          await expect(runners.locator('tbody td:last-child').filter({ hasText: words.odds }).first()).toBeVisible();

          await menuLink(page, words, words.results).click();
          await expect(page).toHaveURL(new RegExp(`${words.prefix}/results$`));
          await settle(page);
          const yesterday = page.locator('main').getByRole('link', { name: words.yesterday });
          await yesterday.click();
          await expect(page).toHaveURL(new RegExp(`${words.prefix}/results/\\d{4}-\\d{2}-\\d{2}$`));
          // The address changes before the page does.
          await expect(yesterday).toHaveAttribute('aria-current', 'page');
          await settle(page);
          await page.locator('main summary').first().click();
          await expect(page.locator('main ol li').first()).toBeVisible();
          await menuLink(page, words, words.races).click();
          await expect(page).toHaveURL(new RegExp(`${words.prefix}/races$`));
          await settle(page);
          await expect.poll(() => raceLinks(page).count()).toBeGreaterThan(5);
          expect(await countBoots(page)).toBe(1);
        });

        test('axe finds nothing with the live ticker open', async ({ page }) => {
          await page.goto(`${words.prefix}/user`);
          await openTicker(page, words);
          expect(await findBarriers(page)).toEqual([]);
        });
      });
    }

    test('moving between remotes never reloads the page', async ({ page }) => {
      await recordTimeline(page, {});
      await page.goto(`${words.prefix}/`);
      await settle(page);
      for (const name of [words.register, words.races, words.register, words.home]) {
        await headerLink(page, name).click();
        await expect(headerLink(page, name)).toHaveAttribute('aria-current', 'page');
        await settle(page);
      }
      await page.goBack();
      await expect(headerLink(page, words.register)).toHaveAttribute('aria-current', 'page');
      await openTicker(page, words);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: words.ticker, exact: true })).toBeFocused();
      expect(await countBoots(page)).toBe(1);
    });

    test('the language switch keeps the page', async ({ page }) => {
      const race = await openRace(page, words.prefix);
      await page.getByRole('link', { name: words.other }).click();
      const there = words.prefix === '' ? `/en${race}` : race.replace('/en/', '/');
      await expect(page).toHaveURL(new RegExp(`//[^/]+${there}$`));
      await settle(page);
      await expect(page.locator('html')).toHaveAttribute('lang', locale === 'de' ? 'en' : 'de');
    });

    test('a page that does not exist says so', async ({ page, complaints }) => {
      complaints.expect(/Failed to load resource.*404/);
      await page.goto(words.prefix + NOT_FOUND);
      await expect(heading(page)).toHaveText(words.notFound);
      await expect(page).toHaveTitle(new RegExp(words.notFound));
    });

    test('the live ticker does not scroll the page sideways at 360 px', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(`${words.prefix}/terms`);
      await page.getByRole('button', { name: words.burger, exact: true }).click();
      await openTicker(page, words);
      await expectToFit(page);
    });

    for (const path of [...PAGES, RACE, NOT_FOUND]) {
      test(`${path} does not scroll sideways at 360 px, and axe finds nothing`, async ({ page, complaints }) => {
        complaints.expect(/Failed to load resource.*404/);
        if (path === RACE) await openRace(page, words.prefix);
        else await page.goto(words.prefix + path);
        await settle(page);
        expect(await findBarriers(page)).toEqual([]);
        await page.setViewportSize({ width: 360, height: 740 });
        await expectToFit(page);
      });
    }

    test('with the keyboard alone: the focus is seen, and is on the heading of each new page', async ({ page }) => {
      await page.goto(`${words.prefix}/`);
      await settle(page);
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus')).toHaveAttribute('href', '#content');

      const tabTo = async (selector: string) => {
        for (let presses = 0; presses < 60; presses++) {
          await page.keyboard.press('Tab');
          const focus = await page.evaluate((selector) => {
            const element = document.activeElement as HTMLElement;
            const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
            const isSeen = (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
            return { isThere: element.matches(selector), isSeen, html: element.outerHTML.slice(0, 200) };
          }, selector);
          expect(focus.isSeen, `the focus is not seen: ${focus.html}`).toBe(true);
          if (focus.isThere) return;
        }
        throw new Error(`Tab does not reach ${selector}`);
      };

      await tabTo('main a[href*="/race/"]');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/race\/\d+$/);
      await expect(heading(page)).not.toHaveText(words.title);
      await expect(heading(page)).toBeFocused();
      // Goes to another remote, starting at the top of the page.
      await page.reload();
      await settle(page);
      await tabTo('header a[href$="/register/v3/start"]');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/register(\/|$)/);
      await expect(heading(page)).toBeFocused();
    });
  });
}
