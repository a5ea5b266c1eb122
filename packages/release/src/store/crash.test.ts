import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  collectGarbage,
  isReleaseError,
  openFileStore,
  promote,
  publishBuild,
  readRelease,
  rollback,
  verifyStore,
} from '../index.ts';
import { createFaultFileSystem, type Fault } from '../testing/fault-file-system.ts';
import { writeBuild } from '../testing/make-build.ts';
import { makeFolder } from '../testing/make-folder.ts';
import { makeStore } from '../testing/make-store.ts';

const channel = 'production';

/**
 * A store that serves one release, a folder with the next build, and the actions of an operator.
 */
const prepare = async () => {
  const { folder, store, operator, publish } = await makeStore();
  const shell = await publish('shell', 'a');
  const old = await publish('mf-racing', 'old', { version: '0.9.0' });
  const live = await publish('mf-racing', 'live');
  await promote(store, operator, { channel, targets: [shell, old] });
  await promote(store, operator, { channel, targets: [live] });
  const dist = await writeBuild(folder, 'mf-racing', 'next', { version: '1.1.0' });
  const actions = {
    publish: (in_: typeof store) => publishBuild(in_, operator, dist.folder),
    promote: (in_: typeof store) => promote(in_, operator, { channel, targets: [dist.build] }),
    rollback: (in_: typeof store) =>
      rollback(in_, operator, { channel, name: 'mf-racing', to: live.buildId, reason: 'bad' }),
    // Older than tomorrow: every build.
    collect: (in_: typeof store) => collectGarbage(in_, { keep: 0, olderThanMs: -86_400_000 }),
  };
  return { store, dist: dist.build, live, actions, dataFolder: store.folder };
};

type Prepared = Awaited<ReturnType<typeof prepare>>;
const ORDER = ['publish', 'promote', 'rollback', 'collect'] as const;

/**
 * Runs all actions with a fault at `step`; returns the acknowledged ones, the failure, and whether
 * the step was reached.
 */
const runWithFault = async (
  { dataFolder, actions }: Prepared,
  copy: string,
  fault: Fault,
  step: number,
  isPowerCut: boolean,
) => {
  cpSync(dataFolder, copy, { recursive: true });
  const faulty = createFaultFileSystem(fault, step);
  const store = openFileStore(copy, { fileSystem: faulty.files });
  const acknowledged: string[] = [];
  let failure: unknown = null;
  for (const action of ORDER) {
    try {
      await actions[action](store);
      acknowledged.push(action);
    } catch (error) {
      failure = error;
      break;
    }
  }
  if (isPowerCut) faulty.cutPower();
  return { acknowledged, failure, isHit: faulty.steps() >= step };
};

const expectOldOrNew = async ({ live, dist, actions }: Prepared, copy: string, acknowledged: string[]) => {
  const store = openFileStore(copy, { fileSystem: createFaultFileSystem('crash', Number.POSITIVE_INFINITY).files });
  expect((await verifyStore(store)).filter(({ problems }) => problems.length > 0)).toEqual([]);
  const release = await readRelease(store, channel);
  // Release 2 is live before, promote makes 3, rollback makes 4. Acknowledged changes are there.
  const least = 2 + acknowledged.filter((action) => action === 'promote' || action === 'rollback').length;
  expect([least, least + 1]).toContain(release?.sequence);
  expect(release?.builds['mf-racing']?.buildId).toBe(release?.sequence === 3 ? dist.buildId : live.buildId);
  if (acknowledged.includes('publish') && !acknowledged.includes('rollback')) {
    expect(await store.readBuildFile(dist.name, dist.buildId, 'build.json')).not.toBeNull();
  }
  // The remaining actions succeed when they are run again.
  for (const action of ORDER.slice(acknowledged.length)) await actions[action](store);
  expect((await readRelease(store, channel))?.sequence).toBe(4);
};

describe('publish, promote, rollback and gc', () => {
  const everyStep = async (faults: readonly Fault[], isPowerCut: boolean, stride: number): Promise<number> => {
    const prepared = await prepare();
    const place = await makeFolder();
    for (let step = 1; ; step += stride) {
      const fault = faults[step % faults.length] as Fault;
      const copy = join(place, `${fault}-${isPowerCut}-${step}`);
      const { acknowledged, failure, isHit } = await runWithFault(prepared, copy, fault, step, isPowerCut);
      if (!isHit) return step - 1;
      if (failure && fault !== 'crash') expect(isReleaseError(failure) && failure.exitCode, String(failure)).toBe(1);
      await expectOldOrNew(prepared, copy, acknowledged).catch((error) => {
        throw new Error(`${fault} at step ${step}${isPowerCut ? ', then a power cut' : ''}: ${error}`, {
          cause: error,
        });
      });
    }
  };

  // The power cut, the hardest, at every step; the others at every third, or at all with
  // EVERY_STEP=1.
  test.each([
    ['the process ends', ['crash'], false, 3],
    ['the power is cut', ['crash'], true, 1],
    ['the disk is full or closed to writing', ['ENOSPC', 'EROFS'], false, 3],
    ['the disk fails or too many files are open, and then the power is cut,', ['EIO', 'EMFILE'], true, 3],
  ] as const)(
    '[STORE-4] [STORE-5] [STORE-6] leave the old or the new state, and can be run again, if %s at any step',
    async (_, faults, isPowerCut, stride) => {
      const step = process.env.EVERY_STEP ? 1 : stride;
      expect(await everyStep(faults, isPowerCut, step)).toBeGreaterThan(50);
    },
    120_000,
  );

  test('[STORE-7] a release that a reader saw survives a power cut, whenever the writer ended', async () => {
    const prepared = await prepare();
    const place = await makeFolder();
    await prepared.actions.publish(prepared.store);
    const seen = new Set<number | undefined>();
    for (let step = 1; ; step += 1) {
      const copy = join(place, String(step));
      cpSync(prepared.dataFolder, copy, { recursive: true });
      const faulty = createFaultFileSystem('crash', step);
      await prepared.actions.promote(openFileStore(copy, { fileSystem: faulty.files })).catch(() => {});
      if (faulty.steps() < step) break;
      const reader = openFileStore(copy, { fileSystem: faulty.bystander });
      const sequence = (await readRelease(reader, channel))?.sequence;
      seen.add(sequence);
      faulty.cutPower();
      expect((await readRelease(openFileStore(copy), channel))?.sequence, `step ${step}`).toBe(sequence);
    }
    expect([...seen]).toEqual([2, 3]);
  });
});
