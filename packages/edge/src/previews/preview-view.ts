import type { ProvenPreview } from '@paddock/release';
import type { ReleaseReader } from '../release/release-reader.ts';
import {
  buildKey,
  proveBuild,
  ReleaseRefused,
  type ServedRelease,
  type ShownRelease,
  tabBuild,
} from '../release/served-release.ts';
import { localBuild } from './local-builds.ts';

/**
 * A release with the builds of a preview instead of the live ones, which become the last known good
 * ones. It has no canaries. Its `builds` are a new object, so no layout is shared with other
 * visitors. A remote on the visitor's own machine has the pages of its published build, and no last
 * known good one.
 * @throws ReleaseRefused if a build cannot be proven
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
  const localFiles = new Map<string, string>();
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
  const refs = { ...release.builds, ...shown.preview.builds };
  for (const [name, origin] of Object.entries(shown.preview.local ?? {})) {
    const ref = refs[name];
    const base = ref && builds.get(buildKey(name, ref.buildId));
    if (!base) throw new ReleaseRefused('missing-build', `No build has the pages of ${name}`);
    const { known, files } = localBuild(name, origin, base);
    const { buildId } = known.build;
    builds.set(buildKey(name, buildId), known);
    refs[name] = { buildId, digest: ref.digest };
    remotes[name] = tabBuild(known);
    // A fallback to the live build would hide the faults of the local one.
    delete goods[name];
    delete lastKnownGood[name];
    for (const [path, text] of files) localFiles.set(path, text);
  }
  return {
    release: { ...release, builds: refs, lastKnownGood: goods },
    builds,
    shell,
    tab: { ...tab, remotes, lastKnownGood, shell: shown.preview.builds.shell ?? tab.shell },
    splits: [],
    shown,
    localFiles,
  };
};
