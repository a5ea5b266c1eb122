import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Actor, initStore, openStore, promote, publishBuild } from '@paddock/release';
import type { Build } from '@paddock/release/record';
import { makeBuild, writeBuild } from '@paddock/release/testing';
import type { Pace } from './pace.ts';

const PROMOTE_MS = 500;

/**
 * Publishes a shell and two builds of a remote, and promotes one release after another. Odd
 * releases have the second build.
 */
export const createReleases = async (folder: string) => {
  const data = join(folder, 'store');
  const store = openStore(data);
  const { root, operator: key } = await initStore(store, join(folder, 'keys'));
  const operator: Actor = { key, who: 'olga', now: () => new Date() };
  const files: { path: string; bytes: Buffer }[] = [];
  const builds: Build[] = [];
  for (const [name, content] of [
    ['shell', 'a'],
    ['mf-racing', 'a'],
    ['mf-racing', 'b'.repeat(60_000)],
  ] as const) {
    const { folder: dist, build } = await writeBuild(folder, name, content);
    await publishBuild(store, operator, dist);
    builds.push(build);
    for (const [file, bytes] of makeBuild(name, content).files)
      files.push({ path: `/builds/${name}/${build.buildId}/${file}`, bytes: Buffer.from(bytes) });
  }
  const [shell, first, second] = builds as [Build, Build, Build];
  await promote(store, operator, { channel: 'production', targets: [shell, second] });
  let promoted = 1;
  return {
    data,
    root: root.id,
    files: files as readonly { path: string; bytes: Buffer }[],
    promoted: () => promoted,
    /** The build of the remote that a release has, and the one that it does not have. */
    buildsOf: (sequence: number): [live: Build, other: Build] =>
      sequence % 2 === 1 ? [second, first] : [first, second],
    async promoteUntilDone({ isDone }: Pace): Promise<void> {
      while (!isDone()) {
        await promote(store, operator, { channel: 'production', targets: [promoted % 2 === 1 ? first : second] });
        promoted += 1;
        await wait(PROMOTE_MS);
      }
    },
  };
};

export type Releases = Awaited<ReturnType<typeof createReleases>>;
