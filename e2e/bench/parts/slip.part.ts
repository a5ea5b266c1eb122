import { setTimeout } from 'node:timers/promises';
import { type Bench, say } from '../bench.ts';
import { press, until } from '../hand.ts';
import { goalOf, REFRESH_HEAD, REFRESH_HOW, refreshCells, refreshGoals } from '../refresh-report.ts';
import { inMs, type Report } from '../report.ts';
import {
  beginAnew,
  CPU,
  inpOf,
  isShown,
  type OpenRace,
  openRace,
  READ_SECONDS,
  read,
  seen,
  slowestFirst,
  TOO_LONG_MS,
  tasksDuring,
  USED_SECONDS,
  WIDTHS,
} from '../watched-race.ts';

/** Number of horses with a win bet in the slip. */
const TICKED = 3;

const boxOf = (column: number, startnr: number): string =>
  `main input[type="checkbox"][data-column="${column}"][value="${startnr}"]`;
/** The win odds of the line at a place, from 1. */
const oddsOf = (line: number): string => `main tbody tr:nth-child(${line}) button[aria-pressed]`;

/** Puts horses to win and a ticket of the grid into the slip. */
const fill = async ({ tab, starters }: OpenRace): Promise<void> => {
  const [first = 1, second = 2] = starters;
  await until(tab, 'the grid', isShown, boxOf(0, first));
  await press(tab, boxOf(0, first));
  await press(tab, boxOf(1, second));
  for (const startnr of starters.slice(0, TICKED)) await press(tab, oddsOf(startnr));
  await until(tab, 'a ticked horse', isShown, `${oddsOf(first)}[aria-pressed="true"]`);
};

/** Ticks boxes and odds, and unticks them, over many refreshes. */
const use = async (race: OpenRace): Promise<void> => {
  const { tab, starters } = race;
  const [, , third = 3, fourth = 4] = starters;
  await beginAnew(race);
  const end = performance.now() + USED_SECONDS * 1_000;
  while (performance.now() < end) {
    for (const selector of [boxOf(0, third), boxOf(1, fourth), oddsOf(fourth)]) {
      await press(tab, selector);
      await setTimeout(700);
    }
  }
};

const measure = async (bench: Bench, width: number) => {
  say(`  ${width} px`);
  const race = await openRace(bench, width, ({ exacta }) => `?bet=${exacta}`);
  await fill(race);
  await setTimeout(2_000);
  await race.tab.send('Emulation.setCPUThrottlingRate', { rate: CPU });
  const refresh = await read(bench.browser, race, READ_SECONDS);
  const ticking = await tasksDuring(bench.browser, () => use(race));
  const used = await seen(race);
  await race.customer.close();
  return { width, ...refresh, ticking, used };
};

/** A race's page with a grid and a filled slip while all its odds change every 5 s. */
export const slipPart = async (bench: Bench): Promise<Report> => {
  const measured: Awaited<ReturnType<typeof measure>>[] = [];
  for (const width of WIDTHS) measured.push(await measure(bench, width));
  return {
    title: 'Slip and grid',
    how: `The grid of a pool is open, ${TICKED} horses to win and a ticket of the grid lie in the slip, which stands beside the page at 1280 px. ${REFRESH_HOW} Interactions: ${USED_SECONDS} s in which boxes and odds are ticked.`,
    head: [...REFRESH_HEAD, 'interactions over 16 ms', 'worst task in use', 'INP', 'slowest'],
    rows: measured.map((one) => [
      ...refreshCells(one),
      String(slowestFirst(one.used).length),
      inMs(one.ticking[0] ?? 0),
      inMs(inpOf(one.used)),
      inMs(slowestFirst(one.used)[0]?.total ?? 0),
    ]),
    goals: [
      ...refreshGoals(measured),
      goalOf(measured, 'longest task while ticking, ms', TOO_LONG_MS, ({ ticking }) => ticking[0] ?? 0),
      goalOf(measured, 'INP of ticks, ms', 100, ({ used }) => inpOf(used)),
    ],
    data: { measured },
  };
};
