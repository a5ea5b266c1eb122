import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  openFileStore,
  promote,
  readHistory,
  readPolicy,
  readTrusted,
  renewChannel,
  rollback,
  verifyStore,
} from '@paddock/release';
import { describe, expect, test } from 'vitest';
import { createFaultFileSystem } from '../../testing/fault-file-system.ts';
import { channel, makeServing, withKey } from '../../testing/make-serving.ts';
import { readRelease } from '../journal.ts';
import { hashOf } from '../signing.ts';
import { repairChannel } from './repair-channel.ts';

const options = { channel, reason: 'the disk lost it' };
const HALF = (text: string) => text.slice(0, 200);

/** Three releases, the newest of which is lost or broken. A reader remembers it undamaged. */
const broken = async (change: ((text: string) => string) | null) => {
  const made = await makeServing();
  const { fresh, record } = made;
  const reader = fresh();
  const remembered = await readTrusted(reader, channel, null);
  const text = await readFile(record(3), 'utf8');
  if (change) await writeFile(record(3), change(text));
  else await rm(record(3));
  return { ...made, store: fresh(), reader, remembered, text };
};

describe('a journal that lost its newest record', () => {
  const told = {
    kind: 'verification',
    exitCode: 5,
    message: 'The journal of production ends at release 2, but release 3 was written: its record is lost',
    mend: expect.stringContaining('paddock repair --channel production'),
  };

  test('[TRUST-70] is told by all that reads or changes a channel, and nothing is written', async () => {
    const { fresh, operator, b } = await broken(null);
    const policy = await readPolicy(fresh());
    await expect(readHistory(fresh(), policy, channel)).rejects.toMatchObject(told);
    await expect(promote(fresh(), operator, { channel, targets: [b] })).rejects.toMatchObject(told);
    const back = rollback(fresh(), operator, { channel, name: 'mf-racing', reason: 'x', to: b.buildId });
    await expect(back).rejects.toMatchObject(told);
    await expect(renewChannel(fresh(), operator, channel)).rejects.toMatchObject(told);
    expect((await verifyStore(fresh())).flatMap(({ problems }) => problems)).toContain(told.message);
    expect(await fresh().listSequences(channel)).toEqual([1, 2]);
  });

  test('[TRUST-70] is told by the timestamp alone, if the hint is lost as well', async () => {
    const { store, fresh } = await broken(null);
    await rm(join(store.folder, 'channels', `${channel}.json`));
    await expect(readHistory(fresh(), await readPolicy(store), channel)).rejects.toMatchObject(told);
  });

  test('[TRUST-13] [TRUST-70] a reader serves what it can prove, and leaves the hint as it is', async () => {
    const { store, fresh } = await broken(null);
    expect((await readRelease(fresh(), channel))?.sequence).toBe(2);
    expect(await store.hintedSequence(channel)).toBe(3);
  });
});

describe('a repair', () => {
  test.each([
    ['missing', null, 'the record is missing'],
    ['half written', HALF, 'the record cannot be read'],
    ['empty', () => '', 'the record cannot be read'],
    ['changed', (text: string) => text.replace('"olga"', '"ines"'), 'the signature of operator is not of this record'],
  ])(
    '[TRUST-71] [TRUST-72] of a newest record that is %s says what was found, under the lost number',
    async (_, change, problem) => {
      const { store, operator, fresh, problems, b, text } = await broken(change);
      const lost = change ? hashOf(change(text)) : null;
      const { kept, lost: found } = await repairChannel(store, operator, options);
      expect(kept.sequence).toBe(2);
      expect(found).toEqual([{ sequence: 3, lost, problem }]);
      const release = await readRelease(fresh(), channel);
      expect(release).toMatchObject({
        sequence: 3,
        action: 'repair',
        repair: { lost, problem },
        ...options,
        who: 'olga',
      });
      expect(release?.builds).toEqual(kept.builds);
      expect(release?.builds['mf-racing']?.buildId).toBe(b.buildId);
      expect(await problems()).toEqual([]);
      const aside = await readdir(join(store.folder, 'quarantine', channel)).catch(() => []);
      const texts = await Promise.all(aside.map((file) => readFile(join(store.folder, 'quarantine', channel, file))));
      expect(texts.map(hashOf)).toEqual(lost === null ? [] : [lost]);
    },
  );

  test('[TRUST-72] no number is used twice: a reader that saw the lost release goes on with the next one', async () => {
    const { store, operator, reader, remembered, a } = await broken(null);
    await repairChannel(store, operator, options);
    const repaired = await readTrusted(reader, channel, remembered);
    expect(repaired?.release).toMatchObject({ sequence: 3, action: 'repair' });
    const { release } = await promote(store, operator, { channel, targets: [a] });
    expect(release.sequence).toBe(4);
    expect((await readTrusted(reader, channel, remembered))?.release).toEqual(release);
    expect((await readTrusted(reader, channel, repaired))?.release).toEqual(release);
  });

  test('[TRUST-72] a reader still refuses any other record in the place of the one that it saw', async () => {
    const { store, operator, reader, remembered, append } = await broken(null);
    await append(operator, ({ builds, lastKnownGood }) => ({
      action: 'rollback',
      builds: { ...builds, 'mf-racing': lastKnownGood['mf-racing'] as never },
      lastKnownGood: {},
      reason: 'a fork',
    }));
    expect(store.folder).toBeTruthy();
    await expect(readTrusted(reader, channel, remembered)).rejects.toMatchObject({ conflict: 'other-record' });
  });

  test('[TRUST-73] of a whole journal does nothing, and a dry run changes nothing', async () => {
    const whole = await makeServing();
    expect((await repairChannel(whole.store, whole.operator, options)).lost).toEqual([]);
    const { store, operator, fresh } = await broken(HALF);
    expect((await repairChannel(store, operator, { ...options, dryRun: true })).lost).toHaveLength(1);
    await expect(readRelease(fresh(), channel)).rejects.toMatchObject({ kind: 'verification' });
  });

  test('[TRUST-73] is of the end alone: a break before whole records is refused, and names what to restore', async () => {
    const { store, operator, record } = await makeServing();
    await writeFile(record(2), 'garbage');
    await expect(repairChannel(store, operator, options)).rejects.toMatchObject({
      kind: 'precondition',
      exitCode: 4,
      message: expect.stringContaining('release 3 is as it was signed, so the fault is before it, in release 2'),
    });
    expect(await readFile(record(2), 'utf8')).toBe('garbage');
  });

  test('[TRUST-73] a hint that is far ahead is refused, and so is a journal without a provable release', async () => {
    const { store, operator, record } = await makeServing();
    await store.setHint(channel, 1_000_000);
    await expect(repairChannel(store, operator, options)).rejects.toMatchObject({
      mend: expect.stringContaining('delete channels/production.json'),
    });
    await store.setHint(channel, 3);
    for (const sequence of [1, 2, 3]) await writeFile(record(sequence), '');
    await expect(repairChannel(store, operator, options)).rejects.toMatchObject({ kind: 'precondition' });
  });

  test('[TRUST-73] needs a key that may promote all names', async () => {
    const made = await broken(null);
    const squad = await withKey(made, 'ci-racing', { promote: ['mf-racing'], rollback: ['*'] });
    const attempt = repairChannel(made.store, squad, options);
    await expect(attempt).rejects.toMatchObject({ kind: 'unauthorised', exitCode: 7 });
  });

  test.each(['crash', 'EIO'] as const)(
    '[TRUST-74] leads to the same end when it is run again after %s at any step',
    async (fault) => {
      const { store, operator, folder, record } = await broken(HALF);
      await writeFile(record(4), '{');
      for (let step = 1; ; step += 2) {
        const copy = join(folder, `${fault}-${step}`);
        await cp(store.folder, copy, { recursive: true });
        const faulty = createFaultFileSystem(fault, step);
        await repairChannel(openFileStore(copy, { fileSystem: faulty.files }), operator, options).catch(() => {});
        faulty.cutPower();
        const mended = openFileStore(copy, { fileSystem: faulty.bystander });
        await repairChannel(mended, operator, options);
        expect((await readRelease(mended, channel))?.sequence, `step ${step}`).toBe(4);
        expect((await verifyStore(mended)).flatMap(({ problems }) => problems)).toEqual([]);
        if (faulty.steps() < step) break;
      }
    },
    60_000,
  );
});
