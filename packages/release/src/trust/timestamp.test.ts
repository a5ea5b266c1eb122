import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  promote,
  readPolicy,
  readTimestamp,
  renewChannel,
  rollback,
  stalenessOf,
  type Timestamp,
} from '@paddock/release';
import { describe, expect, test } from 'vitest';
import { channel, makeServing, withKey } from '../testing/make-serving.ts';
import { NOW, type TestActor } from '../testing/make-store.ts';
import { retireKey } from './keys.ts';
import { createSigningKey, hashOf, signRecord } from './signing.ts';

const HOUR = 3_600_000;
const after = (milliseconds: number) => new Date(NOW.getTime() + milliseconds);
const unproven = (message: string) => ({
  kind: 'verification',
  exitCode: 5,
  message: expect.stringContaining(message),
});

/** A store of three releases, and the path of its timestamp. */
const renewed = async () => {
  const made = await makeServing();
  const path = join(made.store.folder, 'channels', channel, 'timestamp.json');
  const read = async () => readTimestamp(made.fresh(), await readPolicy(made.fresh()), channel);
  /** Changes a timestamp and signs it again, as a thief of a key would. */
  const forge = async ({ key }: TestActor, change: Partial<Timestamp>) => {
    const changed = { ...JSON.parse(await readFile(path, 'utf8')), ...change };
    await writeFile(path, JSON.stringify({ ...changed, signature: signRecord('timestamp', changed, key) }));
  };
  return { ...made, path, read, forge };
};

describe('a timestamp', () => {
  test('[TRUST-33] is signed by a promote and a rollback', async () => {
    const { read, record, store, operator, b } = await renewed();
    expect(await read()).toMatchObject({
      channel,
      sequence: 3,
      head: hashOf(await readFile(record(3))),
      policy: 1,
      at: '2026-06-01T12:00:00.000Z',
      expires: '2026-06-02T12:00:00.000Z',
    });
    const { timestamp } = await promote(store, operator, { channel, targets: [b] });
    expect(await read()).toEqual(timestamp);
    expect(timestamp?.sequence).toBe(4);
    await rollback(store, operator, { channel, name: 'mf-racing', reason: 'x' });
    expect((await read())?.sequence).toBe(5);
  });

  test('[TRUST-34] that cannot be written leaves its release standing', async () => {
    const { store, operator, b, read } = await renewed();
    const full = { ...store, writeTimestamp: () => Promise.reject(new Error('the disk is full')) };
    expect(await promote(full, operator, { channel, targets: [b] })).toMatchObject({ changed: true, timestamp: null });
    expect((await read())?.sequence).toBe(3);
    expect(await store.newestSequence(channel)).toBe(4);
  });

  test('[TRUST-35] is stale after 24 hours, give or take five minutes of clocks, whatever its signer wrote', async () => {
    const { read, forge, operator } = await renewed();
    const fresh = async (milliseconds: number) => stalenessOf(await read(), after(milliseconds)) === null;
    expect(await fresh(24 * HOUR + 4 * 60_000)).toBe(true);
    expect(await fresh(24 * HOUR + 6 * 60_000)).toBe(false);
    expect(await fresh(-4 * 60_000)).toBe(true);
    expect(await fresh(-6 * 60_000)).toBe(false);
    await forge(operator, { expires: '2099-01-01T00:00:00Z' });
    expect(await fresh(24 * HOUR + 6 * 60_000)).toBe(false);
    await forge(operator, { at: '2026-13-01T00:00:00Z', expires: '2099-01-01T00:00:00Z' });
    await expect(read()).rejects.toMatchObject({ kind: 'verification' });
  });

  test('[TRUST-36] that is missing leaves the store stale, and proven all the same', async () => {
    const { path, read, problems } = await renewed();
    await rm(path);
    expect(await read()).toBeNull();
    expect(stalenessOf(null, NOW)).toBe('no key in use has renewed it');
    expect(await problems()).toEqual([]);
  });

  test('[TRUST-37] is fresh again after a renewal, by a key that has no other right', async () => {
    const made = await renewed();
    const clock = await withKey(made, 'clock', { renew: true });
    const later = { ...clock, now: () => after(30 * HOUR) };
    const { timestamp } = await renewChannel(made.store, later, channel);
    expect(timestamp).toMatchObject({ sequence: 3, policy: 2, expires: after(54 * HOUR).toISOString() });
    expect(stalenessOf(await made.read(), after(53 * HOUR))).toBeNull();
    const attempt = promote(made.store, clock, { channel, targets: [made.b] });
    await expect(attempt).rejects.toMatchObject({ kind: 'unauthorised' });
  });

  test('[TRUST-38] is not renewed by a key that may only publish, nor by a stranger', async () => {
    const made = await renewed();
    const ci = await withKey(made, 'ci', { publish: ['*'] });
    const refused = { kind: 'unauthorised', exitCode: 7, message: 'The key ci may not renew' };
    await expect(renewChannel(made.store, ci, channel)).rejects.toMatchObject(refused);
    await made.forge(ci, {});
    await expect(made.read()).rejects.toMatchObject(unproven('the key ci may not renew'));
    const stranger = { ...ci, key: createSigningKey().key };
    await expect(renewChannel(made.store, stranger, channel)).rejects.toMatchObject({ kind: 'unauthorised' });
    await made.forge(stranger, {});
    await expect(made.read()).rejects.toMatchObject(unproven('the policy does not know the key'));
  });

  test('[TRUST-39] of a retired key does not count', async () => {
    const made = await renewed();
    const clock = await withKey(made, 'clock', { renew: true });
    await renewChannel(made.store, clock, channel);
    await retireKey(made.store, made.root, 'clock');
    expect(await made.read()).toBeNull();
    expect(await made.problems()).toEqual([]);
    await expect(renewChannel(made.store, clock, channel)).rejects.toMatchObject({
      message: 'The key clock is retired',
    });
    await renewChannel(made.store, made.operator, channel);
    expect((await made.read())?.policy).toBe(3);
  });

  test('[TRUST-40] names a release or a policy that the store lost: readers and a renewal refuse it', async () => {
    const made = await renewed();
    const { record, read, store, operator, fresh, problems, path } = made;
    const policy = join(store.folder, 'policy.json');
    const older = await readFile(policy);
    await withKey(made, 'another', {});
    await renewChannel(store, operator, channel);
    const newest = await readFile(policy);
    await writeFile(policy, older);
    const oldPolicy = unproven('it knows policy 2, but policy.json is version 1');
    await expect(read()).rejects.toMatchObject(oldPolicy);
    await expect(renewChannel(fresh(), operator, channel)).rejects.toMatchObject(oldPolicy);
    await writeFile(policy, newest);

    const [before, timestamp] = [await readFile(record(3)), await readFile(path)];
    await rm(record(3));
    const oldBackup = unproven('it knows release 3, which the journal does not have');
    await expect(read()).rejects.toMatchObject(oldBackup);
    const lost = 'The journal of production ends at release 2, but release 3 was written: its record is lost';
    await expect(renewChannel(fresh(), operator, channel)).rejects.toMatchObject({
      kind: 'verification',
      message: lost,
    });
    expect(await problems()).toEqual([lost]);
    await writeFile(record(3), before);
    expect(await readFile(path)).toEqual(timestamp);
  });

  test('[TRUST-40] names another release under its number: it is refused', async () => {
    const { forge, operator, read } = await renewed();
    await forge(operator, { head: '0'.repeat(64) });
    await expect(read()).rejects.toMatchObject(unproven('it names another release 3 than the journal has'));
  });

  test.each([
    ['cut off', (text: string) => text.slice(0, -40)],
    ['endless', () => `"${'x'.repeat(3_000)}"`],
    ['altered', (text: string) => text.replace('2026-06-02', '2026-06-09')],
    ['of another channel', (text: string) => text.replace('"production"', '"staging"')],
  ])('[TRUST-41] that is %s is refused, and a renewal replaces it', async (_, change) => {
    const { path, read, store, operator } = await renewed();
    await writeFile(path, change(await readFile(path, 'utf8')));
    await expect(read()).rejects.toMatchObject({ kind: 'verification' });
    await renewChannel(store, operator, channel);
    expect((await read())?.sequence).toBe(3);
  });

  test('[TRUST-42] is not renewed for an older store by a process that goes on renewing', async () => {
    const { store, operator, record, path, fresh } = await renewed();
    const { trusted } = await renewChannel(store, operator, channel);
    await rm(record(3));
    await rm(path);
    await expect(renewChannel(fresh(), operator, channel, trusted)).rejects.toMatchObject({
      conflict: 'lower-sequence',
    });
  });
});
