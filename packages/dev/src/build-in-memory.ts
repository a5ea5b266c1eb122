import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseReader } from '@paddock/edge';
import { integrityOf } from '@paddock/release';
import { parseBuild, type Release } from '@paddock/release/record';
import type { BuildInMemory } from '@paddock/webpack-preset';

/** The build in a folder; `null` if there is none. */
export async function readBuilt(dist: string): Promise<BuildInMemory | null> {
  try {
    const build = parseBuild(JSON.parse(await readFile(join(dist, 'build.json'), 'utf8')));
    const files = Object.keys(build.files).map(
      async (file) => [file, await readFile(join(dist, file))] as [string, Uint8Array],
    );
    return { build, files: new Map(await Promise.all(files)) };
  } catch {
    return null;
  }
}

export interface MemoryStore {
  reader: ReleaseReader;
  /** Makes the next release, in which this build replaces an earlier one of its name. */
  put(build: BuildInMemory): void;
}

/**
 * A store whose newest release has the builds that were put into it. It is unsigned, since it never
 * leaves this process.
 */
export function createMemoryStore(): MemoryStore {
  const byPath = new Map<string, Uint8Array>();
  const listeners = new Set<() => void>();
  let release: Release = {
    schema: 1,
    channel: 'development',
    sequence: 0,
    previous: null,
    at: new Date().toISOString(),
    who: 'npm run dev',
    action: 'promote',
    changed: [],
    reason: null,
    proven: [],
    acceptedBreak: null,
    builds: {},
    lastKnownGood: {},
    signature: { key: '', value: '' },
  };
  return {
    put({ build, files }) {
      const { name, buildId } = build;
      const manifest = Buffer.from(JSON.stringify(build));
      byPath.set(`${name}/${buildId}/build.json`, manifest);
      for (const [file, bytes] of files) byPath.set(`${name}/${buildId}/${file}`, bytes);
      const builds = { ...release.builds, [name]: { buildId, digest: integrityOf(manifest) } };
      release = { ...release, sequence: release.sequence + 1, changed: [name], builds };
      for (const listener of listeners) listener();
    },
    reader: {
      lookMs: 0,
      newest: async () => ({ release }),
      hold: () => {},
      staleness: async () => null,
      statement: async () => '',
      previewIn: async () => '',
      preview: async () => null,
      keep: () => null,
      recall: () => ({ release, builds: {} }),
      sequence: async () => release.sequence,
      builds: async () => Object.entries(release.builds).map(([name, { buildId }]) => ({ name, buildId })),
      file: async (name, buildId, file) => byPath.get(`${name}/${buildId}/${file}`) ?? null,
      watch(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
  };
}
