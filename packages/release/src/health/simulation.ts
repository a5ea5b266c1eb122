import { createRandom } from './random.ts';
import { figureOf } from './sequential-test.ts';
import { judge, type Period } from './verdict.ts';

/**
 * A simulated canary: pages of visitors, a part of whom have the new build, until an alarm or the
 * last page.
 */
interface Run {
  pages: number;
  /** Part of the visitors with the new build. */
  share: number;
  /** The part of pages on which any build fails: a broken connection, a sleeping phone. */
  background: number;
  /** The part of pages on which the new build fails in addition. */
  failure: number;
  /** The number of networks, from which visitors come evenly. */
  networks: number;
}

/**
 * The page that raised the alarm; `null` if none did. Judges after each bad vote, more often than a
 * guard does. Draws only failing pages, so that a run costs as much as its failures.
 */
const firstAlarm = (run: Run, random: () => number): number | null => {
  const { pages, share, background, failure, networks } = run;
  const onCanary = 1 - (1 - background) * (1 - failure);
  const anyFails = share * onCanary + (1 - share) * background;
  if (anyFails === 0) return null;
  const period = { share, canary: { ok: {}, bad: {} }, control: { ok: {}, bad: {} } } satisfies Period;
  const seen = { share, canary: 0, control: 0 };
  for (let page = 0; ; ) {
    // The distance to the next failing page is geometric.
    page += anyFails === 1 ? 1 : 1 + Math.floor(Math.log(1 - random()) / Math.log(1 - anyFails));
    if (page > pages) return null;
    const group = random() * anyFails < share * onCanary ? period.canary : period.control;
    const network = `${Math.floor(random() * networks)}`;
    const bad: Record<string, number> = group.bad;
    bad[network] = (bad[network] ?? 0) + 1;
    seen[group === period.canary ? 'canary' : 'control'] += 1;
    // A vote about the build before lowers the figure, so it raises no alarm. The cheap figure goes
    // first: limits by network change little here, since visitors come evenly from all networks.
    if (group === period.canary && figureOf([seen]) > 1 && judge([period]).state === 'broken') return page;
  }
};

interface Detection {
  share: number;
  failure: number;
  /** Pages until the alarm: in half of the runs at most `p50`, in 95 % at most `p95`. */
  p50: number;
  p95: number;
  /** Runs without an alarm. */
  missed: number;
}

interface Simulation {
  seed: number;
  healthy: { runs: number; pages: number; alarms: number; shares: number[]; backgrounds: number[]; networks: number };
  detection: { runs: number; background: number; rows: Detection[] };
}

const SHARES = [0.05, 0.25, 0.5];
const BACKGROUNDS = [0.001, 0.01, 0.05];
const FAILURES = [0.01, 0.1, 1];
const NETWORKS = 500;
const MAX_PAGES = 1_000_000;
/** The background failures in runs that measure how fast a fault is found. */
const BACKGROUND = 0.001;

const quantile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)] ?? 0;

interface SimulationOptions {
  seed: number;
  healthyRuns: number;
  healthyPages: number;
  detectionRuns: number;
}

/** Simulates healthy canaries, which must raise no alarm, and how many pages each fault takes. */
export const simulateHealth = (options: SimulationOptions): Simulation => {
  const { seed, healthyRuns, healthyPages, detectionRuns } = options;
  const random = createRandom(seed).next;
  let alarms = 0;
  for (let index = 0; index < healthyRuns; index += 1) {
    const share = SHARES[index % SHARES.length] as number;
    const background = BACKGROUNDS[Math.floor(index / SHARES.length) % BACKGROUNDS.length] as number;
    const run = { pages: healthyPages, share, background, failure: 0, networks: NETWORKS };
    if (firstAlarm(run, random) !== null) alarms += 1;
  }
  const rows = SHARES.flatMap((share) =>
    FAILURES.map((failure) => {
      const run = { pages: MAX_PAGES, share, background: BACKGROUND, failure, networks: NETWORKS };
      const found = Array.from({ length: detectionRuns }, () => firstAlarm(run, random));
      const pages = found.filter((page) => page !== null).sort((a, b) => a - b);
      const missed = found.length - pages.length;
      return { share, failure, p50: quantile(pages, 0.5), p95: quantile(pages, 0.95), missed };
    }),
  );
  const healthy = { runs: healthyRuns, pages: healthyPages, alarms, shares: SHARES, backgrounds: BACKGROUNDS };
  return {
    seed,
    healthy: { ...healthy, networks: NETWORKS },
    detection: { runs: detectionRuns, background: BACKGROUND, rows },
  };
};

const percent = (part: number): string => `${Math.round(part * 1000) / 10} %`;

/** The result as Markdown. */
export const describeSimulation = ({ seed, healthy, detection }: Simulation): string =>
  [
    `Seed ${seed}. ${healthy.runs} healthy runs of ${healthy.pages} pages (shares ${healthy.shares.map(percent).join(', ')};`,
    `both builds fail on ${healthy.backgrounds.map(percent).join(', ')} of the pages): ${healthy.alarms} alarms.`,
    '',
    `Pages until a build that fails is stopped, ${detection.runs} runs each; both builds fail on ${percent(detection.background)} besides.`,
    '',
    '| share of visitors | pages that fail | p50 | p95 | missed |',
    '| --- | --- | --- | --- | --- |',
    ...detection.rows.map(
      ({ share, failure, p50, p95, missed }) =>
        `| ${percent(share)} | ${percent(failure)} | ${p50} | ${p95} | ${missed} |`,
    ),
  ].join('\n');
