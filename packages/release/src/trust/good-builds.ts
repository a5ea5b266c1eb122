import type { BuildRef, Release } from '../record.ts';

/**
 * The builds of one name that a channel served and did not take back, oldest first; the last is
 * live. A rollback takes back all builds after its target, so a second rollback goes further back
 * and never to the bad build. A new promote makes a build good again. `history` is the whole
 * journal, oldest first.
 */
export const goodBuilds = (
  history: readonly Pick<Release, 'action' | 'changed' | 'builds'>[],
  name: string,
): BuildRef[] => {
  let good: BuildRef[] = [];
  for (const release of history) {
    const ref = release.builds[name];
    if (!ref || !release.changed.includes(name) || release.action === 'canary') continue;
    const place = good.findIndex((each) => each.buildId === ref.buildId);
    if (release.action === 'promote') good = [...good.filter((_, index) => index !== place), ref];
    else good = [...(place < 0 ? good.slice(0, -1) : good.slice(0, place)), ref];
  }
  return good;
};
