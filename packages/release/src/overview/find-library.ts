import semver from 'semver';
import { namedBuilds } from '../record.ts';
import type { ReleaseStore } from '../store/store.ts';
import { inspectBuild } from '../trust/inspect-build.ts';
import { readHistory } from '../trust/journal.ts';
import type { Policy } from '../trust/policy.ts';

/** A build that contains the library, and the channels that serve it or may return to it. */
export interface LibraryUse {
  name: string;
  buildId: string;
  library: string;
  live: string[];
  kept: string[];
}

export interface LibraryUses {
  uses: LibraryUse[];
  /** Builds whose statement does not list their libraries. */
  silent: { name: string; buildId: string }[];
}

/** Splits `@scope/name@1.2.3` into name and version. */
const parts = (library: string): [string, string] => {
  const at = library.lastIndexOf('@');
  return at > 0 ? [library.slice(0, at), library.slice(at + 1)] : [library, ''];
};

/**
 * The builds of the store that contain a library. `wanted` may have a version or a range:
 * `react@^19.0.0`.
 */
export const findLibrary = async (store: ReleaseStore, policy: Policy, wanted: string): Promise<LibraryUses> => {
  const [wantedName, range] = parts(wanted);
  const live = new Map<string, string[]>();
  const kept = new Map<string, string[]>();
  const note = (map: Map<string, string[]>, key: string, channel: string) =>
    map.set(key, [...(map.get(key) ?? []), channel]);
  for (const channel of await store.listChannels()) {
    const newest = (await readHistory(store, policy, channel)).releases.at(-1);
    for (const { name, ref } of newest ? namedBuilds(newest) : []) {
      const { canary, buildId } = newest?.builds[name] ?? {};
      const isLive = [buildId, canary?.build.buildId].includes(ref.buildId);
      note(isLive ? live : kept, `${name}/${ref.buildId}`, channel);
    }
  }
  const found: LibraryUses = { uses: [], silent: [] };
  for (const { name, buildId } of await store.listBuilds()) {
    const { libraries } = (await inspectBuild(store, policy, { name, buildId })).found?.statement ?? {};
    if (!libraries) found.silent.push({ name, buildId });
    for (const library of libraries ?? []) {
      const [libraryName, version] = parts(library);
      if (libraryName !== wantedName) continue;
      if (range !== '' && version !== range && !semver.satisfies(version, range, { includePrerelease: true })) continue;
      const key = `${name}/${buildId}`;
      found.uses.push({ name, buildId, library, live: live.get(key) ?? [], kept: kept.get(key) ?? [] });
    }
  }
  return found;
};
