import { readFileSync } from 'node:fs';
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
  figures: { tabs: 3, failures: [], vitals: [], alarms: [], edges: [OWN], ...figures },
  keys: [],
});

/** The page as an edge with this model shows it, in English. */
const open = async (model: OperateModel, width = 1280): Promise<Page> => {
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
  const page = await open(
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
  const stop = await open(modelOf({}));
  await stop.getByRole('button', { name: 'Stop rendering on the servers' }).click();
  const dialog = stop.getByRole('dialog', { name: 'Stop rendering on the servers' });
  expect(await dialog.getByText('from the next load on').count()).toBe(1);
  expect(await dialog.getByRole('code').textContent()).toBe("paddock freeze --render --reason '<why>'");

  const frozen = [{ name: 'render', release: 19, who: 'olga', key: 'operator', reason: 'it is slow' }];
  const page = await open(modelOf({ frozen }));
  expect(await attentionOf(page)).toEqual([
    'Rendering on the servers is stopped since release 19, by olga: it is slow',
  ]);
  await page.getByRole('button', { name: 'Render on the servers again' }).click();
  expect(await page.getByRole('dialog').getByRole('code').textContent()).toBe(
    "paddock unfreeze --render --reason '<why>'",
  );
});

test('[OPERATE-22] the newest entries of a long list are shown, and the others on request', async () => {
  const alarms = Array.from({ length: 40 }, (_, at) => ({
    at: NOW,
    host: 'edge-1',
    event: 'store-silent',
    reason: `disk ${at}`,
    count: 1,
  }));
  const page = await open(modelOf({}, { alarms }), 360);
  const rows = (name: string) => page.getByRole('table', { name, exact: true }).getByRole('row').count();
  expect(await rows('Journal')).toBe(6);
  expect(await rows('Alarms')).toBe(6);
  const earlier = page.getByText('Earlier: 15');
  await earlier.click();
  expect(await rows('Journal')).toBe(6);
  expect(await page.getByText('reason 1', { exact: true }).isVisible()).toBe(true);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
});
