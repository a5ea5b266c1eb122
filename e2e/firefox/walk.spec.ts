import type { ElementHandle, Page } from 'puppeteer-core';
import { DEMO_PASSWORD } from '../support/log-in.ts';
import { NEXT_MARK } from '../support/next-build.ts';
import { expect, test } from './test.ts';

const byRole = (role: string, name: string): string => `::-p-aria([name="${name}"][role="${role}"])`;

/** Puppeteer's own waiting compiles code in the page, which the product's policy forbids. */
const find = async (page: Page, selector: string): Promise<ElementHandle> => {
  await expect
    .poll(async () => (await page.$(selector))?.isVisible() ?? false, { message: selector, timeout: 40_000 })
    .toBe(true);
  const [found] = await page.$$(selector);
  if (!found) throw new Error(`${selector} has gone`);
  return found;
};

const contentOf = (page: Page) => page.$eval('main', ({ textContent }) => textContent);

async function logIn(page: Page): Promise<void> {
  // Finding it by role takes Firefox many seconds on a long page.
  await (await find(page, 'input[type="email"]')).type('active@demo.test');
  await (await find(page, 'input[type="password"]')).type(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await find(page, byRole('button', 'Mein Konto'));
}

const pathOf = (page: Page) => page.evaluate(() => location.pathname);

test.describe('Firefox ESR', () => {
  test('shows home, and a race that is chosen there', async ({ open, evening }) => {
    const page = await open(evening);
    await page.goto(evening.url);
    await (await find(page, 'main a[href^="/race/"]')).click();
    await find(page, 'main h1');
    await expect.poll(() => pathOf(page)).toMatch(/^\/race\/\d+$/);
    await find(page, 'main table tbody tr');
  });

  test('[LOGIN-1] logs a customer in, who is still there after a reload', async ({ open, evening }) => {
    const page = await open(evening);
    await page.goto(`${evening.url}/?login`);
    await logIn(page);
    await page.reload();
    await find(page, byRole('button', 'Mein Konto'));
  });

  test('[LIVE-7] plays live pictures to a customer', async ({ open, evening }) => {
    const page = await open(evening);
    await page.goto(`${evening.url}/?login`);
    await logIn(page);
    await page.goto(`${evening.url}/openStream/${evening.shown.streamId}`);
    await find(page, 'video');
    const position = () => page.$eval('video', ({ currentTime }) => currentTime);
    const before = await position();
    await expect.poll(position, { timeout: 60_000 }).toBeGreaterThan(before + 1);
  });

  test('takes a promoted and a rolled back remote over in an open tab, without a reload', async ({ open, own }) => {
    const page = await open(own);
    await page.goto(`${own.url}/races`);
    await find(page, 'main h1');
    await page.evaluate(() => Object.assign(window, { isFirstLoad: true }));

    const next = await own.publishNext('mf-racing');
    expect((await own.paddock('promote', 'mf-racing', next)).code).toBe(0);
    await expect.poll(() => contentOf(page)).toContain(NEXT_MARK);
    expect((await own.paddock('rollback', 'mf-racing', '--reason', 'e2e')).code).toBe(0);
    await expect.poll(() => contentOf(page)).not.toContain(NEXT_MARK);
    await find(page, 'main h1');
    expect(await page.evaluate(() => 'isFirstLoad' in window)).toBe(true);
  });
});
