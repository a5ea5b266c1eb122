import { type BuildName, ORPHAN_AGE_MS, type ReleaseStore } from '../store/store.ts';
import { inspectBuild, isListed } from '../trust/inspect-build.ts';
import { type Policy, readPolicy } from '../trust/policy.ts';
import { createNeedsReader, keyOf } from './needed-builds.ts';

export interface CollectOptions {
  /** How many of the newest builds of each name stay, whatever their age. */
  keep: number;
  /**
   * Only builds that were published longer ago are removed, and only if no release since then names
   * them. Milliseconds, by the clock of the store.
   */
  olderThanMs: number;
  dryRun?: boolean;
}

export interface Collected {
  removed: BuildName[];
  kept: number;
  /** How many leftovers of crashed writers were removed. */
  swept: number;
  /** Builds that cannot be proven, and why. They are left for a person to look at. */
  broken: { build: BuildName; why: string }[];
}

interface Stock {
  whole: { build: BuildName; at: Date }[];
  broken: Collected['broken'];
}

const takeStock = async (store: ReleaseStore, policy: Policy): Promise<Stock> => {
  const stock: Stock = { whole: [], broken: [] };
  for (const build of await store.listBuilds()) {
    const { problem } = await inspectBuild(store, policy, build);
    const at = problem ? null : await store.publishedAt(build);
    if (at !== null) stock.whole.push({ build, at });
    else if (problem && (await isListed(store, build))) stock.broken.push({ build, why: problem.message });
  }
  return stock;
};

/** The builds of each name that are older than its newest `keep`. */
const beyondNewest = (whole: Stock['whole'], keep: number): Stock['whole'] => {
  const names = new Set(whole.map(({ build }) => build.name));
  return [...names].flatMap((name) =>
    whole
      .filter(({ build }) => build.name === name)
      .sort((a, b) => b.at.getTime() - a.at.getTime())
      .slice(keep),
  );
};

/**
 * Removes builds that nothing can need any more. Ages are by the clock of the store, not of this
 * machine. Throws `verification` and removes nothing if a journal cannot be proven.
 */
export const collectGarbage = async (
  store: ReleaseStore,
  { keep, olderThanMs, dryRun = false }: CollectOptions,
): Promise<Collected> => {
  const policy = await readPolicy(store);
  const since = new Date((await store.now()).getTime() - olderThanMs);
  const readNeeded = createNeedsReader(store, policy, since);
  const needed = await readNeeded();
  const { whole, broken } = await takeStock(store, policy);
  const candidates = beyondNewest(whole, keep)
    .filter(({ build, at }) => at < since && !needed.has(keyOf(build)))
    .map(({ build }) => build);
  const total = whole.length + broken.length;
  if (dryRun) return { removed: candidates, kept: total - candidates.length, swept: 0, broken };

  // Puts back builds that an interrupted gc had withdrawn.
  for (const { build } of whole) if (!candidates.includes(build)) await store.keepBuild(build);

  const isUnneeded = async (build: BuildName): Promise<boolean> => {
    const at = await store.publishedAt(build);
    return at !== null && at < since && !(await readNeeded()).has(keyOf(build));
  };
  const removed: BuildName[] = [];
  for (const build of candidates) {
    // Withdraw first, then check again: from here on a promote or publish of the build restores it.
    const settle = await store.withdrawBuild(build);
    if (settle && (await settle(await isUnneeded(build)))) removed.push(build);
  }
  return { removed, kept: total - removed.length, swept: await store.sweep(ORPHAN_AGE_MS), broken };
};
