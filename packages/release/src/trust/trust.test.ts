import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  addKey,
  openFileStore,
  promote,
  publishBuild,
  ReleaseError,
  readHistory,
  readPolicy,
  rollback,
} from '@paddock/release';
import type { Release } from '@paddock/release/record';
import { describe, expect, test } from 'vitest';
import { writeBuild } from '../testing/make-build.ts';
import { channel, forge, makeServing, withKey } from '../testing/make-serving.ts';
import { makeStore } from '../testing/make-store.ts';
import { readRelease } from './journal.ts';
import { retireKey } from './keys.ts';
import { createSigningKey } from './signing.ts';

const unproven = { kind: 'verification', exitCode: 5 };
const unauthorised = { kind: 'unauthorised', exitCode: 7 };

describe('a release needs the signature of a key that may make it', () => {
  test('[TRUST-1] a record with a changed field is refused', async () => {
    const { edit, fresh, problems } = await makeServing();
    await edit(3, (release) => ({ ...release, reason: 'nothing happened' }));
    await expect(readRelease(fresh(), channel)).rejects.toMatchObject({
      ...unproven,
      message: expect.stringContaining('its signature is wrong'),
    });
    expect(await problems()).toEqual([expect.stringContaining('Release 3 of production cannot be trusted')]);
  });

  test.each([
    ['cut off', (text: string) => text.slice(0, -40)],
    ['empty', () => ''],
    ['no JSON', () => '<html>'],
    ['endless', () => `"${'x'.repeat(300_000)}"`],
    ['of another kind', () => '[]'],
  ])('[TRUST-2] a record that is %s is refused', async (_, change) => {
    const { record, fresh } = await makeServing();
    await writeFile(record(3), change(await readFile(record(3), 'utf8')));
    await expect(readRelease(fresh(), channel)).rejects.toMatchObject(unproven);
  });

  test('[TRUST-3] a reader can step back to the newest release that it can prove', async () => {
    const { record, fresh, b } = await makeServing();
    await writeFile(record(3), '');
    expect((await readRelease(fresh(), channel, 2))?.builds['mf-racing']?.buildId).toBe(b.buildId);
  });

  test('[TRUST-4] a key that the policy does not know is refused, by the writer and by readers', async () => {
    const { store, operator, edit, fresh, b } = await makeServing();
    const stranger = { ...operator, key: createSigningKey().key };
    await expect(promote(store, stranger, { channel, targets: [b] })).rejects.toMatchObject(unauthorised);
    await edit(3, (release) => forge(release, {}, stranger));
    await expect(readRelease(fresh(), channel)).rejects.toMatchObject({
      message: expect.stringContaining('does not know the key'),
    });
  });

  test('[TRUST-5] a squad may change its own remote and no other, and roll back only if the policy says so', async () => {
    const made = await makeServing();
    const { store, b, shell, folder } = made;
    const squad = await withKey(made, 'ci-racing', { publish: ['mf-racing'], promote: ['mf-racing'] });
    await promote(store, squad, { channel, targets: [b] });
    await expect(promote(store, squad, { channel, targets: [shell, b] })).rejects.toMatchObject(unauthorised);
    await expect(rollback(store, squad, { channel, name: 'mf-racing', reason: 'x' })).rejects.toMatchObject({
      ...unauthorised,
      message: 'The key ci-racing may not rollback mf-racing',
    });
    const streams = await writeBuild(folder, 'mf-streams', 'a');
    await expect(publishBuild(store, squad, streams.folder)).rejects.toMatchObject(unauthorised);
  });

  test('[TRUST-5] [TRUST-6] a squad cannot hide the change of another remote in its own release', async () => {
    const made = await makeServing();
    const { publish, edit, fresh } = made;
    const squad = await withKey(made, 'ci-racing', { promote: ['mf-racing'], rollback: ['mf-racing'] });
    const shell = await publish('shell', 'other');
    const digest = `sha384-${'A'.repeat(64)}`;
    await edit(3, (release) =>
      forge(release, { builds: { ...release.builds, shell: { buildId: shell.buildId, digest } } }, squad),
    );
    await expect(readRelease(fresh(), channel)).rejects.toMatchObject({
      message: expect.stringContaining('it says that it changes mf-racing, but changes mf-racing, shell'),
    });
    await edit(3, (release) => forge(release, { changed: ['mf-racing', 'shell'] }, squad));
    await expect(readRelease(fresh(), channel)).rejects.toMatchObject({
      message: expect.stringContaining('may not rollback shell'),
    });
  });

  test('[TRUST-6] a squad may not drop another name, nor move its last known good build', async () => {
    const made = await makeServing();
    const { edit, fresh, a } = made;
    const squad = await withKey(made, 'ci-racing', { promote: ['mf-racing'], rollback: ['mf-racing'] });
    const original = JSON.parse(await readFile(made.record(3), 'utf8')) as Release;
    const ref = original.builds['mf-racing'] as Release['builds'][string];
    await edit(3, () => forge(original, { builds: { 'mf-racing': ref } }, squad));
    await expect(readRelease(fresh(), channel)).rejects.toMatchObject({
      message: expect.stringContaining('it drops shell'),
    });
    await edit(3, () => forge(original, { lastKnownGood: { shell: { ...ref, buildId: a.buildId } } }, squad));
    await expect(readRelease(fresh(), channel)).rejects.toMatchObject({
      message: expect.stringContaining('it may not change the last known good build of shell'),
    });
  });

  test('[TRUST-7] a retired key signs no new release, and its earlier ones stay valid', async () => {
    const made = await makeServing();
    const { store, root, b, a, edit, fresh, problems, operator } = made;
    const squad = await withKey(made, 'ci-racing', { promote: ['mf-racing'] });
    await promote(store, squad, { channel, targets: [b] });
    await retireKey(store, root, 'ci-racing');
    await expect(promote(store, squad, { channel, targets: [a] })).rejects.toMatchObject(unauthorised);
    expect(await problems()).toEqual([]);
    await promote(store, operator, { channel, targets: [a] });
    await edit(5, (release) => forge(release, {}, squad));
    await expect(readRelease(fresh(), channel)).rejects.toMatchObject({
      message: expect.stringContaining('was retired before it'),
    });
  });

  test('[TRUST-7] a change that was on its way when its key was retired stays valid', async () => {
    const made = await makeServing();
    const { store, root, b, problems } = made;
    const squad = await withKey(made, 'ci-racing', { promote: ['mf-racing'] });
    let isFirst = true;
    const slow: typeof store = {
      ...store,
      writePolicy: async (bytes) => {
        if (isFirst) await promote(store, squad, { channel, targets: [b] });
        isFirst = false;
        await store.writePolicy(bytes);
      },
    };
    expect((await retireKey(slow, root, 'ci-racing')).retired).toEqual({ production: 4 });
    expect(await problems()).toEqual([]);
  });
});

describe('the journal is a chain that only grows', () => {
  test('[TRUST-8] an older record cannot be changed, even by a key that may sign', async () => {
    const { edit, fresh, operator, problems } = await makeServing();
    await edit(1, (release) => forge(release, { who: 'nobody' }, operator));
    await expect(readHistory(fresh(), await readPolicy(fresh()), channel)).rejects.toMatchObject({
      message: expect.stringContaining('Release 2 of production cannot be trusted: it does not follow release 1'),
    });
    expect(await problems()).toEqual([expect.stringContaining('Release 2 of production')]);
  });

  test('[TRUST-9] the last record may not be exchanged for an older one, nor one jump ahead', async () => {
    const { record, fresh } = await makeServing();
    await writeFile(record(3), await readFile(record(2)));
    await expect(readRelease(fresh(), channel)).rejects.toMatchObject(unproven);
    await writeFile(record(4), await readFile(record(2)));
    await expect(readRelease(fresh(), channel)).rejects.toMatchObject(unproven);
  });

  test('[TRUST-9] a far number that someone put there is not followed', async () => {
    const { record, store, fresh, operator } = await makeServing();
    const far = forge(JSON.parse(await readFile(record(3), 'utf8')), { sequence: 9_007_199_254_740_991 }, operator);
    await writeFile(record(far.sequence), JSON.stringify(far));
    await rm(join(store.folder, 'channels'), { recursive: true });
    await expect(readRelease(fresh(), channel)).rejects.toMatchObject(unproven);
  });

  test('[TRUST-10] a hole is found', async () => {
    const { record, problems } = await makeServing();
    await rm(record(2));
    expect(await problems()).toContainEqual(
      expect.stringContaining('Release 2 of production cannot be trusted: it is missing'),
    );
  });

  test('[TRUST-11] a reader that saw a release refuses an older store', async () => {
    const { record, store } = await makeServing();
    expect((await readRelease(store, channel))?.sequence).toBe(3);
    await rm(record(3));
    await expect(readRelease(store, channel)).rejects.toMatchObject({
      message: expect.stringContaining('it is missing, though later ones were seen'),
    });
  });

  test('[TRUST-9] a record of another channel is refused', async () => {
    const { store, operator, shell, a, record, fresh } = await makeServing();
    await promote(store, operator, { channel: 'staging', targets: [shell, a] });
    await writeFile(record(1).replace(channel, 'staging'), await readFile(record(1)));
    await expect(readRelease(fresh(), 'staging')).rejects.toMatchObject({
      message: expect.stringContaining('it is a release of production'),
    });
  });

  test('[TRUST-12] a last known good build that the journal contradicts is found', async () => {
    const { edit, problems, operator, a } = await makeServing();
    const digest = `sha384-${'A'.repeat(64)}`;
    await edit(3, (release) =>
      forge(release, { lastKnownGood: { 'mf-racing': { buildId: a.buildId, digest } } }, operator),
    );
    expect(await problems()).toEqual([expect.stringContaining('wrong last known good build of mf-racing')]);
  });
});

describe('a wrong hint', () => {
  test.each(['{"sequence":1}\n', '{"sequence":-1}', 'garbage', '', '{"sequence":9007199254740993}\n'])(
    '[TRUST-13] %j is ignored and repaired',
    async (hint) => {
      const { store, fresh } = await makeServing();
      const path = join(store.folder, 'channels', `${channel}.json`);
      await writeFile(path, hint);
      expect((await readRelease(fresh(), channel))?.sequence).toBe(3);
      expect(await readFile(path, 'utf8')).toBe('{"sequence":3}\n');
    },
  );
});

describe('the policy', () => {
  test('[TRUST-15] a changed policy is refused without a new signature of the root key', async () => {
    const { store, fresh } = await makeServing();
    const path = join(store.folder, 'policy.json');
    await writeFile(path, (await readFile(path, 'utf8')).replace('"version": 1', '"version": 2'));
    await expect(readRelease(fresh(), channel)).rejects.toMatchObject({
      ...unproven,
      message: expect.stringContaining('the root key did not sign it'),
    });
  });

  test('[TRUST-16] a store whose keys were all replaced is refused by a reader with a pinned root', async () => {
    const { root, fresh } = await makeServing();
    const other = await makeStore();
    expect((await readRelease(fresh(root.id), channel))?.sequence).toBe(3);
    await expect(readRelease(fresh(other.root.id), channel)).rejects.toMatchObject({
      message: expect.stringContaining('its root key is not the pinned one'),
    });
  });

  test('[TRUST-17] only the root key may change it', async () => {
    const { store, operator, folder } = await makeServing();
    const attempt = addKey(store, operator.key, 'mine', join(folder, 'mine.key'), {
      publish: ['*'],
      promote: ['*'],
      rollback: ['*'],
    });
    await expect(attempt).rejects.toMatchObject(unauthorised);
  });

  const none = { publish: [], promote: [], rollback: [] };
  const isThere = (path: string) =>
    readFile(path).then(
      () => true,
      () => false,
    );

  test('[TRUST-78] a key that the policy did not take leaves no file, and the corrected command adds it', async () => {
    const { store, root, operator, folder } = await makeServing();
    const path = join(folder, 'mine.key');
    await expect(addKey(store, operator.key, 'mine', path, none)).rejects.toMatchObject(unauthorised);
    expect(await isThere(path)).toBe(false);

    const refused = new ReleaseError('precondition', 'Someone else changed the policy meanwhile', 'Try again.');
    const writePolicy = () => Promise.reject(refused);
    await expect(addKey({ ...store, writePolicy }, root, 'mine', path, none)).rejects.toBe(refused);
    expect(await isThere(path)).toBe(false);

    expect(await addKey(store, root, 'mine', path, none)).toMatchObject({ name: 'mine' });
    expect(await isThere(path)).toBe(true);
  });

  test('[TRUST-79] a key that may be in the policy keeps its file, and the error says so', async () => {
    const { store, root, folder } = await makeServing();
    const path = join(folder, 'mine.key');
    const lost = new ReleaseError('storage', 'Could not write the policy: no answer', 'Try again.');
    const writePolicy = () => Promise.reject(lost);
    await expect(addKey({ ...store, writePolicy }, root, 'mine', path, none)).rejects.toMatchObject({
      kind: 'storage',
      mend: `The key mine may be in the policy: see \`paddock keys list\`. If it is, keep ${path}. Else remove that file, and try again.`,
    });
    expect(await isThere(path)).toBe(true);
  });

  test('[TRUST-18] a folder that is no store is told apart from a broken store', async () => {
    const { store, folder } = await makeServing();
    await expect(readPolicy(openFileStore(join(folder, 'nothing')))).rejects.toMatchObject({
      kind: 'not-found',
      exitCode: 3,
    });
    await rm(join(store.folder, 'policy.json'));
    await expect(readPolicy(store)).rejects.toMatchObject(unproven);
  });
});
