import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isReleaseError, openFileStore } from '../index.ts';
import { createFaultFileSystem, type Fault } from '../testing/fault-file-system.ts';
import { expectOldOrNew, prepareActions, runActions } from '../testing/four-actions.ts';
import { makeFolder } from '../testing/make-folder.ts';
import { makeStore } from '../testing/make-store.ts';
import { readRelease } from '../trust/journal.ts';

const channel = 'production';

/** A store that serves a release, and the actions of an operator. */
const prepare = async () => {
  const { folder, store, operator } = await makeStore();
  return { ...(await prepareActions(store, operator, folder)), store, dataFolder: store.folder };
};

/**
 * Runs all actions on a copy of the store with a fault at `step`. Returns whether the step was
 * reached.
 */
const runWithFault = async (
  prepared: Awaited<ReturnType<typeof prepare>>,
  copy: string,
  fault: Fault,
  step: number,
  isPowerCut: boolean,
) => {
  cpSync(prepared.dataFolder, copy, { recursive: true });
  const faulty = createFaultFileSystem(fault, step);
  const outcome = await runActions(prepared, openFileStore(copy, { fileSystem: faulty.files }));
  if (isPowerCut) faulty.cutPower();
  return { ...outcome, isHit: faulty.steps() >= step };
};

const reopen = (copy: string) =>
  openFileStore(copy, { fileSystem: createFaultFileSystem('crash', Number.POSITIVE_INFINITY).files });

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
      await expectOldOrNew(prepared, reopen(copy), acknowledged).catch((error) => {
        throw new Error(`${fault} at step ${step}${isPowerCut ? ', then a power cut' : ''}: ${error}`, {
          cause: error,
        });
      });
    }
  };

  // The power cut, as the worst fault, at every step; the others at every third step, or at every
  // step with EVERY_STEP=1.
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
