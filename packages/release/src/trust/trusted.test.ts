import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type BuildProof,
  openFileStore,
  promote,
  type ReleaseStore,
  readTrusted,
  startCanary,
  type Trusted,
  type TrustedState,
  trustedState,
  verifyTrusted,
} from '@paddock/release';
import { namedBuilds } from '@paddock/release/record';
import { describe, expect, test } from 'vitest';
import { channel, forge, makeOtherServing, makeServing, withKey } from '../testing/make-serving.ts';
import type { TestActor } from '../testing/make-store.ts';
import { createSigningKey, hashOf, signRecord } from './signing.ts';

/** The memory of an edge: a release and the proofs of its builds. */
const remember = async (store: ReleaseStore, trusted: Trusted): Promise<TrustedState> => {
  const builds: Record<string, BuildProof> = {};
  for (const { name, ref } of namedBuilds(trusted.release)) {
    const read = async (file: string) => String(await store.readBuildFile(name, ref.buildId, file));
    builds[`${name}/${ref.buildId}`] = { manifest: await read('build.json'), statement: await read('publish.json') };
  }
  return JSON.parse(JSON.stringify(trustedState(trusted, builds)));
};

const remembering = async (open = makeServing) => {
  const made = await open();
  const reader = made.fresh();
  const trusted = (await readTrusted(reader, channel, null)) as Trusted;
  return { ...made, reader, trusted, state: await remember(made.store, trusted) };
};

describe('the memory of a reader, without the store', () => {
  test('[TRUST-55] proves itself, but for the chain behind it', async () => {
    const { state, trusted, root, shell } = await remembering();
    const verified = verifyTrusted(state, root.id);
    expect(verified.trusted).toEqual({ ...trusted, isWhole: false });
    expect(verified.builds.get(`shell/${shell.buildId}`)?.build).toEqual(shell);
    expect(verifyTrusted(state, null).trusted.root).toBe(root.publicKey);
  });

  test('[TRUST-55] proves a canary that it remembers, and is proven without it', async () => {
    const { store, operator, fresh, b } = await makeServing();
    await startCanary(store, operator, { channel, name: b.name, buildId: b.buildId, share: 50, reason: 'x' });
    const state = await remember(store, (await readTrusted(fresh(), channel, null)) as Trusted);
    const key = `mf-racing/${b.buildId}`;
    expect(verifyTrusted(state, null).builds.get(key)?.build).toEqual(b);
    const { [key]: proof, ...others } = state.builds;
    expect(verifyTrusted({ ...state, builds: others }, null).builds.has(key)).toBe(false);
    const altered = { ...proof, manifest: '{}' } as BuildProof;
    expect(() => verifyTrusted({ ...state, builds: { ...others, [key]: altered } }, null)).toThrow('cannot be trusted');
  });

  const editRecord = (state: TrustedState, change: (record: never) => unknown): TrustedState => ({
    ...state,
    record: JSON.stringify(change(JSON.parse(state.record) as never)),
  });
  const first = ({ builds }: TrustedState): string => Object.keys(builds)[0] as string;

  test.each<[string, string, (state: TrustedState, thief: TestActor) => unknown]>([
    [
      'a release of a stranger',
      'does not know the key',
      (state, thief) => editRecord(state, (it) => forge(it, {}, thief)),
    ],
    [
      'an altered release',
      'its signature is wrong',
      (state) => editRecord(state, (it) => ({ ...(it as object), who: 'x' })),
    ],
    [
      'a far sequence',
      'its signature is wrong',
      (state) => editRecord(state, (it) => ({ ...(it as object), sequence: 2 ** 53 - 2 })),
    ],
    ['another channel', 'it is a release of production', (state) => ({ ...state, channel: 'staging' })],
    [
      'another policy',
      'the root key did not sign it',
      (state) => ({ ...state, policy: state.policy.replace('operator', 'friend') }),
    ],
    ['a build that is gone', 'is missing', (state) => ({ ...state, builds: {} })],
    [
      'an altered build',
      'it is not the build that the release names',
      (state) => ({
        ...state,
        builds: {
          ...state.builds,
          [first(state)]: { ...state.builds[first(state)], manifest: `${state.builds[first(state)]?.manifest} ` },
        },
      }),
    ],
    [
      'an altered statement',
      'the signature of its publish.json is wrong',
      (state) => ({
        ...state,
        builds: {
          ...state.builds,
          [first(state)]: {
            ...state.builds[first(state)],
            statement: state.builds[first(state)]?.statement.replace('olga', 'oleg'),
          },
        },
      }),
    ],
    [
      'a name of a build that leaves its place',
      'is missing',
      (state) => ({ ...state, builds: { '../../etc/passwd': state.builds[first(state)] } }),
    ],
    ['nothing', 'must be an object', () => null],
    ['a newer schema', 'schema', (state) => ({ ...state, schema: 2 })],
  ])('[TRUST-56] %s is refused', async (_, message, change) => {
    const { state, root, operator } = await remembering();
    const thief = { ...operator, key: createSigningKey().key };
    expect(() => verifyTrusted(change(state, thief), root.id)).toThrow(
      expect.objectContaining({ kind: 'verification', message: expect.stringContaining(message) }),
    );
  });

  test('[TRUST-57] a memory of another root is refused where the root is pinned', async () => {
    const { root } = await remembering();
    const other = await remembering(makeOtherServing);
    expect(() => verifyTrusted(other.state, root.id)).toThrow('its root key is not the pinned one');
  });
});

describe('a store, compared with the memory of its reader', () => {
  test('[TRUST-58] a newer release is taken, and without one the same object comes back', async () => {
    const { store, operator, reader, trusted, b } = await remembering();
    expect(await readTrusted(reader, channel, trusted)).toBe(trusted);
    await promote(store, operator, { channel, targets: [b] });
    const next = await readTrusted(reader, channel, trusted);
    expect(next).toMatchObject({ isWhole: true, release: { sequence: 4 } });
    expect(next?.head).toBe(hashOf(next?.recordText ?? ''));
  });

  test('[TRUST-58] a newer policy is taken without a newer release', async () => {
    const made = await remembering();
    await withKey(made, 'another', {});
    const next = await readTrusted(made.reader, channel, made.trusted);
    expect(next).toMatchObject({ policy: { version: 2 }, head: made.trusted.head });
  });

  test('[TRUST-55] a memory without its chain is proven by the chain, and only then counts as whole', async () => {
    const { fresh, state } = await remembering();
    const recalled = verifyTrusted(state, null).trusted;
    expect(await readTrusted(fresh(), channel, recalled)).toMatchObject({ isWhole: true, head: recalled.head });
  });

  test('[TRUST-59] a memory that no chain has, though a key of the store signed it, is told apart', async () => {
    const made = await remembering();
    const { state, operator, fresh } = made;
    const record = JSON.parse(state.record);
    const forged = { ...state, record: JSON.stringify(forge(record, { reason: 'another' }, operator)) };
    const recalled = verifyTrusted(forged, null).trusted;
    await expect(readTrusted(fresh(), channel, recalled)).rejects.toMatchObject({ conflict: 'other-record' });
    const far = { ...state, record: JSON.stringify(forge(record, { sequence: 2 ** 53 - 2 }, operator)) };
    const lost = verifyTrusted(far, null).trusted;
    await expect(readTrusted(fresh(), channel, lost)).rejects.toMatchObject({ conflict: 'lower-sequence' });
  });

  test('[TRUST-59] an older store, a store of another root and an older policy are refused, and each is told apart', async () => {
    const made = await remembering();
    const { store, folder, operator, b, fresh } = made;
    const path = join(store.folder, 'policy.json');
    const [backup, older] = [join(folder, 'backup'), await readFile(path)];
    await cp(store.folder, backup, { recursive: true });
    await withKey(made, 'another', {});
    await promote(store, operator, { channel, targets: [b] });
    const reader = fresh();
    const trusted = await readTrusted(reader, channel, null);

    await expect(readTrusted(openFileStore(backup), channel, trusted)).rejects.toMatchObject({
      conflict: 'older-policy',
    });
    await cp(path, join(backup, 'policy.json'));
    const restored = readTrusted(openFileStore(backup), channel, trusted);
    await expect(restored).rejects.toMatchObject({ kind: 'verification', conflict: 'lower-sequence' });
    const other = await makeOtherServing();
    await expect(readTrusted(other.store, channel, trusted)).rejects.toMatchObject({ conflict: 'other-root' });

    await rm(made.record(4));
    await expect(readTrusted(reader, channel, trusted)).rejects.toMatchObject({ conflict: 'lower-sequence' });
    await writeFile(path, older);
    await expect(readTrusted(reader, channel, trusted)).rejects.toMatchObject({ conflict: 'older-policy' });
  });

  test('[TRUST-59] two policies of one version are a conflict', async () => {
    const made = await remembering();
    const { store, root, reader, trusted } = made;
    const { signature: _, ...content } = trusted.policy;
    const twin = { ...content, keys: content.keys.map((key) => ({ ...key, promote: ['*', 'shell'] })) };
    await store.writePolicy(Buffer.from(JSON.stringify({ ...twin, signature: signRecord('policy', twin, root) })));
    await expect(readTrusted(reader, channel, trusted)).rejects.toMatchObject({ conflict: 'other-policy' });
  });

  test('[TRUST-59] a remembered release that was exchanged for another is told apart', async () => {
    const { edit, operator, reader, trusted } = await remembering();
    await edit(3, (release) => forge(release, { reason: 'another' }, operator));
    await expect(readTrusted(reader, channel, trusted)).rejects.toMatchObject({ conflict: 'other-record' });
  });

  test('[TRUST-59] an empty channel is nothing to a new reader, and a loss to one that remembers', async () => {
    const { store, operator, shell, a, fresh } = await remembering();
    expect(await readTrusted(fresh(), 'staging', null)).toBeNull();
    await promote(store, operator, { channel: 'staging', targets: [shell, a] });
    const staging = await readTrusted(fresh(), 'staging', null);
    await rm(join(store.folder, 'journal', 'staging'), { recursive: true });
    await expect(readTrusted(fresh(), 'staging', staging)).rejects.toMatchObject({ conflict: 'lower-sequence' });
  });
});
