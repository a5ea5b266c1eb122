import type { Page } from '@playwright/test';
import { expectToFit, findBarriers } from './support/find-barriers.ts';
import { NEXT_MARK } from './support/next-build.ts';
import type { Product } from './support/product.ts';
import { expect, test } from './support/test.ts';
import { countBoots, recordTimeline } from './support/timeline.ts';
import { openVisitor } from './support/visitor.ts';

const REMOTE = 'mf-racing';
const PHONE = { width: 360, height: 740 };

const banner = (page: Page) => page.getByRole('complementary', { name: /^(Vorschau|Preview)$/ });
/** The part of the banner that is always in view. */
const tabOf = (page: Page) => banner(page).getByRole('button', { name: /^(Vorschau|Preview)$/ });
const mark = (page: Page) => page.locator('main').getByText(NEXT_MARK);
const expectBuild = (page: Page, buildId: string): Promise<void> =>
  expect(page.locator(`[data-remote="${REMOTE}"]`)).toHaveAttribute('data-build', buildId);

/** The link of a preview of this build, and its id. */
async function makeLink(own: Product, buildId: string): Promise<{ link: string; id: string }> {
  const words = ['--for', '1h', '--reason', 'e2e', '--origin', own.url];
  const { code, stdout, stderr } = await own.paddock('preview', `${REMOTE}@${buildId}`, ...words);
  expect(code, stderr).toBe(0);
  const id = /preview ([0-9a-f]{16}) until/.exec(stdout)?.[1] ?? '';
  return { link: stdout.trim().split('\n').at(-1) ?? '', id };
}

async function expectAccessible(page: Page): Promise<void> {
  await page.setViewportSize(PHONE);
  await expectToFit(page);
  expect(await findBarriers(page)).toEqual([]);
}

test('[OVERRIDE-3] [OVERRIDE-5] a link shows a build that is not promoted to its visitor alone, until it ends', async ({
  page,
  context,
  browser,
  clock,
  own,
  complaints,
}) => {
  complaints.expect(/status of 410/);
  const first = own.firstBuild(REMOTE);
  const next = await own.publishNext(REMOTE);
  const { link, id } = await makeLink(own, next);

  const other = await openVisitor(browser, clock, { locale: 'de-DE' });
  const rival = await other.newPage();
  await recordTimeline(rival, {});
  await rival.goto(`${own.url}/races`);
  await expectBuild(rival, first);
  const boots = await countBoots(rival);

  await page.goto(link);
  expect(await context.cookies().then((all) => all.some(({ name }) => name.includes('preview')))).toBe(false);
  await page.getByRole('button', { name: 'Vorschau ansehen' }).click();
  await expect(page).toHaveURL(`${own.url}/`);
  await expect(banner(page)).toContainText(`Sie sehen eine Vorschau: ${REMOTE} ${next}.`);
  await page.goto(`${own.url}/races`);
  await expectBuild(page, next);
  await expect(mark(page)).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${own.url}/en/races`);
  await expect(banner(page)).toContainText('You are looking at a preview');
  await expectToFit(page);

  await test.step('[OVERRIDE-5] its tab is in reach wherever the page is scrolled, over a panel, and covers nothing', async () => {
    const tab = tabOf(page);
    const gutter = 16;
    const expectInReach = async () => {
      const box = await tab.boundingBox();
      expect(box?.x).toBe(0);
      expect(box?.width ?? 99, 'the gutter of the page').toBeLessThanOrEqual(gutter);
      expect((box?.y ?? -1) > 0 && (box?.y ?? 0) + (box?.height ?? 0) < PHONE.height).toBe(true);
      // The topmost element at this point.
      const at = { x: (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
      const top = await page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.closest('aside')?.id, at);
      expect(top).toBe('paddock-preview');
    };
    await expectInReach();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expectInReach();
    await page.evaluate(() => scrollTo(0, 0));
    await page.getByRole('button', { name: /menu/i }).first().click();
    const panel = page
      .locator('[data-panel]')
      .filter({ has: page.getByRole('link') })
      .last();
    await expect(panel).toBeVisible();
    const box = await panel.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0), 'all of the panel is on the screen').toBeLessThanOrEqual(PHONE.height);
    await expectInReach();
    await page.keyboard.press('Escape');

    await page.reload();
    await page.keyboard.press('Tab');
    await expect(tab).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(banner(page).getByRole('button', { name: 'End the preview' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Tab');
    await expect(banner(page).getByRole('button', { name: 'End the preview' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(banner(page).getByRole('button', { name: 'End the preview' })).toBeHidden();
  });

  await expectBuild(rival, first);
  expect(await countBoots(rival), 'no tab of another visitor is touched').toBe(boots);
  await rival.reload();
  await expectBuild(rival, first);
  await expect(tabOf(rival)).toBeHidden();

  await test.step('[OVERRIDE-2] on another site it asks first', async () => {
    const site = 'http://elsewhere.test/';
    await rival.route(site, (route) =>
      route.fulfill({ contentType: 'text/html', body: `<a href="${link.replace('/?', '/races?')}">Odds</a>` }),
    );
    await rival.goto(site);
    await rival.getByRole('link').click();
    await expect(rival.getByText(`Dieser Link zeigt Ihnen ${REMOTE} ${next}`)).toBeVisible();
    expect((await other.cookies()).some(({ name }) => name.includes('preview'))).toBe(false);
    await expectAccessible(rival);
    await rival.getByRole('button').click();
    await expect(rival).toHaveURL(`${own.url}/races`);
    await expectBuild(rival, next);
  });

  await test.step('[OVERRIDE-6] its button ends it for this visitor, on the same page', async () => {
    await tabOf(rival).click();
    await banner(rival).getByRole('button', { name: 'Vorschau beenden' }).click();
    await expect(tabOf(rival)).toBeHidden();
    await expect(rival).toHaveURL(`${own.url}/races`);
    await expectBuild(rival, first);
    await page.reload();
    await expect(tabOf(page)).toBeVisible();
  });

  await test.step('[OVERRIDE-9] an operator ends it for all', async () => {
    const { code, stderr } = await own.paddock('preview', 'end', id, '--reason', 'e2e');
    expect(code, stderr).toBe(0);
    await expect(async () => {
      await page.goto(`${own.url}/races`);
      await expect(page.getByText('Diese Vorschau wurde beendet.')).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 10_000 });
    await expectToFit(page);
    expect((await context.cookies()).some(({ name }) => name.includes('preview'))).toBe(false);
    await page.getByRole('link', { name: /Zur Startseite/ }).click();
    await expect(page.locator(`[data-build="${first}"]`).first()).toBeVisible();
    await expect(tabOf(page)).toBeHidden();
  });
  await other.close();
});
