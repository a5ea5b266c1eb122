import { readHistory } from './journal.ts';
import { type Policy, readPolicy } from './policy.ts';
import { readBuild } from './published-build.ts';
import { isReleaseError } from './release-error.ts';
import type { BuildName, ReleaseStore } from './store.ts';

export interface CollectOptions {
  now: () => Date;
  /** So many of the newest builds of each name stay, however old. */
  keep: number;
  /** Only builds that were published longer ago go, and only if no release of that time names them. Milliseconds. */
  olderThanMs: number;
  dryRun?: boolean;
}

export interface Collected {
  removed: BuildName[];
  kept: number;
  /** Left-overs of crashed writers. */
  swept: number;
}

const keyOf = ({ name, buildId }: BuildName): string => `${name}@${buildId}`;

/** What a channel serves, may return to, or served since `since`: an open tab may still ask for it. */
const neededBuilds = async (store: ReleaseStore, policy: Policy, since: Date): Promise<Set<string>> => {
  const needed = new Set<string>();
  for (const channel of await store.listChannels()) {
    const { releases: history } = await readHistory(store, policy, channel);
    for (const [index, { builds, lastKnownGood }] of history.entries()) {
      // A release was served until the next one came.
      const until = history[index + 1]?.at;
      if (until !== undefined && new Date(until) < since) continue;
      for (const refs of [builds, lastKnownGood]) {
        for (const [name, { buildId }] of Object.entries(refs)) needed.add(keyOf({ name, buildId }));
      }
    }
  }
  return needed;
};

/** When a build was published; `null` if that cannot be proven: such a build is left for a person to look at. */
const publishedAt = async (store: ReleaseStore, policy: Policy, build: BuildName): Promise<string | null> => {
  try {
    return (await readBuild(store, policy, build)).statement.at;
  } catch (error) {
    if (isReleaseError(error) && error.kind === 'verification') return null;
    throw error;
  }
};

/** Removes builds that nobody can need any more. Throws `verification` if a journal cannot be proven: then nothing is removed. */
export const collectGarbage = async (
  store: ReleaseStore,
  { now, keep, olderThanMs, dryRun = false }: CollectOptions,
): Promise<Collected> => {
  const policy = await readPolicy(store);
  const since = new Date(now().getTime() - olderThanMs);
  const needed = await neededBuilds(store, policy, since);
  const builds = await store.listBuilds();
  const candidates: BuildName[] = [];
  for (const name of new Set(builds.map((build) => build.name))) {
    const dated: { build: BuildName; at: string }[] = [];
    for (const build of builds.filter((each) => each.name === name)) {
      const at = await publishedAt(store, policy, build);
      if (at !== null) dated.push({ build, at });
    }
    dated.sort((a, b) => b.at.localeCompare(a.at));
    const old = dated.slice(keep).filter(({ build, at }) => new Date(at) < since && !needed.has(keyOf(build)));
    candidates.push(...old.map(({ build }) => build));
  }
  if (dryRun) return { removed: candidates, kept: builds.length - candidates.length, swept: 0 };

  const removed: BuildName[] = [];
  for (const build of candidates) {
    // Out of sight first, then a second look: a promote that came in between would find it gone, and gets it back.
    const settle = await store.withdrawBuild(build);
    const isNeeded = (await neededBuilds(store, policy, since)).has(keyOf(build));
    await settle(!isNeeded);
    if (!isNeeded) removed.push(build);
  }
  return {
    removed,
    kept: builds.length - removed.length,
    swept: await store.sweep(new Date(now().getTime() - 3_600_000)),
  };
};
