import type { BrowserContext, Page } from '@playwright/test';
import { logOut } from '../session/customer.ts';
import { findBarriers } from '../support/find-barriers.ts';
import { fillInLogin, logIn, loginForm } from '../support/log-in.ts';
import { type Evening, expect, test } from './evening.ts';

const PHONE = { width: 360, height: 740 };
const QUIET_PAGE = '/page/responsible-gambling';

const panelOf = (page: Page) => page.getByRole('region', { name: 'Livestream', exact: true });
const video = (page: Page) => page.locator('video');
const line = (page: Page, { shown }: Evening) =>
  panelOf(page).getByRole('button', { name: new RegExp(shown.trackName) });

/** A video element with its recorded interruptions. */
interface Watched extends HTMLVideoElement {
  breaks: string[];
}

const positionOf = (page: Page) => video(page).evaluate((element: HTMLVideoElement) => element.currentTime);

/** Waits until the video has moved on. */
async function expectToPlay(page: Page): Promise<void> {
  await expect(video(page)).toHaveCount(1);
  const before = await positionOf(page);
  await expect.poll(() => positionOf(page), { timeout: 30_000 }).toBeGreaterThan(before + 0.5);
}

/** Records every interruption of the video from now on. */
const watchForBreaks = (page: Page) =>
  video(page).evaluate((element: Watched) => {
    element.breaks = [];
    for (const name of ['pause', 'ended']) element.addEventListener(name, () => element.breaks.push(name));
  });

/** The interruptions of the same element; undefined for a new element. */
const breaksOf = (page: Page) => video(page).evaluate((element: Watched) => element.breaks ?? 'another element');

const horizontalOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

async function openStream(page: Page, context: BrowserContext, evening: Evening, path = QUIET_PAGE): Promise<void> {
  await logIn(context, evening.url);
  await page.goto(path);
  await page.getByRole('banner').getByRole('button', { name: 'Livestream' }).click();
  await line(page, evening).click();
  await expectToPlay(page);
}

test('[LIVE-7] [LIVE-13] live pictures play, and go on while the pages change, whatever their layout', async ({
  page,
  context,
  evening,
}) => {
  await openStream(page, context, evening);
  await watchForBreaks(page);
  await page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: 'Rennen' }).click();
  await expect(page).toHaveURL(/\/races$/);
  await expect(page.locator('main summary').first()).toBeVisible();
  await page.getByRole('button', { name: 'Mein Konto' }).click();
  await page.getByRole('region', { name: 'Mein Konto' }).getByRole('link', { name: 'Meine Wetten' }).click();
  await expect(page).toHaveURL(/\/user\/bets$/);
  await expect(page.getByRole('main').getByRole('navigation', { name: 'Kontomenü' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/races$/);
  await expectToPlay(page);
  expect(await breaksOf(page)).toEqual([]);
});

test('[LIVE-13] [LIVE-14] [LIVE-16] [LIVE-17] sticky and picture-in-picture leave the pictures as they are', async ({
  page,
  context,
  evening,
}) => {
  await openStream(page, context, evening, '/races');
  await watchForBreaks(page);
  const corner = page.locator('[data-sticky="true"]');
  await page.locator('footer').scrollIntoViewIfNeeded();
  await expect(corner).toBeInViewport();
  await expectToPlay(page);
  // The last focusable element of the page is not below the video.
  const last = page.locator('footer a').last();
  await last.focus();
  const [box, cover] = [await last.boundingBox(), await corner.boundingBox()];
  if (!box || !cover) throw new Error('Neither is on screen.');
  expect(box.y + box.height <= cover.y || box.x + box.width <= cover.x || box.y >= cover.y + cover.height).toBe(true);

  await page.setViewportSize(PHONE);
  await expect(corner).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.locator('footer').scrollIntoViewIfNeeded();
  await expect(corner).toBeInViewport();

  await corner.getByRole('button', { name: 'Bild im Bild', exact: true }).click();
  await expect.poll(() => page.evaluate(() => document.pictureInPictureElement?.localName)).toBe('video');
  await expect(corner).toHaveCount(0);
  await page.evaluate(() => document.exitPictureInPicture());
  await expect(corner).toBeInViewport();
  await corner.getByRole('button', { name: 'Zum Livestream' }).click();
  await expect(corner).toHaveCount(0);
  await expectToPlay(page);
  expect(await breaksOf(page)).toEqual([]);
});

test('[LIVE-19] [LIVE-20] pictures end with the panel, with the logout, and with a logout in another tab', async ({
  page,
  context,
  evening,
}) => {
  await openStream(page, context, evening);
  await panelOf(page).getByRole('button', { name: 'Schließen' }).click();
  await expect(video(page)).toHaveCount(0);

  await page.getByRole('banner').getByRole('button', { name: 'Livestream' }).click();
  await line(page, evening).click();
  await expectToPlay(page);
  const other = await context.newPage();
  await other.goto(QUIET_PAGE);
  await logOut(other);
  await page.bringToFront();
  await expect(video(page)).toHaveCount(0);
  await expect(panelOf(page)).toBeHidden();
});

test('[RACESTREAM-1] [LIVE-11] [STREAM-16] a race asks a visitor to log in for its pictures; hls.js comes with them and not before', async ({
  page,
  evening,
}) => {
  const players: string[] = [];
  page.on('response', async (response) => {
    // Text that only code with hls.js contains.
    const isPlayer = /\.js(\?|$)/.test(response.url()) && (await response.text().catch(() => '')).includes('#EXTM3U');
    if (isPlayer) players.push(response.url());
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`/race/${evening.shown.raceId}`);
  const watch = page.getByRole('button', { name: 'Live ansehen' });
  await expect(watch).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(players).toEqual([]);

  await watch.click();
  await fillInLogin(loginForm(page));
  await expectToPlay(page);
  await expect(panelOf(page).getByRole('link', { name: new RegExp(evening.shown.trackName) })).toHaveAttribute(
    'href',
    `/race/${evening.shown.raceId}`,
  );
  await expect.poll(() => players).not.toEqual([]);
});

test('[STREAM-6] [STREAM-7] [STREAM-8] [STREAM-9] [STREAM-10] each demo customer who may not see the pictures is told why, and what to do', async ({
  page,
  context,
  evening,
  complaints,
}) => {
  complaints.expect(/403 \(Forbidden\)/);
  const told = async (name: string, query: string) => {
    // Otherwise the previous customer's page would send requests without a token.
    await page.goto('about:blank');
    await context.clearCookies({ name: /paddock_(token|refresh)|csrf/ });
    await logIn(context, evening.url, name);
    await page.goto(`${QUIET_PAGE}?${query}`);
    const problem = panelOf(page).getByRole('alert');
    await expect(problem.getByRole('heading')).toHaveText('Dieses Rennen können Sie gerade nicht sehen.');
    return problem;
  };
  const race = `stream_race_id=${evening.shown.raceId}`;
  const step = async (name: string, query: string, text: RegExp, link: string, href: string) => {
    const problem = await told(name, query);
    await expect(problem).toContainText(text);
    await expect(problem.getByRole('link', { name: link })).toHaveAttribute('href', href);
  };
  const toRace = `/race/${evening.shown.raceId}`;
  await step('video-free', race, /nur frei zugängliche Bilder/, 'Kundendienst fragen', '/contact');
  await step('video-day', race, /Freischaltung ist abgelaufen/, 'Kundendienst fragen', '/contact');
  await step('video-day-bet', race, /Mit einer Wette von heute/, 'Zur Wette', toRace);
  await step('video-long-term', race, /dauerhafte Freischaltung wurde beendet/, 'Kundendienst fragen', '/contact');
  await step('video-long-term-bet', race, /seit dreißig Tagen nicht gewettet/, 'Zur Wette', toRace);
  await step('active', `stream_id=${evening.dark}`, /beginnen zehn Minuten/, 'Rennen von heute', '/races');
  expect(await findBarriers(page)).toEqual([]);
});

test('[WINDOW-1] [WINDOW-2] [WINDOW-4] [LIVE-18] a window of its own: the stream of its address, today’s without one, the login form for a visitor', async ({
  page,
  context,
  evening,
}) => {
  await page.goto('/openStream/12a');
  await expect(page.getByText('404')).toBeVisible();
  await page.goto(`/openStream/${evening.shown.streamId}`);
  await expect(page.getByLabel('E-Mail-Adresse')).toBeFocused();

  await openStream(page, context, evening);
  const opening = context.waitForEvent('page');
  await panelOf(page).getByRole('link', { name: 'In eigenem Fenster' }).click();
  const own = await opening;
  await expect(own).toHaveURL(new RegExp(`/openStream/${evening.shown.streamId}$`));
  await expectToPlay(own);
  await expect(own.getByRole('banner')).toHaveCount(0);
  await expect(video(page)).toHaveCount(0);

  await own.setViewportSize(PHONE);
  expect(await horizontalOverflow(own)).toBeLessThanOrEqual(0);
  await own.goto('/en/openStream');
  await expect(own.getByRole('link', { name: new RegExp(evening.shown.trackName) })).toBeVisible();
  expect(await horizontalOverflow(own)).toBeLessThanOrEqual(0);
  expect(await findBarriers(own)).toEqual([]);
});

for (const [locale, { prefix, menu }] of Object.entries({
  de: { prefix: '', menu: 'Menü' },
  en: { prefix: '/en', menu: 'Menu' },
})) {
  test(`[LIVE-21] [LIVE-22] [LIVE-23] ${locale}: the panel by keys alone at 360 px, with axe`, async ({
    page,
    context,
    evening,
  }) => {
    await page.setViewportSize(PHONE);
    await logIn(context, evening.url);
    await page.goto(`${prefix}${QUIET_PAGE}`);
    const burger = page.getByRole('banner').getByRole('button', { name: menu });
    await burger.focus();
    await page.keyboard.press('Enter');
    const button = page.getByRole('region', { name: menu }).getByRole('button', { name: 'Livestream' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(panelOf(page)).toBeFocused();
    await expect(line(page, evening)).toBeVisible();
    // The close button, then the streams, in turn.
    for (let stop = 0; stop < 20; stop += 1) {
      await page.keyboard.press('Tab');
      if (await line(page, evening).evaluate((element) => element === document.activeElement)) break;
    }
    await expect(line(page, evening)).toBeFocused();
    await page.keyboard.press('Enter');
    await expectToPlay(page);
    await expect(line(page, evening)).toHaveAttribute('aria-pressed', 'true');
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
    expect(await findBarriers(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(video(page)).toHaveCount(0);
    await expect(burger).toBeFocused();
  });
}

test('[RACESTREAM-3] the video archive plays a race in its place', async ({ page, context, evening }) => {
  await logIn(context, evening.url);
  await page.goto(`/videoarchive/${evening.dayOver}`);
  const withVideo = page.getByRole('button', { name: 'Mit Video' });
  await withVideo.press('Enter');
  await expect(withVideo).toHaveAttribute('aria-pressed', 'true');
  await page.locator('main summary').first().press('Enter');
  const watch = page.getByRole('button', { name: 'Video ansehen' }).first();
  await watch.focus();
  await page.keyboard.press('Enter');
  await expectToPlay(page);
  await page.getByRole('button', { name: 'Video schließen' }).click();
  await expect(video(page)).toHaveCount(0);
});
