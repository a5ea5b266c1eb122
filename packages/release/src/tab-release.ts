import type { BuildRef, Release, TabBuild, TabRelease } from './record.ts';
import { ReleaseError } from './release-error.ts';
import type { ReleaseStore } from './store/store.ts';
import { readPolicy } from './trust/policy.ts';
import { readBuild } from './trust/published-build.ts';

/**
 * A release as a tab needs it; the edge adds `files` for the URL that it answers. A remote whose last known good build
 * cannot be proven any more is served without one. Throws `not-found` or `verification` for a live build.
 */
export const tabRelease = async (store: ReleaseStore, release: Release): Promise<Omit<TabRelease, 'files'>> => {
  const policy = await readPolicy(store);
  const read = async (name: string, ref: BuildRef): Promise<TabBuild> => {
    const { build } = await readBuild(store, policy, { name, ...ref });
    return { ...ref, entry: build.entry, container: build.container, contract: build.contract, claims: build.claims };
  };
  const { shell, ...remoteRefs } = release.builds;
  if (!shell)
    throw new ReleaseError(
      'verification',
      `Release ${release.sequence} of ${release.channel} has no shell`,
      'Promote one.',
    );
  await readBuild(store, policy, { name: 'shell', ...shell });

  const remotes: Record<string, TabBuild> = {};
  const lastKnownGood: Record<string, TabBuild> = {};
  for (const [name, ref] of Object.entries(remoteRefs)) {
    remotes[name] = await read(name, ref);
    const good = release.lastKnownGood[name];
    const readable = good && (await read(name, good).catch(() => null));
    if (readable) lastKnownGood[name] = readable;
  }
  return { schema: 1, channel: release.channel, sequence: release.sequence, remotes, lastKnownGood, shell };
};
