import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { publishAll, REMOTES } from '@paddock/dev';
import { openFileStore, promote, publishBuild, readSigningKey } from '@paddock/release';
import { buildApp, buildMonolith, type MonolithBuild } from '@paddock/webpack-preset';
import { copyRemote, ROOT } from '../../support/next-build.ts';
import { addressOf } from '../address.ts';
import { type Bench, SEATS, say } from '../bench.ts';
import { readBuild } from '../bytes.ts';
import { coldCustomer, type PageLoad } from '../customer.ts';
import type { Intercept } from '../front.ts';
import { LANDINGS } from '../landings.ts';
import { asRatio, inKb, type Report, worst } from '../report.ts';
import { openEdge, scratch } from '../sites.ts';
import { staticSite } from '../static-site.ts';
import { quantile } from '../statistics.ts';

const REMOTE = 'mf-racing';
/** On the start page only: a race's page does not load it. */
const EDIT = {
  file: 'src/home/home.route.tsx',
  before: '<div className={styles.beside}>',
  after: '<div className={styles.beside} data-next>',
};
const MONOLITHS = { 'monolith as built': undefined, 'monolith, runtime apart': 'apart' } as const;
/** The most bytes of the product, as a multiple of each monolith's. */
const GOALS: Record<keyof typeof MONOLITHS, number> = { 'monolith as built': 0.25, 'monolith, runtime apart': 1 };
/** Bytes hardly vary between visits. */
const MAX_ROUNDS = 3;

/** Two states of a site, served one at a time. */
interface Deployed {
  url: string;
  serve(state: 'before' | 'after'): Promise<void>;
}

const edit = async (folder: string): Promise<void> => {
  const file = join(folder, EDIT.file);
  const source = await readFile(file, 'utf8');
  if (!source.includes(EDIT.before)) throw new Error(`${file} has no ${EDIT.before}`);
  await writeFile(file, source.replace(EDIT.before, EDIT.after));
};

/** Every variant of the product, before and after the same line changed. */
const deployAll = async (
  { sites }: Bench,
  work: string,
): Promise<{ deployed: Record<string, Deployed>; stop(): Promise<void> }> => {
  const [, seat] = SEATS;
  if (!seat) throw new Error('There is no such seat');
  const copy = join(ROOT, 'e2e/.cache/bench/return', REMOTE);
  await rm(copy, { recursive: true, force: true });
  await copyRemote(REMOTE, copy);
  const folders = REMOTES.map((remote) => (remote === REMOTE ? copy : join(ROOT, remote)));
  const build = (name: string, runtime: 'apart' | undefined): Promise<MonolithBuild> =>
    buildMonolith(join(ROOT, 'shell'), folders, {
      mode: 'production',
      outDir: join(work, name),
      ...(runtime && { runtime }),
    });

  const sitesOf = async (state: string): Promise<Record<string, Intercept>> => {
    const found: Record<string, Intercept> = {};
    for (const [name, runtime] of Object.entries(MONOLITHS))
      found[name] = await staticSite((await build(`${state} ${name}`, runtime)).folder);
    return found;
  };
  const before = await sitesOf('before');
  await edit(copy);
  const after = await sitesOf('after');

  const deployed: Record<string, Deployed> = {};
  const apiOrigin = sites.product.apiUrl.replace(/\/$/, '');
  for (const name of Object.keys(MONOLITHS)) {
    let now = before[name];
    const intercept: Intercept = (request, response) => now?.(request, response) ?? false;
    deployed[name] = {
      url: await sites.behind({ origin: apiOrigin, intercept }, seat.speed),
      async serve(state) {
        now = (state === 'before' ? before : after)[name];
      },
    };
  }

  const data = join(work, 'store');
  await publishAll(data);
  const store = openFileStore(data);
  const key = readSigningKey(await readFile(join(data, 'keys/operator.key'), 'utf8'));
  const actor = { key, who: 'bench', now: () => new Date() };
  const ids = {
    before: (await readBuild(REMOTE)).buildId,
    after: (await buildApp(copy, { mode: 'production' })).buildId,
  };
  if (ids.before === ids.after) throw new Error('The change is in no build');
  await publishBuild(store, actor, join(copy, 'dist'));
  const edge = await openEdge(data, apiOrigin);
  deployed.federated = {
    url: await sites.behind({ origin: edge.origin }, seat.speed),
    async serve(state) {
      const targets = [{ name: REMOTE, buildId: ids[state] }];
      await promote(store, actor, { channel: 'production', targets, reason: `bench: ${state}` });
    },
  };
  return { deployed, stop: edge.stop };
};

/** The downloads of a returning customer after one line of one remote was changed and deployed. */
export const returnVisitPart = async (bench: Bench): Promise<Report> => {
  const work = await scratch();
  say('  building');
  const { deployed, stop } = await deployAll(bench, work);
  const pages = LANDINGS.filter(({ remote }) => remote === REMOTE);
  const rounds = Math.min(bench.runs, MAX_ROUNDS);
  const measured: { page: string; visits: Record<string, PageLoad[]> }[] = [];
  for (const landing of pages) {
    say(`  ${landing.path}`);
    const visits: Record<string, PageLoad[]> = {};
    for (const [name, { url, serve }] of Object.entries(deployed)) {
      visits[name] = [];
      for (let round = 0; round < rounds; round += 1) {
        await serve('before');
        const customer = await coldCustomer(bench.browser, url);
        const address = url + (await addressOf(bench.sites, customer, url, landing));
        const first = await customer.visit({ url: address, content: landing.content, cpu: 1 });
        await first.settled();
        await first.close();
        await serve('after');
        const again = await customer.visit({ url: address, content: landing.content, cpu: 1 });
        visits[name].push(again.load);
        await customer.close();
      }
    }
    measured.push({ page: landing.path, visits });
  }
  await stop();
  await rm(work, { recursive: true, force: true, maxRetries: 5 });

  const middle = (visits: PageLoad[] | undefined, what: keyof PageLoad): number =>
    quantile(
      (visits ?? []).map((load) => load[what]),
      0.5,
    );
  const against = (reference: string, what: 'bytes' | 'code') =>
    measured.map(({ page, visits }) => ({
      value: middle(visits.federated, what) / middle(visits[reference], what),
      where: `${page}, ${reference}`,
    }));
  return {
    title: 'Return visit after a deploy',
    how: `Bytes over the line until the page has its data, in a browser that was there before one line of ${REMOTE} (${EDIT.file}) was changed and deployed: median of ${rounds} visits. "As built": webpack's runtime, which has the names of all chunks, is in the entry, as webpack does by default; "runtime apart": \`runtimeChunk: 'single'\`, so that the entry keeps its name.`,
    head: ['page', 'site', 'bytes', 'js and css', 'HTML', 'requests', 'federated / it', 'js and css'],
    rows: measured.flatMap(({ page, visits }) =>
      Object.entries(visits).map(([name, loads]) => [
        page,
        name,
        inKb(middle(loads, 'bytes')),
        inKb(middle(loads, 'code')),
        inKb(middle(loads, 'html')),
        String(middle(loads, 'requests')),
        name === 'federated' ? '' : asRatio(middle(visits.federated, 'bytes') / middle(loads, 'bytes')),
        name === 'federated' ? '' : asRatio(middle(visits.federated, 'code') / middle(loads, 'code')),
      ]),
    ),
    goals: Object.entries(GOALS).map(([name, goal]) =>
      worst(`return visit, bytes / ${name}`, goal, against(name, 'bytes')),
    ),
    data: measured,
  };
};
