import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseReader } from '@paddock/edge';
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

/**
 * A store with one release of these builds. It is unsigned, because it never leaves this process.
 */
export function readerOf(builds: readonly BuildInMemory[]): ReleaseReader {
  const byPath = new Map<string, Uint8Array>();
  const refs: Release['builds'] = {};
  for (const { build, files } of builds) {
    const manifest = Buffer.from(JSON.stringify(build));
    const folder = `${build.name}/${build.buildId}`;
    byPath.set(`${folder}/build.json`, manifest);
    for (const [file, bytes] of files) byPath.set(`${folder}/${file}`, bytes);
    const digest = `sha384-${createHash('sha384').update(manifest).digest('base64')}`;
    refs[build.name] = { buildId: build.buildId, digest };
  }
  const release: Release = {
    schema: 1,
    channel: 'development',
    sequence: 1,
    previous: null,
    at: new Date().toISOString(),
    who: 'pnpm dev',
    action: 'promote',
    changed: Object.keys(refs),
    reason: null,
    proven: [],
    acceptedBreak: null,
    builds: refs,
    lastKnownGood: {},
    signature: { key: '', value: '' },
  };
  const proven = { release };
  return {
    isRemote: false,
    newest: async () => proven,
    hold: () => {},
    staleness: async () => null,
    statement: async () => '',
    previewIn: async () => '',
    preview: async () => null,
    keep: () => null,
    recall: () => ({ release, builds: {} }),
    sequence: async () => release.sequence,
    builds: async (name) => builds.flatMap(({ build }) => (build.name === name ? [build.buildId] : [])),
    file: async (name, buildId, file) => byPath.get(`${name}/${buildId}/${file}`) ?? null,
    watch: () => () => {},
  };
}
