import { setTimeout } from 'node:timers/promises';
import { type Bench, FAST_LINE, say } from '../bench.ts';
import { coldCustomer } from '../customer.ts';
import { pointAt, press, until } from '../hand.ts';
import { inMs, type Report, worst } from '../report.ts';
import { summarize } from '../statistics.ts';
import type { Tab } from '../tab.ts';
import { ANSWER, CPU, isShown, TOO_LONG_MS, tasksDuring, WIDTHS } from '../watched-race.ts';

const ENTRIES = 5_000;
const FEED = '[role="feed"]';
const BUTTON = 'header button[aria-controls="panel-ticker"]';

/** How the list is scrolled: pixels a turn, and turns. */
const WALKS = {
  'by notches of a wheel': [120, 100],
  'by pages': [350, 40],
  'by the bar, 5,000 px at a time': [5_000, 30],
} as const;

/** In the page, before its code: the ticker's first answer has 5,000 entries of usual length. */
const fill = (entries: number) => {
  const kinds = ['race_off', 'non_runner', 'odds_drop', 'result_official'];
  const countries = ['DEU', 'FRA', 'GBR', 'SWE'];
  const long = 'die Quote von 4 Amber Wind fällt von 12,00 auf 8,50, und mehr Worte, als in eine Zeile gehen';
  const entryOf = (id: number) => ({
    id,
    at: new Date(Date.UTC(2026, 10, 21) + id * 20_000).toISOString(),
    type: kinds[id % 4],
    race_id: 202611210103,
    meeting_id: 2026112101,
    race_number: 3,
    track_name: 'Lindenau',
    country: countries[id % 4],
    race_type: 'H',
    startnr: null,
    text: id % 4 === 0 ? `Lindenau, 3. Rennen: ${long}.` : `Lindenau, 3. Rennen: Eintrag ${id}.`,
  });
  const data = Array.from({ length: entries }, (_, at) => entryOf(entries - at));
  const realFetch = window.fetch;
  window.fetch = async (...input) =>
    new Request(...input).url.includes('/liveticker/index')
      ? Response.json({ success: true, data, pagination: null, error: null, validation: null })
      : realFetch(...input);
};

/** The number of entries, once they are shown. */
const isLong = (selector: string): true | null =>
  (document.querySelector(selector)?.parentElement?.scrollHeight ?? 0) > 50_000 || null;

const scroll = async (tab: Tab, [by, turns]: readonly [number, number]): Promise<void> => {
  const at = await pointAt(tab, FEED);
  await tab.run((mark) => void performance.mark(mark), ANSWER);
  for (let turn = 0; turn < turns; turn += 1) {
    await tab.send('Input.dispatchMouseEvent', { type: 'mouseWheel', ...at, deltaX: 0, deltaY: by });
    await setTimeout(80);
  }
};

/** The tasks (ms) of each walk in one visit, the longest first. */
const visit = async ({ browser, sites }: Bench, width: number): Promise<Map<string, number[]>> => {
  const site = await sites.behind({ origin: sites.product.url }, FAST_LINE);
  const customer = await coldCustomer(browser, site);
  const { tab, settled } = await customer.visit({
    url: `${site}/about`,
    content: 'main h1',
    cpu: 1,
    async prepare(tab) {
      const size = { width, height: 900, deviceScaleFactor: 1, mobile: false };
      await tab.send('Emulation.setDeviceMetricsOverride', size);
      await tab.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${fill})(${ENTRIES})` });
    },
  });
  await settled();
  await until(tab, 'the button of the ticker', isShown, BUTTON);
  await press(tab, BUTTON);
  await until(tab, 'the long list', isLong, FEED);
  await setTimeout(2_000);
  await tab.send('Emulation.setCPUThrottlingRate', { rate: CPU });
  const walks = new Map<string, number[]>();
  for (const [walk, turns] of Object.entries(WALKS))
    walks.set(walk, await tasksDuring(browser, () => scroll(tab, turns)));
  await customer.close();
  return walks;
};

/** The live ticker with its maximum number of entries, scrolled in each way. */
export const tickerPart = async (bench: Bench): Promise<Report> => {
  const [width] = WIDTHS;
  const visits: Map<string, number[]>[] = [];
  for (let run = 1; run <= bench.runs; run += 1) {
    say(`  ${width} px, visit ${run} of ${bench.runs}`);
    visits.push(await visit(bench, width));
  }
  const measured = Object.keys(WALKS).map((walk) => {
    const longest = visits.map((walks) => walks.get(walk)?.[0] ?? Number.NaN);
    return { walk, longest, ...summarize(longest) };
  });
  return {
    title: 'Long ticker',
    how: `${ENTRIES} entries, ${width} px, CPU ${CPU}× slower, one turn every 80 ms. The longest task of each visit, in time of the thread.`,
    head: ['scrolled', 'median', 'lower quartile', 'least', 'most'],
    rows: measured.map(({ walk, longest, median, p25 }) => [
      walk,
      ...[median, p25, Math.min(...longest), Math.max(...longest)].map(inMs),
    ]),
    goals: [
      worst(
        'longest task while a long ticker is scrolled, ms',
        TOO_LONG_MS,
        measured.map(({ walk, median }) => ({ value: median, where: walk })),
      ),
    ],
    data: { measured },
  };
};
