import { execFile } from 'node:child_process';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { APPS, startSquadServer, turbo } from '@paddock/dev';
import type { Browser } from '@playwright/test';
import { copyRemote, ROOT } from '../../support/next-build.ts';
import { type Bench, say } from '../bench.ts';
import { coldContext } from '../browser.ts';
import { asRatio, inMs, type Report } from '../report.ts';
import { scratch } from '../sites.ts';
import { interleave, quantile } from '../statistics.ts';

const REMOTE = 'mf-racing';
/** `mf-racing` is half of everything. This one is as large as a remote usually is. */
const OTHER = 'mf-account';
/** A build takes seconds: fewer rounds than for loads. */
const MAX_ROUNDS = 3;
const EDITS = 10;
const PATIENCE_MS = 60_000;

interface Built {
  /** Wall time in ms. */
  wall: number;
  /** CPU time of all threads in ms. */
  cpu: number;
}

/** The folders of a build, and its cache. */
const BUILDS: Record<string, { folders: string[]; cache: string }> = {
  remote: { folders: [REMOTE], cache: `${REMOTE}/node_modules/.cache/paddock/remote-production` },
  other: { folders: [OTHER], cache: `${OTHER}/node_modules/.cache/paddock/remote-production` },
  monolith: { folders: [...APPS], cache: 'shell/node_modules/.cache/paddock/monolith-production' },
};

const buildOnce = async (name: string, outDir: string): Promise<Built> => {
  const folders = (BUILDS[name]?.folders ?? []).map((folder) => join(ROOT, folder));
  const started = performance.now();
  const script = join(import.meta.dirname, '../servers/build-once.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [script, outDir, ...folders]);
  return { wall: performance.now() - started, cpu: Number(stdout) };
};

interface Edits {
  /** From the write of the file to the change on screen, in ms. */
  times: number[];
  kept: boolean;
  loads: number;
}

/**
 * Edits a component of a copied remote under `npm run dev racing` (through the boundary, in a built
 * shell), with a ticked box in its page.
 */
const measureEdits = async (browser: Browser, apiOrigin: string): Promise<Edits> => {
  const folder = join(ROOT, 'e2e/.cache/bench', REMOTE);
  await rm(folder, { recursive: true, force: true });
  await copyRemote(REMOTE, folder);
  const server = await startSquadServer([folder], apiOrigin);
  const url = server.url.replace(/\/$/, '');
  const context = await coldContext(browser, url);
  try {
    const page = await context.newPage();
    await page.addInitScript(() => {
      sessionStorage.setItem('bench.loads', String(Number(sessionStorage.getItem('bench.loads') ?? 0) + 1));
    });
    await page.goto(`${url}/wettrechner?country=DEU&type=TRI`, { timeout: PATIENCE_MS });
    await page.getByRole('button', { name: 'Kombiniert' }).click({ timeout: PATIENCE_MS });
    const ticked = page.getByRole('checkbox', { name: 'Nummer 1, gewählt' });
    await ticked.check();

    const file = join(folder, 'src/bet-calculator/bet-calculator.tsx');
    const source = await readFile(file, 'utf8');
    const place = '<div className={styles.page}>';
    if (!source.includes(place)) throw new Error(`${file} has no ${place}`);
    const times: number[] = [];
    for (let edit = 0; edit <= EDITS; edit += 1) {
      const seen = page.evaluate((wanted) => {
        const isThere = () => document.querySelector('[data-bench]')?.getAttribute('data-bench') === wanted;
        return new Promise<number>((resolve) => {
          const look = () => {
            if (!isThere()) return;
            observer.disconnect();
            resolve(Date.now());
          };
          const observer = new MutationObserver(look);
          observer.observe(document, { subtree: true, childList: true, attributes: true });
        });
      }, String(edit));
      const written = Date.now();
      // Atomically, as editors do: a watcher must not read half a file.
      const edited = join(folder, 'edited');
      await writeFile(edited, source.replace(place, place.replace('>', ` data-bench="${edit}">`)));
      await rename(edited, file);
      const at = await seen;
      // The first one warms up.
      if (edit > 0) times.push(at - written);
    }
    const loads = await page.evaluate(() => Number(sessionStorage.getItem('bench.loads')));
    return { times, kept: await ticked.isChecked(), loads };
  } finally {
    await context.close();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
};

/** How long a squad waits for its own build, compared with a build of everything. */
export const buildPart = async ({ browser, sites, runs }: Bench): Promise<Report> => {
  const outDir = await scratch();
  const rounds = Math.min(runs, MAX_ROUNDS);
  const names = Object.keys(BUILDS);
  say('  cold');
  const cold = await interleave(names, rounds, async (name) => {
    await rm(join(ROOT, BUILDS[name]?.cache ?? ''), { recursive: true, force: true });
    return buildOnce(name, outDir);
  });
  say('  warm');
  const warm = await interleave(names, rounds, (name) => buildOnce(name, outDir));
  await rm(outDir, { recursive: true, force: true });
  say('  nothing changed');
  const { unchanged = [] } = await interleave(['unchanged'], rounds, async () => {
    const started = performance.now();
    if ((await turbo(['build'], { quiet: true })) !== 0) throw new Error('The build without changes failed');
    return performance.now() - started;
  });
  say('  edit to screen');
  const edits = await measureEdits(browser, sites.product.apiUrl.replace(/\/$/, ''));

  const middle = (built: Built[] | undefined, what: keyof Built): number =>
    quantile(built?.map((each) => each[what]) ?? [], 0.5);
  const row = (what: string, built: Record<string, Built[]>) => [
    what,
    ...names.flatMap((name) => [inMs(middle(built[name], 'wall')), inMs(middle(built[name], 'cpu'))]),
    ...(['remote', 'other'] as const).flatMap((name) => [
      asRatio(middle(built[name], 'wall') / middle(built.monolith, 'wall')),
      asRatio(middle(built[name], 'cpu') / middle(built.monolith, 'cpu')),
    ]),
  ];
  const p95 = quantile(edits.times, 0.95);
  return {
    title: 'Build',
    how:
      `Median of ${rounds} rounds, ${REMOTE} (half of everything), ${OTHER} and the monolith interleaved, each in a process of its own; cold is without webpack's cache. ` +
      `\`turbo build\` with nothing changed: ${inMs(quantile(unchanged, 0.5))}. ` +
      `Edit to screen, as \`npm run dev racing\` serves it (through federation: the remote from its sources, loaded by the boundary in a shell that is built): a component of the bet calculator changed ${EDITS} times, ` +
      `p50 ${inMs(quantile(edits.times, 0.5))}, p95 ${inMs(p95)}; ${edits.loads - 1} reloads, what was ticked ${edits.kept ? 'kept' : 'lost'}.`,
    head: ['', REMOTE, 'CPU', OTHER, 'CPU', 'monolith', 'CPU', `${REMOTE}, ratio`, 'CPU', `${OTHER}, ratio`, 'CPU'],
    rows: [row('cold', cold), row('warm', warm)],
    goals: [
      {
        what: "one remote's cold build / monolith",
        value: middle(cold.remote, 'wall') / middle(cold.monolith, 'wall'),
        goal: 0.5,
        where: REMOTE,
      },
      {
        what: "one remote's cold build / monolith",
        value: middle(cold.other, 'wall') / middle(cold.monolith, 'wall'),
        goal: 0.35,
        where: OTHER,
      },
      { what: 'edit to screen, p95, ms', value: p95, goal: 400, where: REMOTE },
      { what: 'state lost by an edit', value: edits.kept && edits.loads === 1 ? 0 : 1, goal: 0, where: REMOTE },
    ],
    data: { cold, warm, unchanged, edits },
  };
};
