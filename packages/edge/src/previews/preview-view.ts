import type { ProvenPreview } from '@paddock/release';
import type { ReleaseReader } from '../release/release-reader.ts';
import { buildKey, proveBuild, type ServedRelease, type ShownRelease, tabBuild } from '../release/served-release.ts';

/**
 * A release with the builds of a preview in place of the live ones, which are the way back. It has no canaries. Its `builds`
 * are an object of their own, so no layout of a page is shared with other visitors.
 * @throws ReleaseRefused when one of them cannot be proven
 */
export const viewOf = async (
  reader: ReleaseReader,
  served: ServedRelease,
  shown: ProvenPreview,
): Promise<ShownRelease> => {
  const { release, tab } = served;
  const builds = new Map(served.builds);
  const remotes = { ...tab.remotes };
  const lastKnownGood = { ...tab.lastKnownGood };
  const goods = { ...release.lastKnownGood };
  let { shell } = served;
  for (const [name, ref] of Object.entries(shown.preview.builds)) {
    const known = await proveBuild(reader, name, ref, {});
    builds.set(buildKey(name, ref.buildId), known);
    const live = release.builds[name];
    if (live) goods[name] = { buildId: live.buildId, digest: live.digest };
    if (name === 'shell') shell = known.build;
    else {
      const good = tab.remotes[name];
      if (good) lastKnownGood[name] = good;
      remotes[name] = tabBuild(known);
    }
  }
  return {
    release: { ...release, builds: { ...release.builds, ...shown.preview.builds }, lastKnownGood: goods },
    builds,
    shell,
    tab: { ...tab, remotes, lastKnownGood, shell: shown.preview.builds.shell ?? tab.shell },
    splits: [],
    shown,
  };
};
