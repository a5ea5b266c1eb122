import { expect } from 'vitest';
import { promote, rollback } from '../change/change-release.ts';
import { collectGarbage } from '../gc/collect-garbage.ts';
import { publishBuild } from '../publish/publish.ts';
import type { ReleaseStore } from '../store/store.ts';
import type { Actor } from '../trust/actor.ts';
import { readRelease } from '../trust/journal.ts';
import { verifyStore } from '../trust/verify-store.ts';
import { writeBuild } from './make-build.ts';

const channel = 'production';

/**
 * An operator's actions on a store that serves release 2, in this order. Afterwards it serves
 * release 4.
 */
export const ORDER = ['publish', 'promote', 'rollback', 'collect'] as const;

/**
 * Makes a store that serves release 2, a folder with the next build, and the actions of an
 * operator.
 */
export const prepareActions = async (store: ReleaseStore, operator: Actor, folder: string) => {
  const publish = async (name: string, content: string, version = '1.0.0') => {
    const dist = await writeBuild(folder, name, content, { version });
    await publishBuild(store, operator, dist.folder);
    return dist.build;
  };
  const shell = await publish('shell', 'a');
  const old = await publish('mf-racing', 'old', '0.9.0');
  const live = await publish('mf-racing', 'live');
  await promote(store, operator, { channel, targets: [shell, old] });
  await promote(store, operator, { channel, targets: [live] });
  const dist = await writeBuild(folder, 'mf-racing', 'next', { version: '1.1.0' });
  const actions = {
    publish: (in_: ReleaseStore) => publishBuild(in_, operator, dist.folder),
    promote: (in_: ReleaseStore) => promote(in_, operator, { channel, targets: [dist.build] }),
    rollback: (in_: ReleaseStore) =>
      rollback(in_, operator, { channel, name: 'mf-racing', to: live.buildId, reason: 'bad' }),
    // The age limit is tomorrow, so every build is old enough.
    collect: (in_: ReleaseStore) => collectGarbage(in_, { keep: 0, olderThanMs: -86_400_000 }),
  };
  return { dist: dist.build, live, actions };
};

export type Prepared = Awaited<ReturnType<typeof prepareActions>>;

/** Runs the actions until one fails. Returns those that succeeded, and the failure. */
export const runActions = async ({ actions }: Prepared, store: ReleaseStore) => {
  const acknowledged: string[] = [];
  for (const action of ORDER) {
    try {
      await actions[action](store);
      acknowledged.push(action);
    } catch (failure) {
      return { acknowledged, failure };
    }
  }
  return { acknowledged, failure: null };
};

/**
 * Checks that the store has all acknowledged changes, undamaged, and that the remaining actions
 * succeed when they are run again.
 */
export const expectOldOrNew = async (
  { live, dist, actions }: Prepared,
  store: ReleaseStore,
  acknowledged: readonly string[],
): Promise<void> => {
  expect((await verifyStore(store)).filter(({ problems }) => problems.length > 0)).toEqual([]);
  const release = await readRelease(store, channel);
  // Release 2 is live before, promote makes 3, rollback makes 4. Acknowledged ones must be there.
  const least = 2 + acknowledged.filter((action) => action === 'promote' || action === 'rollback').length;
  expect([least, least + 1]).toContain(release?.sequence);
  expect(release?.builds['mf-racing']?.buildId).toBe(release?.sequence === 3 ? dist.buildId : live.buildId);
  if (acknowledged.includes('publish') && !acknowledged.includes('rollback')) {
    expect(await store.readBuildFile(dist.name, dist.buildId, 'build.json')).not.toBeNull();
  }
  for (const action of ORDER.slice(acknowledged.length)) await actions[action](store);
  expect((await readRelease(store, channel))?.sequence).toBe(4);
};
