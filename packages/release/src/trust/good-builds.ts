import type { BuildRef, Release } from '../record.ts';

/**
 * The builds of one name that this channel served and nobody took back, oldest first; the last is live.
 * A rollback takes back all that came after its target, so a second rollback goes further back and never to the bad build.
 * A build that is promoted again is good again. `history` is the channel's journal from its first record.
 */
export const goodBuilds = (
  history: readonly Pick<Release, 'action' | 'changed' | 'builds'>[],
  name: string,
): BuildRef[] => {
  let good: BuildRef[] = [];
  for (const release of history) {
    const ref = release.builds[name];
    if (!ref || !release.changed.includes(name)) continue;
    const place = good.findIndex((each) => each.buildId === ref.buildId);
    if (release.action === 'promote') good = [...good.filter((_, index) => index !== place), ref];
    else good = [...(place < 0 ? good.slice(0, -1) : good.slice(0, place)), ref];
  }
  return good;
};

/**
 * What a channel's state becomes by one change, with {@link Release.lastKnownGood} as its type defines it.
 */
export const nextState = (
  history: readonly Release[],
  action: Release['action'],
  targets: Record<string, BuildRef>,
): Pick<Release, 'action' | 'changed' | 'builds' | 'lastKnownGood'> => {
  const current = history.at(-1);
  const changed = Object.keys(targets)
    .filter((name) => current?.builds[name]?.buildId !== targets[name]?.buildId)
    .sort();
  const builds = { ...current?.builds };
  const lastKnownGood = { ...current?.lastKnownGood };
  for (const name of changed) {
    const target = targets[name] as BuildRef;
    const step = { action, changed: [name], builds: { [name]: target } };
    const before = goodBuilds([...history, step], name).at(-2);
    builds[name] = target;
    if (before) lastKnownGood[name] = before;
    else delete lastKnownGood[name];
  }
  return { action, changed, builds, lastKnownGood };
};
