import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  addKey,
  openFileStore,
  promote,
  publishBuild,
  readPolicy,
  readSigningKey,
  readTimestamp,
  readTrusted,
  renewChannel,
  rollback,
  verifyStore,
} from '@paddock/release';
import type { Release } from '@paddock/release/record';
import { describe, expect, test } from 'vitest';
import older from '../testing/fixtures/store-before-policy-in-records.json' with { type: 'json' };
import { writeBuild } from '../testing/make-build.ts';
import { makeFolder } from '../testing/make-folder.ts';
import { channel, makeServing } from '../testing/make-serving.ts';
import { readRelease } from './journal.ts';
import { type SignedKind, type SigningKey, signRecord } from './signing.ts';

/**
 * A store of a paddock version without timestamps: two keys, one retired; a shell, two builds,
 * three releases.
 */
const openOlder = async () => {
  const folder = await makeFolder();
  const data = join(folder, 'data');
  for (const [path, text] of Object.entries(older)) {
    await mkdir(dirname(join(data, path)), { recursive: true });
    await writeFile(join(data, path), text);
  }
  const key = async (name: string) => readSigningKey(await readFile(join(data, 'keys', `${name}.key`), 'utf8'));
  const operator = { key: await key('operator'), who: 'olga', now: () => new Date('2026-06-02T12:00:00Z') };
  return { folder, store: openFileStore(data), operator, root: await key('root') };
};

describe('records of older and newer writers', () => {
  test('[TRUST-60] the store of an older paddock is read, verified, promoted on, rolled back and renewed', async () => {
    const { folder, store, operator, root } = await openOlder();
    expect((await verifyStore(store)).flatMap(({ problems }) => problems)).toEqual([]);
    const live = await readRelease(store, channel);
    expect(live).toMatchObject({ sequence: 3, action: 'rollback' });
    expect(live?.policy).toBeUndefined();
    expect((await readTrusted(store, channel, null))?.release).toEqual(live);

    const next = await writeBuild(folder, 'mf-racing', 'next', { version: '1.1.0' });
    await publishBuild(store, operator, next.folder);
    const { release, timestamp } = await promote(store, operator, { channel, targets: [next.build] });
    expect([release.policy, timestamp?.policy]).toEqual([3, 3]);
    const back = await rollback(store, operator, { channel, name: 'mf-racing', reason: 'x' });
    expect(back.release.builds).toEqual(live?.builds);
    await renewChannel(store, operator, channel);
    await addKey(store, root, 'clock', join(folder, 'clock.key'), {
      publish: [],
      promote: [],
      rollback: [],
      renew: true,
    });
    expect((await verifyStore(store)).flatMap(({ problems }) => problems)).toEqual([]);
  });

  test('[TRUST-61] a field that a newer writer added is under the signature, though this reader does not know it', async () => {
    const { append, store, operator, fresh, problems, record } = await makeServing();
    const second = (await readRelease(store, channel, 2)) as Release;
    await append(operator, () => ({ ...changeOf(second), ring: { percent: 10, of: ['employees'] } }));
    expect(await readRelease(fresh(), channel)).toMatchObject({ sequence: 4, action: 'promote' });
    expect(await problems()).toEqual([]);

    await writeFile(record(4), (await readFile(record(4), 'utf8')).replace('"percent": 10', '"percent": 90'));
    await expect(readRelease(fresh(), channel)).rejects.toMatchObject({
      message: expect.stringContaining('its signature is wrong'),
    });
  });

  test('[TRUST-61] [TRUST-62] also in a policy, a statement and a timestamp', async () => {
    const { store, root, operator, b, problems } = await makeServing();
    const resign = async (kind: SignedKind, key: SigningKey, file: string) => {
      const path = join(store.folder, file);
      const { signature: _, ...content } = JSON.parse(await readFile(path, 'utf8'));
      const newer = { ...content, newer: ['field'] };
      await writeFile(path, JSON.stringify({ ...newer, signature: signRecord(kind, newer, key) }));
    };
    await resign('policy', root, 'policy.json');
    await resign('publish', operator.key, `builds/mf-racing/${b.buildId}/publish.json`);
    await resign('timestamp', operator.key, `channels/${channel}/timestamp.json`);
    expect(await problems()).toEqual([]);
    expect(await readTimestamp(store, await readPolicy(store), channel)).toMatchObject({ sequence: 3 });

    const change = addKey(store, root, 'clock', join(store.folder, 'clock.key'), {
      publish: [],
      promote: [],
      rollback: [],
    });
    await expect(change).rejects.toMatchObject({
      kind: 'precondition',
      message: 'A newer paddock wrote the policy: this one would lose what it does not know',
    });
  });

  test('[TRUST-63] a record with a newer schema is refused', async () => {
    const { append, store, operator, fresh } = await makeServing();
    const second = (await readRelease(store, channel, 2)) as Release;
    await append(operator, () => ({ ...changeOf(second), schema: 2 as 1 }));
    await expect(readRelease(fresh(), channel)).rejects.toMatchObject({ message: expect.stringContaining('schema') });
  });

  test.each([
    ['a key __proto__', '"ring": {"__proto__": {"policy": 9}}', '__proto__'],
    ['levels without end', `"ring": ${'['.repeat(9_000)}${']'.repeat(9_000)}`, 'levels'],
    ['a number that JSON cannot give back', '"ring": 1e999', 'Infinity'],
  ])('[TRUST-64] %s in an unknown field is refused', async (_, field, message) => {
    const { record, fresh } = await makeServing();
    await writeFile(record(3), (await readFile(record(3), 'utf8')).replace('"schema": 1', `"schema": 1, ${field}`));
    await expect(readRelease(fresh(), channel)).rejects.toMatchObject({
      kind: 'verification',
      message: expect.stringContaining(message),
    });
  });
});

/** The part of a release that two equal changes have in common. */
const changeOf = ({ action, changed, builds, lastKnownGood }: Release) => ({ action, changed, builds, lastKnownGood });
