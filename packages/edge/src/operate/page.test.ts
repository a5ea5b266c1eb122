import { readFileSync } from 'node:fs';
import type { MinuteRow } from '@paddock/release';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { HistoryRow, OperateModel } from './operate-model.types.ts';

let browser: Browser;
beforeAll(async () => {
  const args = ['--no-sandbox', '--disable-gpu', '--disable-quic'];
  browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args });
}, 30_000);
afterAll(() => browser.close());

type Status = NonNullable<OperateModel['status']>;

const NOW = '2026-06-01T12:00:00.000Z';
const OWN = { edge: 'http://own.test', host: 'edge-1', at: NOW, why: null };

const built = (name: string): Status['builds'][number] => ({
  name,
  buildId: '1.0.0-b21658a26731',
  since: NOW,
  who: 'olga',
  key: 'operator',
  action: 'promote',
  proven: ['integrity', 'contract'],
  acceptedBreak: null,
  published: null,
  problem: null,
  foreign: null,
  vouched: true,
  lastKnownGood: '1.0.0-ea8fc049e1f5',
  lastKnownGoodVouched: true,
  rollbackRefused: [],
  groups: [],
});

const entry = (sequence: number): HistoryRow => ({
  sequence,
  at: NOW,
  who: 'olga',
  key: 'operator',
  action: 'promote',
  about: null,
  reason: `reason ${sequence}`,
  acceptedBreak: null,
  changes: [{ name: 'mf-racing', from: '1.0.0-a', to: '1.0.0-b', words: '1.0.0-a -> 1.0.0-b' }],
});

const modelOf = (status: Partial<Status>, figures: Partial<OperateModel['figures']> = {}): OperateModel => ({
  at: NOW,
  channel: 'production',
  session: { who: 'olga', key: 'operator', until: NOW },
  edge: { address: OWN.edge, sequence: 20, verified: true, why: [] },
  error: null,
  status: {
    channel: 'production',
    freshness: { fresh: true, expires: NOW, why: null },
    release: 20,
    at: NOW,
    who: 'olga',
    key: 'operator',
    proposedBy: null,
    action: 'promote',
    about: null,
    changed: ['mf-racing'],
    reason: null,
    frozen: [],
    window: null,
    builds: ['shell', 'mf-account', 'mf-messenger', 'mf-racing', 'mf-registration', 'mf-streams'].map(built),
    edges: [],
    ...status,
  },
  history: Array.from({ length: 20 }, (_, at) => entry(20 - at)),
  previews: [],
  published: {},
  figures: { tabs: 3, open: [], failures: [], vitals: [], minutes: [], alarms: [], edges: [OWN], ...figures },
  keys: [],
});

/** The page as an edge with this model shows it, in English. */
const openPage = async (model: OperateModel, width = 1280): Promise<Page> => {
  const page = await browser.newPage({ locale: 'en-GB', timezoneId: 'UTC', viewport: { width, height: 740 } });
  onTestFinished(() => page.close());
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.endsWith('/model')) return route.fulfill({ json: model });
    if (pathname === '/paddock/releases') return route.abort();
    const file = pathname === '/paddock/operate' ? 'operate.html' : pathname.slice('/paddock/operate/'.length);
    const contentType = file.endsWith('.js') ? 'text/javascript' : file.endsWith('.css') ? 'text/css' : 'text/html';
    return route.fulfill({ contentType, body: readFileSync(new URL(`./page/${file}`, import.meta.url)) });
  });
  await page.goto('https://operate.test/paddock/operate');
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
};

const attentionOf = (page: Page) =>
  page.getByRole('region', { name: 'What needs attention' }).getByRole('listitem').allTextContents();

test('[OPERATE-16] an edge without newest figures is named with why, and since when if it ever told some', async () => {
  const page = await openPage(
    modelOf(
      {},
      {
        edges: [
          OWN,
          { edge: 'http://b.test', host: 'edge-2', at: '2026-06-01T11:40:00.000Z', why: 'connection refused' },
          { edge: 'http://c.test', host: null, at: null, why: 'connection refused' },
          { edge: null, host: 'edge-4', at: null, why: 'no address of it is named' },
        ],
      },
    ),
  );
  expect(await attentionOf(page)).toEqual([
    'edge-2 (http://b.test) has told no figures since 1 Jun 2026, 11:40 (connection refused). What came before is counted.',
    'http://c.test tells no figures (connection refused). They are missing on this page.',
    'The figures of edge-4 are missing on this page: it does not know the address (--edge).',
  ]);
});

test('[OPERATE-21] rendering at the edge is stopped, named while it is stopped, and started again', async () => {
  const stop = await openPage(modelOf({}));
  await stop.getByRole('button', { name: 'Stop rendering on the servers' }).click();
  const dialog = stop.getByRole('dialog', { name: 'Stop rendering on the servers' });
  expect(await dialog.getByText('from the next load on').count()).toBe(1);
  expect(await dialog.getByRole('code').textContent()).toBe("paddock freeze --render --reason '<why>'");

  const frozen = [{ name: 'render', release: 19, who: 'olga', key: 'operator', reason: 'it is slow' }];
  const page = await openPage(modelOf({ frozen }));
  expect(await attentionOf(page)).toEqual([
    'Rendering on the servers is stopped since release 19, by olga: it is slow',
  ]);
  await page.getByRole('button', { name: 'Render on the servers again' }).click();
  expect(await page.getByRole('dialog').getByRole('code').textContent()).toBe(
    "paddock unfreeze --render --reason '<why>'",
  );
});

test('[OPERATE-20] the focus stays on the content when a change is drawn, as after the login or an act', async () => {
  const model = modelOf({});
  const page = await openPage(model);
  const main = page.getByRole('main');
  await main.focus();
  Object.assign(model, { history: [entry(21), ...model.history] });
  await page.getByText('reason 21', { exact: true }).waitFor();
  expect(await main.evaluate('document.activeElement.id')).toBe('content');
});

test('[OPERATE-22] the newest entries of a long list are shown, and the others on request', async () => {
  const alarms = Array.from({ length: 40 }, (_, at) => ({
    at: NOW,
    host: 'edge-1',
    event: 'store-silent',
    reason: `disk ${at}`,
    count: 1,
  }));
  const page = await openPage(modelOf({}, { alarms }), 360);
  const rows = (name: string) => page.getByRole('table', { name, exact: true }).getByRole('row').count();
  expect(await rows('Journal')).toBe(6);
  expect(await rows('Alarms')).toBe(6);
  const earlier = page.getByText('Earlier: 15');
  await earlier.click();
  expect(await rows('Journal')).toBe(6);
  expect(await page.getByText('reason 1', { exact: true }).isVisible()).toBe(true);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
});

test('[OPERATE-23] the page says which share of the open pages runs which build, and which do not say so', async () => {
  const open = [
    { remote: 'mf-racing', build: '1.0.0-b21658a26731', tabs: 12, share: 600 },
    { remote: 'mf-racing', build: '1.0.0-ea8fc049e1f5', tabs: 1, share: 50 },
    { remote: 'shell', build: '1.0.0-b21658a26731', tabs: 17, share: 850 },
    { remote: 'shell', build: 'unknown', tabs: 3, share: 150 },
  ];
  const page = await openPage(modelOf({}, { tabs: 20, open }));
  const shownOf = (name: string) =>
    page
      .getByRole('row')
      .filter({ has: page.getByText(name, { exact: true }) })
      .getByRole('cell')
      .nth(2)
      .locator('div > div')
      .allTextContents();
  expect(await shownOf('mf-racing')).toEqual(['live: 60% (12)', '1.0.0-ea8fc049e1f5: 5% (1)']);
  expect(await shownOf('shell')).toEqual(['live: 85% (17)', 'not known: 15% (3)']);
  expect(await shownOf('mf-streams')).toEqual(['none']);
});

test('[OPERATE-24] the last hour of a build is drawn by minute, with the same figures in a table', async () => {
  const minute = (at: string, build: string, counts: Partial<MinuteRow>): MinuteRow => ({
    at: `2026-06-01T${at}Z`,
    remote: 'mf-racing',
    build,
    ...{ open: 1, ok: 0, bad: 0, good: 0, middling: 0, poor: 0 },
    ...counts,
  });
  const [live, canary] = ['1.0.0-b21658a26731', '1.1.0-5e49b6e31546'];
  const minutes = [
    minute('11:00', live, { ok: 5 }),
    minute('11:50', live, { ok: 40, bad: 1 }),
    minute('11:59', live, { ok: 30, good: 7, middling: 2, poor: 1 }),
    minute('12:00', live, { ok: 1_000 }),
    minute('11:59', canary, { bad: 6 }),
    minute('11:59', '0.9.0-aaaaaaaaaaaa', { bad: 9 }),
  ];
  const group = { since: NOW, who: 'olga', key: 'operator', held: false, until: null, finished: false };
  const groups = [
    { group: 'canary' as const, buildId: canary, share: 100, ...group },
    { group: 'control' as const, buildId: live, share: 900, ...group },
  ];
  const racing = { ...built('mf-racing'), groups };
  const page = await openPage(modelOf({ builds: [built('shell'), racing] }, { minutes }), 360);
  await page.getByText('Details of mf-racing').click();
  for (const summary of await page.getByText('As a table').all()) await summary.press('Enter');
  const rowsOf = async (build: string) => {
    const table = page.getByRole('table', { name: `Last hour: mf-racing ${build}` });
    const rows = await table.getByRole('row').all();
    return Promise.all(rows.map((row) => row.getByRole('cell').allTextContents()));
  };
  const rows = await rowsOf(live);
  expect(rows).toHaveLength(7);
  expect(rows[1]).toEqual(['11:50–12:00', '70', '1', '7', '2', '1']);
  expect(rows[6]).toEqual(['11:00–11:10', '5', '0', '0', '0', '0']);
  expect((await rowsOf(canary))[1]).toEqual(['11:50–12:00', '0', '6', '0', '0', '0']);
  expect(await page.getByRole('figure').count()).toBe(10);
  expect(await page.getByRole('figure').nth(5).textContent()).toContain('at most 40 a minute');
  expect(await page.getByText('0.9.0-aaaaaaaaaaaa').count()).toBe(0);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);

  await page.getByText('Details of shell').click();
  expect(await page.getByText('No votes and measurements in the last hour.').isVisible()).toBe(true);
});
