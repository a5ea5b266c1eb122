import { rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { paddock, publishAll } from '@paddock/dev';
import type { TabRelease } from '@paddock/release/record';
import type { Browser, Page } from '@playwright/test';
import { buildNext, nextDist, ROOT, readBuildId } from '../../support/next-build.ts';
import { type Bench, say } from '../bench.ts';
import { coldContext } from '../browser.ts';
import { inMs, type Report } from '../report.ts';
import { type ChildServer, startServer } from '../servers/child-server.ts';
import { scratch } from '../sites.ts';
import { interleave, quantile } from '../statistics.ts';

const REMOTE = 'mf-racing';
/**
 * Chromium tabs, each of a different customer. More of them would measure this machine's two cores.
 */
const REAL_TABS = 10;
/**
 * The goal names 1,000 open tabs. With these there are 200: at 1,000 the clients of this process
 * would measure themselves, on two cores that they share with the edge.
 * Clients that listen and read the release like a tab, without rendering. */
const LIGHT_TABS = 188;
const PATIENCE_MS = 60_000;

declare global {
  interface Window {
    /** When (ms since the epoch) each build's page was on screen. */
    benchBuilds: { build: string; at: number }[];
  }
}

/** In the page: records each build whose page is on screen, and each page load. */
const watchBuilds = (remote: string) => {
  if (location.protocol === 'about:') return;
  sessionStorage.setItem('bench.loads', String(Number(sessionStorage.getItem('bench.loads') ?? 0) + 1));
  window.benchBuilds = [];
  const look = () => {
    const shown = document.querySelector(`[data-remote="${remote}"]:has(h1)`)?.getAttribute('data-build');
    if (shown && window.benchBuilds.at(-1)?.build !== shown) window.benchBuilds.push({ build: shown, at: Date.now() });
  };
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['data-build'],
  });
};

interface Tab {
  /** Resolves with the time (ms since the epoch) at which it has the build. */
  hasBuild(buildId: string): Promise<number>;
}

const realTab = async (browser: Browser, url: string): Promise<{ page: Page } & Tab> => {
  const context = await coldContext(browser, url);
  const page = await context.newPage();
  await page.addInitScript(watchBuilds, REMOTE);
  await page.goto(url);
  return {
    page,
    async hasBuild(buildId) {
      const isShown = (wanted: string) => window.benchBuilds.at(-1)?.build === wanted;
      await page.waitForFunction(isShown, buildId, { timeout: PATIENCE_MS, polling: 50 });
      return page.evaluate(() => window.benchBuilds.at(-1)?.at ?? Number.NaN);
    },
  };
};

/** Tabs use different addresses, like real customers: event streams are limited per address. */
const addressOf = (tab: number): string => `127.0.1.${1 + Math.floor(tab / 10)}`;

const lightTab = (origin: string, agent: Agent, localAddress: string): Tab & { close(): void } => {
  let release: { build: string; at: number } | null = null;
  const waiting = new Set<() => void>();
  const request = get(`${origin}/paddock/releases`, { agent, localAddress }, (answer) => {
    answer.setEncoding('utf8').on('data', async (text: string) => {
      if (!text.includes('event: release')) return;
      const tab = (await (await fetch(`${origin}/paddock/release`)).json()) as TabRelease;
      release = { build: tab.remotes[REMOTE]?.buildId ?? '', at: Date.now() };
      for (const look of waiting) look();
    });
  });
  request.on('error', () => {});
  return {
    hasBuild: (buildId) =>
      new Promise((resolve) => {
        const look = () => {
          if (release?.build !== buildId) return;
          waiting.delete(look);
          resolve(release.at);
        };
        waiting.add(look);
        look();
      }),
    close: () => request.destroy(),
  };
};

/** The build of the next page load. */
const servedBuild = async (origin: string): Promise<string> => {
  const html = await (await fetch(`${origin}/races`, { headers: { accept: 'text/html' } })).text();
  const release = /<script type="application\/json" id="paddock-release"[^>]*>(.*?)<\/script>/.exec(html)?.[1];
  return (JSON.parse(release ?? '') as TabRelease).remotes[REMOTE]?.buildId ?? '';
};

interface Round {
  /** From the command's return, in ms. */
  nextLoad: number;
  real: number[];
  light: number[];
}

/** From `paddock rollback`, as an operator runs it, to the next load and to open tabs. */
export const rollbackPart = async ({ browser, sites, runs }: Bench): Promise<Report> => {
  await buildNext(REMOTE);
  const folder = await scratch();
  const data = join(folder, 'store');
  await publishAll(data);
  const operator = async (...words: string[]): Promise<void> => {
    const { code, stderr } = await paddock(data, ...words);
    if (code !== 0) throw new Error(`paddock ${words.join(' ')}: ${stderr}`);
  };
  const edge: ChildServer = await startServer(process.execPath, [
    ...[join(ROOT, 'packages/edge/src/server.ts'), '--data', data, '--trust-on-first-use'],
    ...['--api-origin', sites.product.apiUrl.replace(/\/$/, ''), '--port', '0'],
  ]);
  const url = edge.origin.replace('127.0.0.1', 'localhost');
  const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });
  const lights: ReturnType<typeof lightTab>[] = [];
  const pages: Page[] = [];
  try {
    const first = await servedBuild(edge.origin);
    const next = await readBuildId(nextDist(REMOTE));
    await operator('publish', nextDist(REMOTE));

    say('  opening tabs');
    const reals: Tab[] = [];
    for (let at = 0; at < REAL_TABS; at += 1) {
      const tab = await realTab(browser, `${url}/races`);
      reals.push(tab);
      pages.push(tab.page);
    }
    const { page: letter } = await realTab(browser, `${url}/contact`);
    await letter.locator('input[name="name"]').fill('Erika Mustermann');
    const { page: ticket } = await realTab(browser, `${url}/wettrechner?country=DEU&type=TRI`);
    await ticket.getByRole('button', { name: 'Kombiniert' }).click();
    const number = ticket.getByRole('checkbox', { name: 'Nummer 1, gewählt' });
    await number.check();
    pages.push(letter, ticket);
    for (let at = 0; at < LIGHT_TABS; at += 1) lights.push(lightTab(edge.origin, agent, addressOf(at)));
    const tabs = [...reals, ...lights];
    await Promise.all(tabs.map((tab) => tab.hasBuild(first)));

    say('  rolling back');
    const { rollback: rounds = [] } = await interleave(['rollback'], runs, async (): Promise<Round> => {
      await operator('promote', REMOTE, next);
      await Promise.all(tabs.map((tab) => tab.hasBuild(next)));
      const ended = operator('rollback', REMOTE, '--reason', 'bench').then(() => Date.now());
      const switched = (some: Tab[]) => Promise.all(some.map((tab) => tab.hasBuild(first)));
      const [real, light] = [switched(reals), switched(lights)];
      const returned = await ended;
      while ((await servedBuild(edge.origin)) !== first)
        if (Date.now() - returned > PATIENCE_MS) throw new Error('The next load never had the build');
      const nextLoad = Date.now() - returned;
      // A tab may change before the command returns.
      const after = (times: number[]) => times.map((at) => Math.max(0, at - returned));
      return { nextLoad, real: after(await real), light: after(await light) };
    });

    const loads = await Promise.all(pages.map((page) => page.evaluate(() => Number(sessionStorage['bench.loads']))));
    const reloads = loads.reduce((sum, each) => sum + each - 1, 0);
    const letterKept = (await letter.locator('input[name="name"]').inputValue()) === 'Erika Mustermann';
    const ticketKept = (await number.count()) === 1 && (await number.isChecked());
    const lost = [letterKept, ticketKept].filter((kept) => !kept).length;

    const nextLoads = rounds.map(({ nextLoad }) => nextLoad);
    const real = rounds.flatMap((round) => round.real);
    const light = rounds.flatMap((round) => round.light);
    const row = (what: string, values: number[]) => [
      what,
      inMs(quantile(values, 0.5)),
      inMs(quantile(values, 0.95)),
      inMs(Math.max(...values)),
    ];
    const where = `${REAL_TABS} Chromium tabs and ${LIGHT_TABS} light ones`;
    return {
      title: 'Rollback',
      how:
        `From the return of \`paddock rollback\`, ${runs} times, with ${reals.length + lights.length + 2} open: ${REAL_TABS} idle tabs of Chromium on ${REMOTE}, each of a browser context of its own, until the page of the other build is on screen; ` +
        `${LIGHT_TABS} clients in Node that listen and read the release as tabs do, and draw nothing (as many tabs would measure the drawing of one machine); two tabs with something typed. ` +
        `A tab may have switched before the command has returned: 0 ms. Loads of pages beside the first: ${reloads}.`,
      head: ['', 'p50', 'p95', 'most'],
      rows: [
        row('next page load has it', nextLoads),
        row('Chromium tabs have switched', real),
        row('light tabs have read it', light),
      ],
      goals: [
        { what: 'rollback to the next load, ms', value: Math.max(...nextLoads), goal: 300, where: '/races' },
        {
          what: 'rollback to open tabs, p95, ms',
          value: Math.max(quantile(real, 0.95), quantile(light, 0.95)),
          goal: 1000,
          where,
        },
        { what: 'reloads', value: reloads, goal: 0, where },
        { what: 'drafts lost', value: lost, goal: 0, where: '/contact, /wettrechner' },
      ],
      data: rounds,
    };
  } finally {
    for (const light of lights) light.close();
    await Promise.all(pages.map((page) => page.context().close()));
    await edge.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
};
