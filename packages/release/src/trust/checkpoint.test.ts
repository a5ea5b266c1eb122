import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type FileStore, promote, readHistory, readPolicy } from '@paddock/release';
import type { Release } from '@paddock/release/record';
import { expect, test, vi } from 'vitest';
import { channel, makeServing, withKey } from '../testing/make-serving.ts';
import { createStoreTemplate, NOW, type TestStore } from '../testing/make-store.ts';
import { CHECKPOINT } from './checkpoint.ts';
import { releaseBytes } from './journal.ts';
import { retireKey } from './keys.ts';
import { recoverChannel } from './repair/recover-channel.ts';
import { hashOf, signRecord } from './signing.ts';

const name = 'mf-racing';
vi.setConfig({ testTimeout: 30_000 });

/** A journal with one release more than a checkpoint holds. It alternates between two builds. */
const fill = async ({ store, operator, publish }: TestStore) => {
  const shell = await publish('shell', 'a');
  const [a, b] = [await publish(name, 'a'), await publish(name, 'b')];
  await promote(store, operator, { channel, targets: [shell, a] });
  await promote(store, operator, { channel, targets: [b] });
  const path = (sequence: number) => join(store.folder, 'journal', channel, `${sequence}.json`);
  let text = await readFile(path(2), 'utf8');
  let before = JSON.parse(text) as Release;
  for (let sequence = 3; sequence <= CHECKPOINT + 1; sequence += 1) {
    const [live, good] = [before.builds[name], before.lastKnownGood[name]];
    if (!live || !good) throw new Error('there are two builds');
    const { signature: _, ...rest } = before;
    const next = {
      ...rest,
      sequence,
      previous: hashOf(text),
      reason: `step ${sequence}`,
      builds: { ...before.builds, [name]: good },
      lastKnownGood: { [name]: live },
    };
    before = { ...next, signature: signRecord('release', next, operator.key) };
    text = Buffer.from(releaseBytes(before)).toString('utf8');
    await writeFile(path(sequence), text);
  }
  store.forgetNewest(channel);
  return { shell, a, b };
};

/** The same journal after one more change, which writes the checkpoint. */
const openNoted = createStoreTemplate(async (made) => {
  const long = await fill(made);
  await promote(made.store, made.operator, { channel, targets: [long.b] });
  return long;
});

/** The long journal, and a function that counts the records that a new command reads. */
const long = async () => {
  const made = await makeServing(openNoted);
  const { store, fresh } = made;
  const read = async () => {
    let count = 0;
    const reader = fresh();
    const counting: FileStore = {
      ...reader,
      readRecord: (...asked) => {
        count += 1;
        return reader.readRecord(...asked);
      },
    };
    const history = await readHistory(counting, await readPolicy(store), channel);
    return { ...history, count };
  };
  const place = join(store.folder, 'checkpoints', channel);
  return { ...made, read, place, path: join(place, `${CHECKPOINT}.json`) };
};

test('[TRUST-75] a command reads a thousand releases at once, the same as from their records', async () => {
  const { read, path, place } = await long();
  const noted = await read();
  expect(noted.count).toBeLessThan(10);
  const kept = await readFile(path);
  await writeFile(path, '');
  const walked = await read();
  expect(walked.count).toBeGreaterThan(CHECKPOINT);
  expect(JSON.parse(JSON.stringify(noted.releases))).toEqual(JSON.parse(JSON.stringify(walked.releases)));
  expect(noted.head).toBe(walked.head);
  await writeFile(path, kept);
  expect(await readdir(place)).toEqual([`${CHECKPOINT}.json`]);
});

test('[TRUST-76] a checkpoint that was changed, or is of a retired key, is ignored', async () => {
  const { read, path, store, root } = await long();
  const text = await readFile(path, 'utf8');
  await writeFile(path, text.replace('step 700', 'step 007'));
  expect((await read()).releases[699]?.reason).toBe('step 700');
  await writeFile(path, text);
  expect((await read()).count).toBeLessThan(10);
  await retireKey(store, root, 'operator');
  expect((await read()).count).toBeGreaterThan(CHECKPOINT);
});

test('[TRUST-76] a key that may not do everything writes none', async () => {
  const made = await long();
  const { store, place, a } = made;
  await rm(place, { recursive: true });
  await promote(store, await withKey(made, 'ci', { promote: ['*'] }), { channel, targets: [a] });
  await expect(readdir(place)).rejects.toMatchObject({ code: 'ENOENT' });
});

test('[TRUST-76] a checkpoint of records that a recovery voided is ignored', async () => {
  const { read, store, root, operator, a, b } = await long();
  await recoverChannel(store, root, { channel, to: CHECKPOINT - 1, reason: 'x', now: () => NOW });
  for (const target of [a, b, a, b]) await promote(store, operator, { channel, targets: [target] });
  const { releases } = await read();
  expect(releases[CHECKPOINT - 1]?.reason).toBeNull();
  expect(releases.map(({ sequence }) => sequence)).toEqual(releases.map((_, index) => index + 1));
});

test('[TRUST-77] verify finds a checkpoint that says something else than the records', async () => {
  const { path, operator, problems } = await long();
  expect(await problems()).toEqual([]);
  const [line = '', content = ''] = (await readFile(path, 'utf8')).split('\n');
  const lie = content.replace('step 700', 'step 007');
  const { signature: _, ...rest } = JSON.parse(line) as { signature: unknown };
  const forged = { ...rest, content: hashOf(lie) };
  const signed = { ...forged, signature: signRecord('checkpoint', forged, operator.key) };
  await writeFile(path, `${JSON.stringify(signed)}\n${lie}`);
  expect(await problems()).toEqual([
    'A checkpoint of production does not say what the records say. Find out who signed it, and delete checkpoints/production',
  ]);
});
