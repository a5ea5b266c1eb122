import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promote, rollback } from '../change/change-release.ts';
import type { Release } from '../record.ts';
import { openFileStore } from '../store/file-store.ts';
import { releaseBytes } from '../trust/journal.ts';
import { addKey, type Rights } from '../trust/keys.ts';
import { hashOf, readSigningKey, signRecord } from '../trust/signing.ts';
import { verifyStore } from '../trust/verify-store.ts';
import { createStoreTemplate, type TestActor, type TestStore } from './make-store.ts';

export const channel = 'production';

const serve = async ({ store, operator, publish }: TestStore) => {
  const shell = await publish('shell', 'a');
  const [a, b] = [await publish('mf-racing', 'a'), await publish('mf-racing', 'b')];
  await promote(store, operator, { channel, targets: [shell, a] });
  await promote(store, operator, { channel, targets: [b] });
  await rollback(store, operator, { channel, name: 'mf-racing', reason: 'x' });
  return { shell, a, b };
};

const openServing = createStoreTemplate(serve);

/**
 * A store with three releases: shell and racing, another racing, a rollback. Always the same keys.
 */
export const makeServing = async (open = openServing) => {
  const made = await open();
  const { store } = made;
  /** Opens the store as a new reader. */
  const fresh = (trustedRoot?: string) => openFileStore(store.folder, trustedRoot ? { trustedRoot } : {});
  const record = (sequence: number) => join(store.folder, 'journal', channel, `${sequence}.json`);
  const edit = async (sequence: number, change: (release: Release) => Release) =>
    writeFile(
      record(sequence),
      `${JSON.stringify(change(JSON.parse(await readFile(record(sequence), 'utf8'))), null, 2)}\n`,
    );
  /** Appends a record without any check, as an attacker with write access may. */
  const append = async ({ key }: TestActor, change: (before: Release) => Partial<Release>): Promise<Release> => {
    const sequence = (await store.listSequences(channel)).at(-1) ?? 0;
    const text = await readFile(record(sequence), 'utf8');
    const before = JSON.parse(text) as Release;
    const next = { ...before, sequence: sequence + 1, previous: hashOf(text), ...change(before) };
    const forged = { ...next, signature: signRecord('release', next, key) };
    await writeFile(record(next.sequence), releaseBytes(forged));
    return forged;
  };
  const problems = async () => (await verifyStore(fresh())).flatMap((each) => each.problems);
  return { ...made, fresh, record, edit, append, problems };
};

/** A store with the same releases, but other keys. */
export const makeOtherServing = () => makeServing(createStoreTemplate(serve));

export const withKey = async (
  { store, root, folder }: TestStore,
  name: string,
  rights: Partial<Rights>,
): Promise<TestActor> => {
  const path = join(folder, `${name}.key`);
  await addKey(store, root, name, path, { publish: [], promote: [], rollback: [], ...rights });
  return { key: readSigningKey(await readFile(path, 'utf8')), who: name, now: () => new Date('2026-06-01T13:00:00Z') };
};

/** Changes a record and signs it again, as a thief of a key would. */
export const forge = (release: Release, change: Partial<Release>, { key }: TestActor): Release => {
  const changed = { ...release, ...change };
  return { ...changed, signature: signRecord('release', changed, key) };
};
