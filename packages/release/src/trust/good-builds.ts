import type { BuildRef, Release } from '../record.ts';

/** A build that a channel served and did not roll back from. */
export interface GoodBuild extends BuildRef {
  /** Whether it was vouched for since it last became good. */
  isVouched: boolean;
}

type Step = Pick<Release, 'action' | 'changed' | 'builds' | 'about' | 'vouch'>;

/** The names whose last known good build a release may move. */
export const goodsOf = ({ action, changed, about }: Pick<Step, 'action' | 'changed' | 'about'>): string[] => {
  if (action === 'vouch') return [about ?? ''];
  return action === 'canary' ? [] : changed;
};

/** The good builds of a name after one more release. */
export const goodAfter = (
  good: readonly GoodBuild[],
  { action, builds, changed, about, vouch }: Step,
  name: string,
): readonly GoodBuild[] => {
  if (action === 'vouch' && about === name)
    return good.map((each) => (each.buildId === vouch?.build.buildId ? { ...each, isVouched: true } : each));
  if (!changed.includes(name) || action === 'canary') return good;
  const ref = builds[name];
  if (!ref) return [];
  const place = good.findIndex(({ buildId }) => buildId === ref.buildId);
  const served = { buildId: ref.buildId, digest: ref.digest, isVouched: good[place]?.isVouched ?? false };
  if (action === 'promote') return [...good.filter((_, index) => index !== place), served];
  return [...(place < 0 ? good.slice(0, -1) : good.slice(0, place)), served];
};

/**
 * The good builds of one name, oldest first; the last one is live. A rollback removes all builds
 * after its target, so a second rollback goes further back and never to the bad build. A new
 * promote makes that build good again, without its old vouch. A withdrawal removes all. `history`
 * is the whole journal, oldest first.
 */
export const goodBuilds = (history: readonly Step[], name: string): readonly GoodBuild[] => {
  let good: readonly GoodBuild[] = [];
  for (const step of history)
    if (step.about === name || step.changed.includes(name)) good = goodAfter(good, step, name);
  return good;
};

/** {@link lastKnownGood}, from the good builds. */
export const wayBack = (good: readonly GoodBuild[]): GoodBuild | null => {
  const before = good.slice(0, -1);
  return before.findLast(({ isVouched }) => isVouched) ?? before.at(-1) ?? null;
};

/**
 * The target of a rollback: the newest earlier good build that was vouched for. If there is none,
 * the newest earlier good build, so that an operator always has a way back. `null` if there is no
 * earlier good build.
 */
export const lastKnownGood = (history: readonly Step[], name: string): GoodBuild | null =>
  wayBack(goodBuilds(history, name));
