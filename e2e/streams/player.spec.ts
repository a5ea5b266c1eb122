import type { BrowserContext, Page } from '@playwright/test';
import { expectToFit, findBarriers } from '../support/find-barriers.ts';
import { logIn } from '../support/log-in.ts';
import { startMeasuringHeap } from '../support/measure-heap.ts';
import { LONG } from '../support/parts.ts';
import { type Evening, expect, test } from './evening.ts';

/** The playlist's window (s): six segments. */
const WINDOW = 24;
/** Longest expected wait (ms), even on a busy machine. */
const SOON = 90_000;

test.setTimeout(240_000);

interface Watched extends HTMLVideoElement {
  breaks: string[];
}

const video = (page: Page) => page.locator('video');
const player = (page: Page) => page.getByRole('group').filter({ has: video(page) });

/** The playback position and the live position, in seconds of the element. */
const lookAt = (page: Page) =>
  video(page).evaluate(({ currentTime, seekable }: HTMLVideoElement) => ({
    position: currentTime,
    live: seekable.length > 0 ? seekable.end(seekable.length - 1) : 0,
  }));

const positionOf = async (page: Page) => (await lookAt(page)).position;

async function expectToPlay(page: Page): Promise<void> {
  await expect(video(page)).toHaveCount(1);
  const before = await positionOf(page);
  await expect.poll(() => positionOf(page), { timeout: SOON }).toBeGreaterThan(before + 1);
}

/** Applies a fault to the stream from now on, or none. */
async function spoil({ apiUrl, shown }: Evening, fault: string | null, reason?: string): Promise<void> {
  const answer = await fetch(`${apiUrl}/dev/streams/${shown.streamId}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ fault, reason }),
  });
  expect(answer.ok).toBe(true);
}

/** Opens the stream in a separate window and waits until it plays. */
async function watch(page: Page, context: BrowserContext, evening: Evening, prefix = ''): Promise<void> {
  await logIn(context, evening.url);
  await page.goto(`${prefix}/openStream/${evening.shown.streamId}`);
  await expectToPlay(page);
  await video(page).evaluate((element: Watched) => {
    element.breaks = [];
    for (const name of ['emptied', 'ended', 'error']) element.addEventListener(name, () => element.breaks.push(name));
  });
}

/** Interruptions since the video played; undefined for a new element. */
const breaksOf = (page: Page) => video(page).evaluate((element: Watched) => element.breaks ?? 'another element');

test.afterEach(({ evening }) => spoil(evening, null));

test('[PLAYER-13] live plays within the window of its playlist, and moves on with it for a minute', {
  tag: LONG,
}, async ({ page, context, evening }) => {
  await watch(page, context, evening);
  await expect(page.getByText('Die Bilder kommen einige Sekunden verzögert.')).toBeVisible();
  const { live: first } = await lookAt(page);
  await expect
    .poll(
      async () => {
        const { position, live } = await lookAt(page);
        return live >= first + 60 && position > first + 60 - WINDOW && position >= live - WINDOW && position <= live;
      },
      { timeout: 180_000 },
    )
    .toBe(true);
  expect(await breaksOf(page)).toEqual([]);
});

test('[PLAYER-17] a missing segment and a discontinuity do not break it off', async ({
  page,
  context,
  evening,
  complaints,
}) => {
  complaints.expect(/404 \(Not Found\)/);
  await watch(page, context, evening);
  const missing: number[] = [];
  page.on('response', (answer) => {
    if (answer.status() === 404) missing.push(answer.status());
  });
  for (const fault of ['missing-segment', 'discontinuity']) {
    await spoil(evening, fault);
    const { live } = await lookAt(page);
    await expect.poll(() => positionOf(page), { timeout: SOON }).toBeGreaterThan(live + 8);
  }
  expect(missing).not.toEqual([]);
  expect(await breaksOf(page)).toEqual([]);
});

test('[PLAYER-18] pictures that stall are said to, and come back', async ({ page, context, evening, complaints }) => {
  complaints.expect(/504 \(Gateway/);
  await watch(page, context, evening);
  await spoil(evening, 'slow');
  await expect(player(page).getByRole('status')).toHaveText(/Die Verbindung ist (langsam|unterbrochen)/, {
    timeout: SOON,
  });
  await spoil(evening, null);
  await expectToPlay(page);
  await expect(player(page).getByRole('status')).toHaveText('', { timeout: SOON });
});

test('[PLAYER-9] [PLAYER-10] who may no longer watch is told why at once, and watches on when allowed again', async ({
  page,
  context,
  evening,
  complaints,
}) => {
  complaints.expect(/403 \(Forbidden\)/);
  await watch(page, context, evening);
  await spoil(evening, 'denied', 'no_day_bet_video_permission');
  const problem = page.getByRole('alert').filter({ hasText: 'Mit einer Wette von heute' });
  await expect(problem).toBeVisible({ timeout: SOON });
  await expect(video(page)).toHaveCount(0);
  await spoil(evening, null);
  await problem.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expectToPlay(page);
});

test('[PLAYER-6] [PLAYER-8] a stream that sends rubbish, and a network that is gone, come back by themselves', async ({
  page,
  context,
  evening,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await watch(page, context, evening);
  const status = player(page).getByRole('status');
  await spoil(evening, 'bad-playlist');
  await expect(status).toHaveText(/Wir versuchen es erneut/, { timeout: SOON });
  await spoil(evening, null);
  await expectToPlay(page);
  await expect(status).toHaveText('', { timeout: SOON });

  await context.setOffline(true);
  await expect(status).toHaveText(/Sie sind offline/, { timeout: SOON });
  await context.setOffline(false);
  await expectToPlay(page);
  await expect(status).toHaveText('', { timeout: SOON });
});

test('[PLAYER-12] the end is said', async ({ page, context, evening }) => {
  await watch(page, context, evening);
  await spoil(evening, 'end');
  await expect(page.getByText('Der Livestream ist beendet.')).toBeVisible({ timeout: SOON });
  expect(await findBarriers(page)).toEqual([]);
});

for (const [locale, { prefix, pause, delay }] of Object.entries({
  de: { prefix: '', pause: 'Pause', delay: 'Die Bilder kommen einige Sekunden verzögert.' },
  en: { prefix: '/en', pause: 'Pause', delay: 'The pictures are delayed by some seconds.' },
})) {
  test(`[PLAYER-21] ${locale}: by keys alone at 360 px, with axe`, async ({ page, context, evening }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await watch(page, context, evening, prefix);
    const state = () =>
      video(page).evaluate(({ paused, muted, volume }: HTMLVideoElement) => ({ paused, muted, volume }));
    await expectToFit(page);
    expect(await findBarriers(page)).toEqual([]);

    await expect(player(page).getByText(delay)).toBeVisible();
    await player(page).getByRole('button', { name: pause, exact: true }).focus();
    // The browser decides whether the video starts with sound.
    if ((await state()).muted) await page.keyboard.press('m');
    await expect.poll(state).toEqual({ paused: false, muted: false, volume: 1 });
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await expect.poll(state).toEqual({ paused: true, muted: false, volume: 0.9 });
    await page.keyboard.press('k');
    await page.keyboard.press('m');
    await expect.poll(state).toEqual({ paused: false, muted: true, volume: 0.9 });
    await page.keyboard.press('f');
    await expect.poll(() => page.evaluate(() => document.fullscreenElement?.getAttribute('role'))).toBe('group');
    await page.keyboard.press('f');
    await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();
    await expectToPlay(page);
  });
}

const ROUNDS = Number(process.env.ROUNDS ?? 8);

test(`[PLAYER-27] nothing is left of ${ROUNDS} streams that were opened and closed`, async ({
  page,
  context,
  evening,
}) => {
  test.setTimeout(120_000 + ROUNDS * 30_000);
  await logIn(context, evening.url);
  await page.goto('/page/responsible-gambling');
  const panel = page.getByRole('region', { name: 'Livestream', exact: true });
  const measure = await startMeasuringHeap(page);
  const openAndClose = async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Livestream' }).click();
    await panel.getByRole('button', { name: new RegExp(evening.shown.trackName) }).click();
    await expectToPlay(page);
    await panel.getByRole('button', { name: 'Schließen' }).click();
    await expect(video(page)).toHaveCount(0);
  };

  // Data that is fetched and cached once is no leak.
  for (let round = 0; round < 3; round += 1) await openAndClose();
  const before = await measure();
  for (let round = 0; round < ROUNDS; round += 1) await openAndClose();
  const after = await measure();
  test.info().annotations.push({ type: 'measured', description: JSON.stringify({ before, after }) });
  // One player has dozens of nodes and listeners. Compiled code takes a megabyte for any number of
  // players.
  expect(after.listeners - before.listeners).toBeLessThan(ROUNDS);
  expect(after.nodes - before.nodes).toBeLessThan(ROUNDS * 10);
  expect(after.heap - before.heap).toBeLessThan(4_000_000);
});
