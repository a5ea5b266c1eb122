import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { initStore, openFileStore, promote, publishBuild, readSigningKey } from '@paddock/release';
import type { Build } from '@paddock/release/record';
import { ROOT } from '../../support/next-build.ts';
import { type Bench, SEATS, say } from '../bench.ts';
import { readBuild } from '../bytes.ts';
import { coldCustomer, type PageLoad } from '../customer.ts';
import { LANDINGS } from '../landings.ts';
import { asRatio, asShare, inKb, inMs, type Report } from '../report.ts';
import { type ChildServer, startServer } from '../servers/child-server.ts';
import { has, load } from '../servers/load.ts';
import { describeFile, scratch } from '../sites.ts';
import { interleave, quantile, ratioOf, summarize } from '../statistics.ts';

/** Remotes in the release; the page uses one of them. */
const SIZES = [5, 20, 100];
const [FEW = 5, , MANY = 100] = SIZES;
/** The model for the copies: small, with a page and a menu entry. */
const MODEL = 'mf-account';
/** A release changes at most 64 builds. */
const AT_ONCE = 64;
const SECONDS = 2;
const BROWSER = { accept: 'text/html,application/xhtml+xml', 'accept-encoding': 'gzip, deflate, br' };

/** Copies the model's build with its own name, id and paths. Returns the folder. */
const copyBuild = async (folder: string, number: number): Promise<string> => {
  const model = await readBuild(MODEL);
  const name = `mf-copy-${number}`;
  const hash = createHash('sha256').update(name).digest('hex').slice(0, 12);
  const buildId = `${model.version}-${hash}`;
  const container = `${name.replaceAll('-', '_')}_${hash}`;
  const renamed = (text: string): string =>
    text
      .replaceAll(model.container, container)
      .replaceAll(model.buildId, buildId)
      .replaceAll(MODEL, name)
      .replaceAll('/user', `/copy-${number}`);
  const dist = join(folder, name);
  await mkdir(dist, { recursive: true });
  const files: Build['files'] = {};
  for (const file of Object.keys(model.files)) {
    const bytes = Buffer.from(renamed(await readFile(join(ROOT, MODEL, 'dist', file), 'utf8')));
    await writeFile(join(dist, file), bytes);
    files[file] = describeFile(bytes);
  }
  const build = JSON.parse(renamed(JSON.stringify({ ...model, files: {} }))) as Build;
  await writeFile(join(dist, 'build.json'), JSON.stringify({ ...build, files }));
  return dist;
};

/** A store whose release has the shell, the page's remote and copies, `size` remotes in all. */
const publishRelease = async (folder: string, size: number, remote: string): Promise<string> => {
  const data = join(folder, String(size));
  const store = openFileStore(data);
  await initStore(store, store.keys);
  const actor = {
    key: readSigningKey(await readFile(join(data, 'keys/operator.key'), 'utf8')),
    who: 'bench',
    now: () => new Date(),
  };
  const folders = [join(ROOT, 'shell/dist'), join(ROOT, remote, 'dist')];
  for (let number = 1; number < size; number += 1) folders.push(await copyBuild(join(folder, 'copies'), number));
  const targets = [];
  for (const dist of folders) {
    const { build } = await publishBuild(store, actor, dist);
    targets.push({ name: build.name, buildId: build.buildId });
  }
  for (let from = 0; from < targets.length; from += AT_ONCE) {
    const some = targets.slice(from, from + AT_ONCE);
    await promote(store, actor, { channel: 'production', targets: some, reason: `${size} remotes` });
  }
  return data;
};

/** The cost of each further remote of a release for a page that does not use it. */
export const growthPart = async ({ browser, sites, runs }: Bench): Promise<Report> => {
  const [landing] = LANDINGS;
  const [, seat] = SEATS;
  if (!landing || !seat) throw new Error('There is no landing page, or no seat');
  const folder = await scratch();
  const edges: Record<string, ChildServer> = {};
  try {
    const urls: Record<string, string> = {};
    for (const size of SIZES) {
      say(`  publishing ${size}`);
      const data = await publishRelease(folder, size, landing.remote);
      const edge = await startServer(process.execPath, [
        ...[join(ROOT, 'packages/edge/src/server.ts'), '--data', data, '--trust-on-first-use'],
        ...['--api-origin', sites.product.apiUrl.replace(/\/$/, ''), '--port', '0', '--trusted-proxy', '127.0.0.0/8'],
      ]);
      edges[size] = edge;
      urls[size] = await sites.behind({ origin: edge.origin }, seat.speed);
    }
    const names = SIZES.map(String);
    say('  loads');
    const loads = await interleave<PageLoad>(names, runs, async (size) => {
      const url = urls[size] ?? '';
      const customer = await coldCustomer(browser, url);
      const { load } = await customer.visit({ url: url + landing.path, content: landing.content, cpu: seat.cpu });
      await customer.close();
      return load;
    });
    const hasWrk = await has('wrk');
    if (hasWrk) say('  edge');
    /** The edge's CPU time per page, in microseconds. */
    const cpu = await interleave<number>(hasWrk ? names : [], runs, async (size) => {
      const edge = edges[size] as ChildServer;
      const before = await edge.cpu();
      const { requests } = await load({
        origin: edge.origin,
        paths: [landing.path],
        headers: BROWSER,
        seconds: SECONDS,
        folder,
      });
      return (((await edge.cpu()) - before) * 1000) / requests;
    });
    const values = (size: number, what: keyof PageLoad): number[] => (loads[size] ?? []).map((each) => each[what]);
    const time = (size: number) => ratioOf(values(size, 'content'), values(FEW, 'content')).median;
    const cpuOf = (size: number): number => quantile(cpu[size] ?? [], 0.5);
    const whole = (size: number): number => quantile(values(size, 'bytes'), 0.5);
    const where = `${landing.path}, ${MANY} against ${FEW}`;
    return {
      title: 'Growth',
      how: `${landing.path} with ${SIZES.join(', ')} remotes in the release, of which it uses one: the others are copies of ${MODEL} under names and paths of their own, each with an entry in the menu, published and promoted through the gate. Cold loads: median of ${runs} rounds at ${seat.name}, interleaved. CPU of the edge for one page: by its process's CPU time under load of wrk.`,
      head: [
        'remotes',
        'HTML',
        'bytes',
        'requests',
        'cold',
        'p25',
        'spread',
        `of ${FEW}`,
        'CPU for one page',
        `of ${FEW}`,
      ],
      rows: SIZES.map((size) => {
        const { median, p25, spread } = summarize(values(size, 'content'));
        return [
          String(size),
          inKb(quantile(values(size, 'html'), 0.5)),
          inKb(whole(size)),
          String(quantile(values(size, 'requests'), 0.5)),
          inMs(median),
          inMs(p25),
          asShare(spread),
          asRatio(time(size)),
          hasWrk ? `${cpuOf(size).toFixed(1)} µs` : 'needs wrk',
          hasWrk ? asRatio(cpuOf(size) / cpuOf(FEW)) : '',
        ];
      }),
      goals: [
        { what: 'cold load with many remotes', value: time(MANY), goal: 1.02, where },
        { what: 'bytes of a page with many remotes', value: whole(MANY) / whole(FEW), goal: 1.02, where },
        ...(hasWrk
          ? [{ what: 'CPU of the edge with many remotes', value: cpuOf(MANY) / cpuOf(FEW), goal: 1.02, where }]
          : []),
      ],
      data: { loads, cpu },
    };
  } finally {
    await Promise.all(Object.values(edges).map((edge) => edge.stop()));
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
};
