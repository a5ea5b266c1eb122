import type { Page } from '@playwright/test';
import { findBarriers } from '../support/find-barriers.ts';
import { expect, keepPicture, stopClock, test } from './playground.ts';

const POOL = 'Poolgröße';
const GOING = 'Boden: weich';
const WEIGHTS = 'Gewichte';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const popover = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

const open = async (page: Page, name: string) => {
  await button(page, name).focus();
  await page.keyboard.press('Enter');
  await expect(popover(page, name)).toBeVisible();
};

const boxOf = async (page: Page, name: string) => {
  const box = await popover(page, name).boundingBox();
  if (!box) throw new Error(`${name} is not on screen`);
  return box;
};

test.beforeEach(({ section }) => section('popover').then(() => undefined));

test('[POPOVER-1] [POPOVER-2] its button opens and closes it, says so, and keeps the focus', async ({ page }) => {
  await expect(button(page, POOL)).toHaveAttribute('aria-expanded', 'false');
  await open(page, POOL);
  await expect(button(page, POOL)).toHaveAttribute('aria-expanded', 'true');
  await expect(button(page, POOL)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(popover(page, POOL)).toHaveCount(0);
  await expect(button(page, POOL)).toHaveAttribute('aria-expanded', 'false');
});

test('[POPOVER-2] a press with the mouse opens and closes it, too', async ({ page }) => {
  await button(page, POOL).click();
  await expect(popover(page, POOL)).toBeVisible();
  await button(page, POOL).click();
  await expect(popover(page, POOL)).toHaveCount(0);
});

test('[POPOVER-3] [POPOVER-4] Tab goes from the button into it; Escape and its own button give the focus back', async ({
  page,
}) => {
  const leave = [() => page.keyboard.press('Escape'), () => page.keyboard.press('Enter')];
  for (const leaveIt of leave) {
    await open(page, POOL);
    await page.keyboard.press('Tab');
    await expect(popover(page, POOL).getByRole('button')).toBeFocused();
    await leaveIt();
    await expect(popover(page, POOL)).toHaveCount(0);
    await expect(button(page, POOL)).toBeFocused();
  }
});

test('[POPOVER-5] a press beside it closes it, one on its text does not', async ({ page }) => {
  await open(page, POOL);
  await popover(page, POOL).getByText('Der Pool').click();
  await stopClock(page);
  await page.clock.runFor(1_000);
  await expect(popover(page, POOL)).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(popover(page, POOL)).toHaveCount(0);
});

test('[POPOVER-9] hides 110 ms after the focus has left it', async ({ page }) => {
  await stopClock(page);
  await open(page, POOL);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Zum Renntag' })).toBeFocused();
  await page.clock.runFor(109);
  await expect(popover(page, POOL)).toBeVisible();
  await page.clock.runFor(1);
  await expect(popover(page, POOL)).toHaveCount(0);
});

test('[POPOVER-10] opens under the mouse if told, stays while the mouse is in it, and hides 110 ms after it left', async ({
  page,
}) => {
  await stopClock(page);
  await button(page, GOING).hover();
  await expect(popover(page, GOING)).toBeVisible();
  await popover(page, GOING).hover();
  await page.clock.runFor(1_000);
  await expect(popover(page, GOING)).toBeVisible();
  await page.mouse.move(2, 2);
  await page.clock.runFor(109);
  await expect(popover(page, GOING)).toBeVisible();
  await page.clock.runFor(1);
  await expect(popover(page, GOING)).toHaveCount(0);
});

test('[POPOVER-11] a press keeps what the mouse opened, and a second one closes it', async ({ page }) => {
  await stopClock(page);
  await button(page, GOING).hover();
  await button(page, GOING).click();
  await page.mouse.move(2, 2);
  await page.clock.runFor(1_000);
  await expect(popover(page, GOING)).toBeVisible();
  await button(page, GOING).click();
  await expect(popover(page, GOING)).toHaveCount(0);
});

test('[POPOVER-6] [POPOVER-8] is on the screen wholly, beside its button, on a phone and after it scrolled', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 420 });
  await open(page, WEIGHTS);
  await expect(popover(page, WEIGHTS)).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 768, height: 420 });
  const anchor = await button(page, WEIGHTS).boundingBox();
  const { x, width } = await boxOf(page, WEIGHTS);
  expect(x + width).toBeCloseTo((anchor?.x ?? 0) + (anchor?.width ?? 0), 0);

  const gap = async () => {
    const [below, above] = [await boxOf(page, WEIGHTS), await button(page, WEIGHTS).boundingBox()];
    if (!above) throw new Error('The button is not on screen');
    return Math.max(below.y - above.y - above.height, above.y - below.y - below.height);
  };
  const before = await gap();
  await page.evaluate(() => scrollBy(0, scrollY > 60 ? -60 : 60));
  await expect.poll(gap).toBeCloseTo(before, 0);
});

test('is clean to axe while it is open', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [name, width] of [
    [POOL, 360],
    [GOING, 1280],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, name);
    expect(await findBarriers(page)).toEqual([]);
    await keepPicture(page, `popover-open-${width}`);
  }
});
