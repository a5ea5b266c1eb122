import { canonicalJson, type LiveBuild, type Release } from '../record.ts';
import { goodBuilds } from '../trust/good-builds.ts';

/** The state of a channel after one change, `lastKnownGood` included. `targets` are the builds that the change names. */
export const nextState = (
  history: readonly Release[],
  action: Release['action'],
  targets: Record<string, LiveBuild>,
): Pick<Release, 'action' | 'changed' | 'builds' | 'lastKnownGood'> => {
  const current = history.at(-1);
  const changed = Object.keys(targets)
    .filter((name) => canonicalJson(current?.builds[name] ?? null) !== canonicalJson(targets[name]))
    .sort();
  const builds = { ...current?.builds };
  const lastKnownGood = { ...current?.lastKnownGood };
  for (const name of changed) {
    const target = targets[name] as LiveBuild;
    builds[name] = target;
    if (action === 'canary') continue;
    const step = { action, changed: [name], builds: { [name]: target } };
    const before = goodBuilds([...history, step], name).at(-2);
    if (before) lastKnownGood[name] = before;
    else delete lastKnownGood[name];
  }
  return { action, changed, builds, lastKnownGood };
};
