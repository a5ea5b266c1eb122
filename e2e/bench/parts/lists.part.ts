import { setTimeout } from 'node:timers/promises';
import { logIn } from '../address.ts';
import { type Bench, FAST_LINE, say } from '../bench.ts';
import { coldCustomer } from '../customer.ts';
import type { Intercept } from '../front.ts';
import { press, until } from '../hand.ts';
import { ENTRIES, longAccount } from '../long-account.ts';
import { inMs, type Report, worst } from '../report.ts';
import { quantile } from '../statistics.ts';
import { beginAnew, CPU, inpOf, seen, TOO_LONG_MS, tasksDuring, total, WIDTHS, watchIn } from '../watched-race.ts';

const LISTS = [
  { path: '/user/transactions', entry: 'main tbody tr', answer: '/me/transactions' },
  { path: '/user/bets', entry: 'main article', answer: '/me/wagers' },
] as const;
type List = (typeof LISTS)[number];

/** Number of pages that are turned. */
const TURNS = 10;
/** A step of scrolling (px), and the time until the next (ms). */
const [STEP, STEP_MS] = [120, 50];

/** In the page: whether a page of the list is shown. Menus also mark a current page. */
const isPage = ({ page, entry }: { page: number; entry: string }): true | null => {
  const current = [...document.querySelectorAll('main nav [aria-current="page"]')];
  return (
    (current.some(({ textContent }) => textContent === String(page)) && document.querySelector(entry) && true) || null
  );
};

/** In the page: scrolls one step further. Returns whether that was the last step. */
const scrollOn = (top: number): boolean => {
  const before = scrollY;
  scrollBy({ top, behavior: 'instant' });
  return scrollY === before;
};

const measure = async ({ browser, sites }: Bench, { path, entry, answer }: List, width: number) => {
  say(`  ${path}, ${width} px`);
  const account: { intercept: Intercept } = { intercept: () => false };
  const intercept: Intercept = (...exchange) => account.intercept(...exchange);
  const site = await sites.behind({ origin: sites.product.url, intercept }, FAST_LINE);
  const customer = await coldCustomer(browser, site);
  const token = await logIn(sites, customer, site, 'bettor');
  const bets = await fetch(`${sites.product.apiUrl}api/v1/customer/me/wagers`, { headers: { 'access-token': token } });
  account.intercept = longAccount((await bets.json()).data);
  const { tab, settled } = await customer.visit({
    url: `${site}${path}`,
    content: entry,
    cpu: 1,
    prepare: (tab) => watchIn(tab, width, answer),
  });
  await settled();
  await tab.send('Emulation.setCPUThrottlingRate', { rate: CPU });
  await beginAnew({ tab });
  const tasks = await tasksDuring(browser, async () => {
    for (let page = 2; page <= TURNS; page += 1) {
      await press(tab, 'main nav a[rel="next"]');
      await until(tab, `page ${page}`, isPage, { page, entry });
      await tab.run(() => scrollTo(0, 0), null);
      while (!(await tab.run(scrollOn, STEP))) await setTimeout(STEP_MS);
    }
  });
  const used = await seen({ tab });
  await customer.close();
  return { path, width, tasks, used };
};

/** Long lists of the account: turns the pages, and scrolls each to its end. */
export const listsPart = async (bench: Bench): Promise<Report> => {
  const measured: Awaited<ReturnType<typeof measure>>[] = [];
  for (const list of LISTS) for (const width of WIDTHS) measured.push(await measure(bench, list, width));
  const where = ({ path, width }: (typeof measured)[number]) => `${path}, ${width} px`;
  return {
    title: 'Long lists',
    how: `${ENTRIES.toLocaleString('en')} transactions and as many bets, CPU ${CPU}× slower. ${TURNS - 1} times the next page is pressed, and scrolled to its end. Tasks in time of the thread.`,
    head: ['list', 'tasks', '99 % within', 'longest task', `over ${TOO_LONG_MS} ms`, 'INP', 'shifts'],
    rows: measured.map((one) => [
      where(one),
      String(one.tasks.length),
      inMs(quantile(one.tasks, 0.99)),
      inMs(one.tasks[0] ?? 0),
      String(one.tasks.filter((ms) => ms > TOO_LONG_MS).length),
      inMs(inpOf(one.used)),
      total(one.used.shifts).toFixed(4),
    ]),
    goals: [
      worst(
        'longest task of a long list, ms',
        TOO_LONG_MS,
        measured.map((one) => ({ value: one.tasks[0] ?? 0, where: where(one) })),
      ),
    ],
    data: { measured: measured.map(({ tasks, ...rest }) => ({ ...rest, tasks: tasks.slice(0, 20) })) },
  };
};
