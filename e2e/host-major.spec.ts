import { basename, join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { openRace, placeButton, tickWin } from './betting/bets.ts';
import { logIn } from './support/log-in.ts';
import { NEXT_MARK, readBuildId } from './support/next-build.ts';
import { nextMajors } from './support/next-major.ts';
import type { Product } from './support/product.ts';
import { SHELL_TEXTS } from './support/remotes.ts';
import { expect, test } from './support/test.ts';

// Opens ten pages and publishes six builds.

const DRAFT = 'entwurf@example.org';
const header = (page: Page, name: RegExp) => page.getByRole('banner').getByRole('button', { name }).first().click();
const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label).first();
const mark = (page: Page) => page.locator('main').getByText(NEXT_MARK);
const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name, exact: true }).click();

interface Tab {
  path: string;
  /** A text of the page. */
  reads: string;
  /** The field in which the customer has begun to type. */
  draft?: string;
  /** The customer's action before the release. */
  does?: (page: Page) => Promise<void>;
}

const TABS: Tab[] = [
  { path: '/', reads: 'Pferderennen' },
  { path: '/races', reads: 'Rennen am' },
  { path: '/results', reads: 'Ergebnisse am' },
  { path: '/user', reads: 'Hier finden Sie Ihr Guthaben' },
  { path: '/user/bets', reads: 'Meine Wetten' },
  { path: '/newsletter', reads: 'Newsletter', draft: 'E-Mail-Adresse' },
  { path: '/user/vouchers', reads: 'Gutscheine', draft: 'Gutscheincode' },
  { path: '/race/:id', reads: 'Starter mit Siegquoten' },
  { path: '/races', reads: 'Meine Auswahl', does: (page) => header(page, /^Liveticker/) },
  { path: '/results', reads: 'Wählen Sie einen Stream', does: (page) => header(page, /^Livestream/) },
];
const TICKET = TABS.findIndex(({ path }) => path === '/race/:id');

/** Texts that change with time: how long until a race, and the minutes of balance and paper. */
const PASSING = /\d (Std|Min|Sek)\.|^\d:\d\d$|^Stand \d|, gedruckt am \d/;

/** Repeats the first answer of each read of the day: only the release may change a page. */
const keepReads = async (context: BrowserContext): Promise<void> => {
  const kept = new Map<string, { status: number; headers: Record<string, string>; body: Buffer }>();
  await context.route(/\/api\/v1\/(races|meetings|results|ticker|streams)/, async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const url = route.request().url();
    const known = kept.get(url);
    if (known) return route.fulfill(known);
    const response = await route.fetch();
    const answer = { status: response.status(), headers: response.headers(), body: await response.body() };
    kept.set(url, answer);
    await route.fulfill(answer);
  });
};

/** The lines on the customer's screen. */
const linesOn = async (page: Page): Promise<string[]> =>
  (await page.locator('body').allInnerTexts())
    .join('')
    .split('\n')
    .filter((line) => line.trim() !== '');

/**
 * Records in the page each text that disappears, if only for a moment, and each failure that is
 * shown. A reload loses the record. Returns the lines on screen.
 * @param stays watches only texts with this, in a tab that navigates
 */
const watch = async (page: Page, reads: string, stays = ''): Promise<string[]> => {
  await page.evaluate(
    ([failed, stays, passing]) => {
      const seen = new Set<string>();
      Object.assign(globalThis, { e2eSeen: seen });
      const textsNow = () => {
        const found = new Set<string>();
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode())
          if (!node.parentElement?.closest('script, style')) found.add(node.nodeValue ?? '');
        return found;
      };
      const before = [...textsNow()].filter((text) => text.includes(stays) && !new RegExp(passing).test(text));
      const look = () => {
        const now = textsNow();
        for (const text of before) if (!now.has(text)) seen.add(`gone: ${text}`);
        for (const text of now) if (text.includes(failed)) seen.add(text);
      };
      new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
    },
    [SHELL_TEXTS.failed, stays, PASSING.source] as const,
  );
  const lines = (await linesOn(page)).filter((line) => !PASSING.test(line));
  expect(lines.join('\n')).toContain(reads);
  return lines;
};

const notesIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { e2eSeen } = globalThis as { e2eSeen?: Set<string> };
    return e2eSeen ? [...e2eSeen] : ['it was reloaded'];
  });

/** The lines that disappeared from the customer's screen, for good or for a moment. */
const lostBy = async (page: Page, lines: readonly string[]): Promise<string[]> => {
  const now = await linesOn(page);
  return [...(await notesIn(page)), ...lines.filter((line) => !now.includes(line))];
};

/** The newest release that each tab has read. */
function followReleases(pages: readonly Page[]): Map<Page, number> {
  const newest = new Map<Page, number>();
  for (const page of pages)
    page.on('response', async (response) => {
      if (new URL(response.url()).pathname !== '/paddock/release') return;
      const { sequence } = (await response.json()) as { sequence: number };
      newest.set(page, sequence);
    });
  return newest;
}

async function run(product: Product, ...words: string[]): Promise<void> {
  const { code, stderr } = await product.paddock(...words);
  expect(code, stderr).toBe(0);
}

/** Publishes builds. Returns the arguments for `promote`. */
async function publish(product: Product, folders: readonly string[]): Promise<string[]> {
  const targets: string[] = [];
  for (const folder of folders) {
    await run(product, 'publish', folder);
    targets.push(`${basename(folder)}@${await readBuildId(folder)}`);
  }
  return targets;
}

test('[UPDATE-9] [CHANGE-36] [CHANGE-38] the next major of the host and all remotes go live and back while ten tabs are open', async ({
  context,
  own,
}, { outputDir }) => {
  await logIn(context, own.url);
  const race = await openRace(context, own);
  await keepReads(context);
  const pages = await Promise.all(TABS.map(() => context.newPage()));
  const tabs = TABS.map((tab, index) => ({ ...tab, page: pages[index] as Page }));
  const lines = new Map<Page, string[]>();
  for (const { page, path, reads, draft, does } of tabs) {
    await page.bringToFront();
    if (path === '/race/:id') await tickWin(page, race, 0, own.url);
    else await page.goto(own.url + path);
    if (draft) await field(page, draft).fill(DRAFT);
    await does?.(page);
    await expect(page.getByText(reads).first()).toBeVisible();
    lines.set(page, await watch(page, reads));
  }
  const expectAllThere = async () => {
    for (const { page, path } of tabs) expect(await lostBy(page, lines.get(page) ?? []), path).toEqual([]);
  };
  const newest = followReleases(pages);
  const allKnow = (sequence: number, some: readonly Page[] = pages) =>
    expect.poll(() => some.map((page) => newest.get(page))).toEqual(some.map(() => sequence));

  const targets = await publish(own, await nextMajors(join(outputDir, 'majors')));
  await run(own, 'promote', ...targets, '--reason', 'e2e: the next major of the host');
  await allKnow(2);

  // At a navigation a tab without a draft takes the new shell, and with it the new remotes.
  const [home] = pages as [Page];
  await expectAllThere();
  await home.bringToFront();
  await menu(home, 'Rennen');
  await expect(mark(home)).toBeVisible();
  lines.set(home, await watch(home, 'Rennen am'));

  await run(own, 'rollback', '--release', '1', '--reason', 'e2e: odds are wrong');
  await allKnow(3);
  await expect(mark(home), 'the remote of the newer shell goes on').toBeVisible();

  await expectAllThere();
  await expect(placeButton(pages[TICKET] as Page), 'the ticket').toBeVisible();
  for (const { page, draft, path } of tabs) if (draft) await expect(field(page, draft), path).toHaveValue(DRAFT);

  // The previous shell again, with its remotes.
  await home.bringToFront();
  await menu(home, 'Ergebnisse');
  await expect(home.getByRole('heading', { level: 1 })).toContainText('Ergebnisse am');
  await expect(mark(home)).toBeHidden();
});

test('[MF-8] [CHANGE-48] [UPDATE-12] a shell with a facade runs a remote of the next major beside those of this one', async ({
  page,
  context,
  own,
}, { outputDir }) => {
  await logIn(context, own.url);
  const folders = await nextMajors(join(outputDir, 'majors'), { hasFacade: true });
  const both = folders.filter((folder) => ['shell', 'mf-racing'].includes(basename(folder)));
  await run(own, 'promote', ...(await publish(own, both)), '--reason', 'e2e: one squad is first');

  await page.goto(`${own.url}/races`);
  await expect(mark(page), 'mf-racing needs the next major').toBeVisible();
  await watch(page, 'Paddock', 'Paddock');
  await menu(page, 'Konto');
  await expect(page.getByText('Hier finden Sie Ihr Guthaben'), 'mf-account needs this one').toBeVisible();
  await expect(mark(page)).toBeHidden();
  await menu(page, 'Ergebnisse');
  await expect(mark(page)).toBeVisible();
  expect(await notesIn(page)).toEqual([]);
});
