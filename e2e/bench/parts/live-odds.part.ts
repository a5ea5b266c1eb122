import { setTimeout } from 'node:timers/promises';
import { type Bench, say } from '../bench.ts';
import { press, pressKey, until } from '../hand.ts';
import { SKELETON } from '../landings.ts';
import { goalOf, REFRESH_HEAD, REFRESH_HOW, refreshCells, refreshGoals } from '../refresh-report.ts';
import { inKb, inMs, type Report } from '../report.ts';
import type { Tab } from '../tab.ts';
import {
  ALL_RUNNERS,
  beginAnew,
  CPU,
  inpOf,
  isShown,
  type OpenRace,
  openRace,
  READ_SECONDS,
  read,
  type Seen,
  seen,
  slowestFirst,
  total,
  USED_SECONDS,
  WIDTHS,
} from '../watched-race.ts';

/** Numbers of route changes after which the heap is measured. */
const [FEW, MANY] = [20, 200];
const CHANGES_A_WALK = 4;

/** In the page: whether the page at `path` has its data. */
const isThere = ({ path, skeleton }: { path: string; skeleton: string }): true | null =>
  (location.pathname.endsWith(path) && document.querySelector('main h1') && !document.querySelector(skeleton)) || null;

/** Follows a link and waits for its page. */
const follow = async (tab: Tab, from: string, path: string): Promise<void> => {
  await press(tab, `${from} a[href$="${path}"]`);
  await until(tab, path, isThere, { path, skeleton: SKELETON });
};

const followMenu = async ({ tab, isPhone }: OpenRace, path: string): Promise<void> => {
  if (isPhone) await press(tab, 'header button');
  await follow(tab, isPhone ? 'nav' : 'header nav', path);
};

/**
 * Goes from the race to all pages, the starters of the day (with a search), the day's races, and
 * back.
 */
const walk = async (race: OpenRace): Promise<void> => {
  const { tab, id } = race;
  await followMenu(race, '/mehr');
  await follow(tab, 'main', '/starterindex');
  await press(tab, 'main input[type="search"]');
  for (const letter of 'sturm') await pressKey(tab, letter);
  await followMenu(race, '/races');
  await press(tab, `details:not([open]):has(a[href$="/race/${id}"]) > summary`);
  await follow(tab, 'main', `/race/${id}`);
  await until(tab, 'the race', isShown, ALL_RUNNERS);
};

/** Presses on the card for three refreshes, then leaves and returns, repeatedly. */
const use = async (race: OpenRace): Promise<Seen> => {
  const { tab } = race;
  await beginAnew(race);
  const end = performance.now() + USED_SECONDS * 1_000;
  while (performance.now() < end) {
    for (let times = 0; times < 12; times += 1) {
      await press(tab, 'main button[aria-pressed]');
      await setTimeout(1_200);
    }
    await press(tab, 'main tbody button[aria-haspopup="dialog"]');
    await until(tab, 'the dialog', isShown, 'dialog[open]');
    await pressKey(tab, 'Escape');
    await walk(race);
  }
  return seen(race);
};

/** Heap size in bytes after few and after many route changes. */
const measureHeap = async (bench: Bench): Promise<{ few: number; many: number }> => {
  say('  heap');
  const race = await openRace(bench, WIDTHS[0]);
  const after = async (walks: number) => {
    for (let walked = 0; walked < walks; walked += 1) await walk(race);
    await race.tab.send('HeapProfiler.collectGarbage');
    return (await race.tab.send('Runtime.getHeapUsage')).usedSize;
  };
  const few = await after(FEW / CHANGES_A_WALK);
  const many = await after((MANY - FEW) / CHANGES_A_WALK);
  await race.customer.close();
  return { few, many };
};

const measureOdds = async (bench: Bench, width: number) => {
  say(`  ${width} px`);
  const race = await openRace(bench, width);
  await race.tab.send('Emulation.setCPUThrottlingRate', { rate: CPU });
  const refresh = await read(bench.browser, race, READ_SECONDS);
  const used = await use(race);
  await race.customer.close();
  return { width, ...refresh, used };
};

/**
 * A race's page while all its odds change every 5 s: task length of a refresh, layout shifts, INP,
 * and memory.
 */
export const liveOddsPart = async (bench: Bench): Promise<Report> => {
  const measured: Awaited<ReturnType<typeof measureOdds>>[] = [];
  for (const width of WIDTHS) measured.push(await measureOdds(bench, width));
  const heap = await measureHeap(bench);
  const slowest = ({ used }: (typeof measured)[number]) => slowestFirst(used)[0] ?? { total: 0, waited: 0 };
  return {
    title: 'Live odds',
    how: `${REFRESH_HOW} Interactions: ${USED_SECONDS} s with presses on the card, pages changed and starters searched for. Shifts are added up, which is never less than CLS. Heap after a collection, CPU 1×: ${inKb(heap.few)} after ${FEW} changes of the route, ${inKb(heap.many)} after ${MANY}.`,
    head: [...REFRESH_HEAD, 'interactions over 16 ms', 'INP', 'slowest', 'of it waiting', 'shifts in use'],
    rows: measured.map((one) => [
      ...refreshCells(one),
      String(Object.keys(one.used.interactions).length),
      inMs(inpOf(one.used)),
      inMs(slowest(one).total),
      inMs(slowest(one).waited),
      total(one.used.shifts).toFixed(4),
    ]),
    goals: [
      ...refreshGoals(measured),
      goalOf(measured, 'INP under live odds, ms', 100, ({ used }) => inpOf(used)),
      goalOf(measured, 'layout shift in use', 0.02, ({ used }) => total(used.shifts)),
      {
        what: `heap after ${MANY} / ${FEW} changes of the route`,
        goal: 1.1,
        value: heap.many / heap.few,
        where: `${WIDTHS[0]} px`,
      },
    ],
    data: { measured, heap },
  };
};
