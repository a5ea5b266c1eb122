import { gzipBytes } from '../publish/compress.ts';
import type { Build, BuildRef } from '../record.ts';
import { isReleaseError } from '../release-error.ts';
import type { BuildName, ReleaseStore } from '../store/store.ts';
import type { Policy } from '../trust/policy.ts';
import { brokenFiles, type PublishedBuild, readBuild } from '../trust/published-build.ts';
import type { GateBuild } from './gate.ts';

const readInitialBytes = async (store: ReleaseStore, { name, buildId, entry, initial }: Build): Promise<number> => {
  let total = 0;
  for (const file of [entry, ...initial.js]) {
    const gzipped = await store.readBuildFile(name, buildId, `${file}.gz`);
    const bytes = gzipped ?? (await gzipBytes((await store.readBuildFile(name, buildId, file)) ?? Buffer.alloc(0)));
    total += bytes.length;
  }
  return total;
};

/**
 * Reads builds for one command. Builds are immutable, so each is read, proven and measured once,
 * however often the command retries.
 */
export const createBuildReader = (store: ReleaseStore, policy: Policy) => {
  const published = new Map<string, Promise<PublishedBuild>>();
  const weighed = new Map<string, Promise<GateBuild>>();
  const once = <T>(cache: Map<string, Promise<T>>, key: string, read: () => Promise<T>): Promise<T> => {
    const value = cache.get(key) ?? read();
    cache.set(key, value);
    return value;
  };
  const keyOf = ({ name, buildId }: BuildName): string => `${name}@${buildId}`;
  const read = (wanted: BuildName & Partial<BuildRef>) =>
    once(published, keyOf(wanted), () => readBuild(store, policy, wanted));
  const weigh = (wanted: BuildName & Partial<BuildRef>) =>
    once(weighed, keyOf(wanted), async () => {
      const { build } = await read(wanted);
      return { build, broken: await brokenFiles(store, build), initialBytes: await readInitialBytes(store, build) };
    });
  const checked = new Map<string, Promise<GateBuild>>();
  /** A build with the checks of its files. */
  const check = (wanted: BuildName & Partial<BuildRef>) =>
    once(checked, keyOf(wanted), async () => {
      const { build } = await read(wanted);
      return { build, broken: await brokenFiles(store, build), initialBytes: 0 };
    });
  /**
   * A build that this change keeps. With `mayBeAbsent`, a damaged one does not block a rollback of
   * another.
   */
  const take = async (wanted: BuildName & BuildRef, mayBeAbsent: boolean): Promise<GateBuild | null> => {
    try {
      return { build: (await read(wanted)).build, broken: [], initialBytes: 0 };
    } catch (error) {
      if (mayBeAbsent && isReleaseError(error) && error.kind !== 'storage') return null;
      throw error;
    }
  };
  return { read, weigh, check, take };
};

export type BuildReader = ReturnType<typeof createBuildReader>;
