import { isReleaseError, type ReleaseError } from '../release-error.ts';
import type { BuildName, ReleaseStore } from '../store/store.ts';
import type { Policy } from './policy.ts';
import { type PublishedBuild, readBuild } from './published-build.ts';

/**
 * Reads one of many builds. Returns a `problem` for a damaged or unreadable one, so that one broken
 * folder does not stop a command.
 */
export const inspectBuild = async (
  store: ReleaseStore,
  policy: Policy,
  wanted: BuildName,
): Promise<{ found: PublishedBuild; problem: null } | { found: null; problem: ReleaseError }> => {
  try {
    return { found: await readBuild(store, policy, wanted), problem: null };
  } catch (error) {
    if (!isReleaseError(error)) throw error;
    return { found: null, problem: error };
  }
};

/** Whether a build is still listed. If not, gc removed it meanwhile, which is no fault. */
export const isListed = async (store: ReleaseStore, { name, buildId }: BuildName): Promise<boolean> =>
  (await store.listBuilds()).some((each) => each.name === name && each.buildId === buildId);
