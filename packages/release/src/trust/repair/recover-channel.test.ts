import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  openFileStore,
  promote,
  readPolicy,
  readTimestamp,
  readTrusted,
  renewChannel,
  rollback,
  verifyStore,
  watchChannel,
} from '@paddock/release';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createFaultFileSystem } from '../../testing/fault-file-system.ts';
import { channel, makeServing, withKey } from '../../testing/make-serving.ts';
import { NOW } from '../../testing/make-store.ts';
import { readRelease } from '../journal.ts';
import { retireKey } from '../keys.ts';
import { recoverChannel } from './recover-channel.ts';

const options = { channel, to: 3, reason: 'the key was stolen', now: () => NOW };

/** A reader has seen release 3, then a thief adds `count` releases. */
const attacked = async (count = 5) => {
  const made = await makeServing();
  const { store, fresh, a, b } = made;
  const thief = await withKey(made, 'ci-racing', { publish: ['mf-racing'], promote: ['mf-racing'] });
  const reader = fresh();
  const targets = [b, a];
  for (let each = 0; each < count; each += 1) {
    await promote(store, thief, { channel, targets: [targets[each % 2] as typeof a] });
  }
  const remembered = await readTrusted(reader, channel, null);
  expect(remembered?.release.sequence).toBe(3 + count);
  return { ...made, thief, reader, remembered };
};

describe('a recovery by the root key', () => {
  test('[TRUST-43] [TRUST-44] voids the releases after the right one for readers that remember them, and the numbers go on from there', async () => {
    const { store, root, operator, reader, remembered, b, problems } = await attacked();
    const { release, voided, signers } = await recoverChannel(store, root, options);
    expect({ sequence: release.sequence, voided: voided.length, signers }).toEqual({
      sequence: 3,
      voided: 5,
      signers: ['ci-racing'],
    });

    const back = await readTrusted(reader, channel, remembered);
    expect(back?.release).toEqual(release);
    expect(await readTrusted(reader, channel, back)).toBe(back);
    const next = await promote(store, operator, { channel, targets: [b] });
    expect(next.release.sequence).toBe(4);
    expect((await readTrusted(reader, channel, back))?.release).toEqual(next.release);
    expect(await problems()).toEqual([]);
  });

  test('[TRUST-43] leads back a reader that starts now, and one that was away', async () => {
    const { store, root, fresh, remembered, reader } = await attacked(2);
    const before = await readTrusted(fresh(), channel, null);
    await recoverChannel(store, root, options);
    expect((await readRelease(fresh(), channel))?.sequence).toBe(3);
    expect((await readTrusted(fresh(), channel, remembered))?.release.sequence).toBe(3);
    expect((await readTrusted(reader, channel, before && { ...before, isWhole: false }))?.release.sequence).toBe(3);
  });

  test('[TRUST-45] is reported to watchers, and so is the next release under an old number', async () => {
    const { store, root, operator, reader, remembered, b } = await attacked(2);
    const heard = vi.fn();
    onTestFinished(watchChannel(reader, channel, heard));
    await vi.waitFor(() => expect(heard).toHaveBeenLastCalledWith(5), 10_000);
    await recoverChannel(store, root, options);
    await readTrusted(reader, channel, remembered);
    await vi.waitFor(() => expect(heard).toHaveBeenLastCalledWith(3), 10_000);
    await promote(store, operator, { channel, targets: [b] });
    await vi.waitFor(() => expect(heard).toHaveBeenLastCalledWith(4), 10_000);
  });

  test('[TRUST-44] lets a process go on that has made releases since', async () => {
    const { store, root, fresh, thief, operator, a, b } = await attacked(2);
    const long = fresh();
    await promote(long, thief, { channel, targets: [b] });
    await recoverChannel(store, root, options);
    await promote(long, operator, { channel, targets: [b] });
    expect(await readRelease(fresh(), channel)).toMatchObject({ sequence: 4, who: 'olga' });
    await promote(long, operator, { channel, targets: [a] });
  });

  test('[TRUST-46] keeps a void record void when it is put back', async () => {
    const { store, root, fresh } = await attacked(1);
    await recoverChannel(store, root, options);
    const place = join(store.folder, 'quarantine', channel);
    const [file] = await readdir(place);
    expect(file).toMatch(/^4-/);
    await writeFile(join(store.folder, 'journal', channel, '4.json'), await readFile(join(place, file as string)));
    await expect(readRelease(fresh(), channel)).rejects.toMatchObject({
      kind: 'verification',
      message: expect.stringContaining('it was made before the channel was recovered to release 3'),
    });
  });

  test('[TRUST-47] gives a retired key no room for new releases under the old numbers', async () => {
    const { store, root, thief, append, a, fresh } = await attacked(4);
    await retireKey(store, root, 'ci-racing');
    await recoverChannel(store, root, options);
    const { version, keys } = await readPolicy(store);
    expect(keys.find(({ name }) => name === 'ci-racing')?.retired).toEqual({ production: 3 });
    const good = (await readRelease(store, channel, 2))?.builds['mf-racing'] as { buildId: string; digest: string };
    expect(good.buildId).not.toBe(a.buildId);
    await append(thief, ({ builds }) => ({
      action: 'promote',
      policy: version,
      builds: { ...builds, 'mf-racing': good },
    }));
    await expect(readRelease(fresh(), channel)).rejects.toMatchObject({
      message: expect.stringContaining('the key ci-racing was retired before it'),
    });
  });

  test('[TRUST-48] makes readers accept a restored backup, though they have seen more', async () => {
    const made = await makeServing();
    const { store, root, operator, folder, fresh, b, a } = made;
    await cp(store.folder, join(folder, 'backup'), { recursive: true });
    await withKey(made, 'another', {});
    await promote(store, operator, { channel, targets: [b] });
    await promote(store, operator, { channel, targets: [a] });
    const remembered = await readTrusted(fresh(), channel, null);
    await rm(store.folder, { recursive: true });
    await cp(join(folder, 'backup'), store.folder, { recursive: true });

    await expect(readTrusted(fresh(), channel, remembered)).rejects.toMatchObject({ conflict: 'older-policy' });
    const restored = openFileStore(store.folder);
    await promote(restored, operator, { channel, targets: [b] });
    await recoverChannel(restored, root, { ...options, to: 4 });
    expect((await readTrusted(fresh(), channel, remembered))?.release).toMatchObject({ sequence: 4, policy: 1 });
  });

  test('[TRUST-49] makes readers refuse a journal without the release it was recovered to', async () => {
    const { store, root, fresh, record, problems } = await attacked(1);
    await recoverChannel(store, root, options);
    await rm(record(3));
    const refused = 'Release 3 of production cannot be trusted: it is missing, though the channel was recovered to it';
    await expect(readRelease(fresh(), channel)).rejects.toMatchObject({ message: refused });
    expect(await problems()).toContain(refused);
  });

  test('[TRUST-50] voids the timestamp, and a renewal makes a new one', async () => {
    const { store, root, operator } = await attacked(1);
    await recoverChannel(store, root, options);
    expect(await readTimestamp(store, await readPolicy(store), channel)).toBeNull();
    expect((await renewChannel(store, operator, channel)).timestamp.sequence).toBe(3);
  });

  test('[TRUST-51] can be run again after an interruption, and can go further back', async () => {
    const { store, root, fresh, remembered } = await attacked(3);
    const stopping = { ...store, quarantineRecord: () => Promise.reject(new Error('the process ends')) };
    await expect(recoverChannel(stopping, root, options)).rejects.toThrow('the process ends');
    await expect(readRelease(fresh(), channel)).rejects.toMatchObject({ kind: 'verification' });
    await recoverChannel(store, root, options);
    expect((await readTrusted(fresh(), channel, remembered))?.release.sequence).toBe(3);
    const third = await readTrusted(fresh(), channel, null);
    const { voided } = await recoverChannel(store, root, { ...options, to: 2 });
    expect(voided).toEqual([3]);
    expect((await readTrusted(fresh(), channel, third))?.release.sequence).toBe(2);
  });

  test.each(['crash', 'EIO'] as const)(
    '[TRUST-51] leads to the same end when it is run again after %s at any step',
    async (fault) => {
      const { store, root, folder } = await attacked(3);
      for (let step = 1; ; step += 2) {
        const copy = join(folder, `${fault}-${step}`);
        await cp(store.folder, copy, { recursive: true });
        const faulty = createFaultFileSystem(fault, step);
        await recoverChannel(openFileStore(copy, { fileSystem: faulty.files }), root, options).catch(() => {});
        faulty.cutPower();
        const mended = openFileStore(copy, { fileSystem: faulty.bystander });
        await recoverChannel(mended, root, options);
        expect((await readRelease(mended, channel))?.sequence, `step ${step}`).toBe(3);
        expect((await verifyStore(mended)).flatMap(({ problems }) => problems)).toEqual([]);
        if (faulty.steps() < step) break;
      }
    },
    60_000,
  );

  test('[TRUST-52] voids a release that a slow writer adds after the void ones, and keeps one after the right one', async () => {
    const made = await attacked(2);
    const { store, root, operator, append, b, record, fresh } = made;
    let isFirst = true;
    const raced: typeof store = {
      ...store,
      quarantineRecord: async (of, sequence) => {
        if (isFirst) await append(operator, () => ({ policy: 1_780_315_200 }));
        isFirst = false;
        await store.quarantineRecord(of, sequence);
      },
    };
    expect((await recoverChannel(raced, root, options)).voided).toEqual([5, 4, 6]);
    const { release } = await promote(fresh(), operator, { channel, targets: [b] });
    expect(release).toMatchObject({ sequence: 4, policy: 1_780_315_200 });
    expect(JSON.parse(await readFile(record(4), 'utf8'))).toEqual(release);
  });

  test('[TRUST-53] voids an unreadable record as well, and does not lead back to one that cannot be proven', async () => {
    const { root, record, fresh } = await attacked(1);
    await writeFile(record(4), '<html>');
    const far = 9_007_199_254_740_990;
    await writeFile(record(far), '{}');
    await expect(recoverChannel(fresh(), root, { ...options, to: 4 })).rejects.toMatchObject({ kind: 'verification' });
    expect((await recoverChannel(fresh(), root, options)).voided).toEqual([far, 4]);
    expect((await readRelease(fresh(), channel))?.sequence).toBe(3);
    await expect(recoverChannel(fresh(), root, { ...options, to: 9 })).rejects.toMatchObject({
      kind: 'not-found',
      message: 'production has no release 9: its newest is 3',
    });
  });

  test('[TRUST-54] needs the root key, and its dry run changes nothing', async () => {
    const { store, root, operator } = await attacked(1);
    await expect(recoverChannel(store, operator.key, options)).rejects.toMatchObject({ kind: 'unauthorised' });
    const before = await readPolicy(store);
    expect((await recoverChannel(store, root, { ...options, dryRun: true })).voided).toEqual([4]);
    expect(await readPolicy(store)).toEqual(before);
    expect((await rollback(store, operator, { channel, name: 'mf-racing', reason: 'x' })).release.sequence).toBe(5);
  });
});
