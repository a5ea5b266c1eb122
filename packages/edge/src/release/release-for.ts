import { buildAt, otherBuild } from '@paddock/release/record';
import type { ServedRelease, Split } from './served-release.ts';

/** The number of names with two groups of visitors at `now`. */
const countSplits = ({ splits }: ServedRelease, now: number): number =>
  splits.filter(({ live }) => otherBuild(live, now) !== null).length;

export const isSplit = (served: ServedRelease, now: number): boolean => countSplits(served, now) > 0;

/**
 * Returns a function that calls `onEnd` if a holdback of the release has ended since its last call.
 */
export const watchHoldbacks = (onEnd: () => void): ((served: ServedRelease | null, now: number) => void) => {
  let before: ServedRelease | null = null;
  let left = 0;
  return (served, now) => {
    const count = served ? countSplits(served, now) : 0;
    if (served === before && count < left) onEnd();
    before = served;
    left = count;
  };
};

/** Visitors with the same combination of builds share one object and all that is cached for it. */
const views = new WeakMap<ServedRelease, Map<string, ServedRelease>>();

const viewOf = (served: ServedRelease, splits: readonly Split[]): ServedRelease => {
  const { release, tab } = served;
  const refs = splits.map(({ name, ref }) => [name, ref] as const);
  const others = splits.map(({ name, other }) => [name, other] as const);
  // Visitors with the other build fall back to the live one.
  const live = Object.entries(tab.remotes).filter(([name]) => splits.some((split) => split.name === name));
  return {
    ...served,
    release: { ...release, builds: { ...release.builds, ...Object.fromEntries(refs) } },
    tab: {
      ...tab,
      remotes: { ...tab.remotes, ...Object.fromEntries(others) },
      lastKnownGood: { ...tab.lastKnownGood, ...Object.fromEntries(live) },
    },
    splits: [],
  };
};

/** The release for the visitors of a bucket; without a bucket, the live builds. */
export const releaseFor = (served: ServedRelease, bucket: number | null, now: number): ServedRelease => {
  if (bucket === null || served.splits.length === 0) return served;
  const splits = served.splits.filter(({ live, places }) => buildAt(live, places[bucket] ?? 0, now) !== live);
  if (splits.length === 0) return served;
  const made = views.get(served) ?? new Map<string, ServedRelease>();
  views.set(served, made);
  const key = splits.map(({ name }) => name).join();
  const view = made.get(key) ?? viewOf(served, splits);
  made.set(key, view);
  return view;
};
