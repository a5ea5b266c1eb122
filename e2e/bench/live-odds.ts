/**
 * How a race's page bears odds that all change at once: 20 runners, every 5 s, for two minutes, on a processor slowed down four times.
 * Prints the longest task after each answer (median and worst), tasks over 50 ms, and layout shifts.
 *
 *   node bench/live-odds.ts                  in e2e/, after a build
 *   LIVE_ODDS_SECONDS=20 node …              shorter
 *   LIVE_ODDS_URL=http://localhost:3000 node …   a product that runs already
 *   LIVE_ODDS_WIDTH=360 node …               a phone
 */
import { loadavg } from 'node:os';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import prepare from '../support/prepare.ts';
import { openProduct } from '../support/product.ts';

const SECONDS = Number(process.env.LIVE_ODDS_SECONDS ?? 120);
const WIDTH = Number(process.env.LIVE_ODDS_WIDTH ?? 1280);
const SLOWDOWN = 4;
const RUNNERS = 20;
/** What begins so long after an answer is not caused by it. */
const AFTER_MS = 1_000;
const TOO_LONG_MS = 50;
const MARK = 'live-odds answer';

/** Of the trace of Chromium: microseconds. `tdur` is the time of the thread itself, without what other processes took. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
}

const { url, stop } = await findProduct();
const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-gpu'],
  ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
});
try {
  const context = await browser.newContext({ viewport: { width: WIDTH, height: 900 }, locale: 'de-DE' });
  await context.addCookies([{ name: 'paddock_consent', value: 'essential.functional', url }]);
  const page = await context.newPage();
  await page.addInitScript(watch, MARK);
  await page.goto(`${url}/race/${await serveMovingRace(context)}`);
  await page
    .locator('tbody tr')
    .nth(RUNNERS - 1)
    .waitFor();
  await measure(browser, page);
} finally {
  await browser.close();
  await stop();
}

async function findProduct() {
  const running = process.env.LIVE_ODDS_URL;
  if (running) return { url: running.replace(/\/$/, ''), stop: async () => {} };
  await prepare();
  return openProduct();
}

/** In the page: a mark at each answer about a race, and what moves. */
function watch(mark: string): void {
  const shifts: number[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) shifts.push(entry.value);
  }).observe({ type: 'layout-shift' });
  const realFetch = window.fetch;
  window.fetch = async (...input) => {
    const response = await realFetch(...input);
    if (/\/races\/\d+$/.test(response.url)) performance.mark(mark);
    return response;
  };
}

/** Answers for one race of the product: as it is, with 20 runners, about to start, and all odds other ones each time. Returns its id. */
async function serveMovingRace(context: BrowserContext): Promise<number> {
  const read = async (path: string) => (await (await context.request.get(url + path)).json()).data;
  const races: { id: number; runner_count: number; country: string }[] = await read('/api/v1/races/next?pagination=50');
  const [fullest] = races
    .filter(({ country }) => country === 'DEU' || country === 'GBR')
    .toSorted((a, b) => b.runner_count - a.runner_count);
  if (!fullest) throw new Error('No race with fixed odds is open.');
  const race = await read(`/api/v1/races/${fullest.id}`);
  race.post_time = new Date().toISOString();
  race.runner_count = RUNNERS;
  race.runners = Array.from({ length: RUNNERS }, (_, at) => ({
    ...race.runners[at % race.runners.length],
    startnr: at + 1,
    status: null,
  }));
  const pools = race.pools.filter(({ name }: { name: string }) => ['WIN', 'PLC', 'fixWIN'].includes(name));
  const odds = () => 110 + Math.floor(Math.random() * 4_000);
  const move = () => {
    const at = new Date().toISOString();
    for (const runner of race.runners) {
      const { current, history } = runner.odds;
      const kept = current === null ? history : [...history.slice(-11), { at, odds: current }];
      runner.odds = { ...runner.odds, current: odds(), previous: current, at, history: kept };
    }
    for (const pool of pools) {
      const range = pool.name === 'PLC';
      pool.odds_at = at;
      pool.odds = race.runners.map(({ startnr }: { startnr: number }) => {
        const low = odds();
        return { startnr, odds: low, max: range ? low + 150 : null };
      });
    }
  };
  for (let before = 0; before < 12; before += 1) move();
  await context.route(`**/api/v1/races/${fullest.id}`, async (route) => {
    move();
    const body = { success: true, data: race, pagination: null, error: null, validation: null };
    await route.fulfill({ json: body });
  });
  return fullest.id;
}

async function measure(browser: Browser, page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  // What the page does once it is there is not what is measured.
  await page.waitForLoadState('networkidle');
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const shiftsBefore = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.length);
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] });
  await page.waitForTimeout(SECONDS * 1_000);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const shifts = await page.evaluate(
    (from) => (window as unknown as { shifts: number[] }).shifts.slice(from),
    shiftsBefore,
  );

  const answers = traceEvents.filter(({ name }) => name === MARK);
  const [first] = answers;
  if (!first) throw new Error('No answer came: the page does not ask again.');
  const tasks = traceEvents
    .filter(
      ({ ph, pid, tid, name }) => ph === 'X' && pid === first.pid && tid === first.tid && name.endsWith('RunTask'),
    )
    .map(({ ts, dur = 0, tdur }) => ({ ts, own: (tdur ?? dur) / 1_000, wall: dur / 1_000 }));
  const longest = answers.map(({ ts }) => {
    const caused = tasks.filter((task) => task.ts + task.wall * 1_000 >= ts && task.ts < ts + AFTER_MS * 1_000);
    return { own: Math.max(...caused.map(({ own }) => own)), wall: Math.max(...caused.map(({ wall }) => wall)) };
  });
  const list = (of: 'own' | 'wall') => {
    const values = longest.map((task) => task[of]).toSorted((a, b) => a - b);
    const median = values[Math.floor(values.length / 2)] ?? 0;
    const tooLong = values.filter((value) => value > TOO_LONG_MS).length;
    return `median ${median.toFixed(1)} ms, worst ${values.at(-1)?.toFixed(1)} ms, over ${TOO_LONG_MS} ms: ${tooLong}`;
  };
  process.stdout.write(`${RUNNERS} runners, ${WIDTH} px, ${SLOWDOWN}x slower, ${SECONDS} s, ${answers.length} answers; load ${loadavg()[0]?.toFixed(1)}
  longest task after an answer (time of the thread)   ${list('own')}
  the same by the clock, other processes included     ${list('wall')}
  layout shifts                                       ${shifts.length}, ${shifts.reduce((sum, each) => sum + each, 0).toFixed(4)} in all
`);
}
