import { canonicalJson, type LiveBuild, type Release } from '../record.ts';
import { goodsOf, lastKnownGood } from '../trust/good-builds.ts';

/** The part of a release that describes what a channel serves. */
export type State = Pick<Release, 'action' | 'changed' | 'builds' | 'lastKnownGood' | 'about' | 'vouch' | 'frozen'>;

/** The effect of one change on a channel. */
export interface Step {
  action: Release['action'];
  /** The builds that it serves. */
  targets: Record<string, LiveBuild>;
  /** The name that it takes out. */
  withdrawn?: string;
  about?: string;
  vouch?: Release['vouch'];
  /** The names that are frozen afterwards. Missing: as before. */
  frozen?: readonly string[];
}

/** The state of a channel after one change, last known good builds included. */
export const nextState = (
  history: readonly Release[],
  { action, targets, withdrawn, about, vouch, frozen }: Step,
): State => {
  const current = history.at(-1);
  const changed = Object.keys(targets)
    .filter((name) => canonicalJson(current?.builds[name] ?? null) !== canonicalJson(targets[name]))
    .concat(withdrawn ?? [])
    .sort();
  const builds = { ...current?.builds };
  for (const name of changed) {
    const target = targets[name];
    if (target) builds[name] = target;
    else delete builds[name];
  }
  const note = { ...(about === undefined ? {} : { about }), ...(vouch ? { vouch } : {}) };
  const after = [...history, { action, changed, builds, ...note }];
  const goods = { ...current?.lastKnownGood };
  for (const name of goodsOf({ action, changed, ...note })) {
    const good = lastKnownGood(after, name);
    if (good) goods[name] = { buildId: good.buildId, digest: good.digest };
    else delete goods[name];
  }
  const all = [...(frozen ?? current?.frozen ?? [])].sort();
  return { action, changed, ...note, builds, lastKnownGood: goods, ...(all.length > 0 ? { frozen: all } : {}) };
};
