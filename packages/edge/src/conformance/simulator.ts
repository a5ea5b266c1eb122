import { createHash, sign } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import {
  type Actor,
  addKey,
  type FileStore,
  initStore,
  openFileStore,
  promote,
  publishBuild,
  readSigningKey,
} from '@paddock/release';
import { canonicalJson, type Release } from '@paddock/release/record';
import type { Rights, SigningKey } from '@paddock/release/testing';
import { makeBuild, type TestBuild } from '../testing/make-build.ts';

export type Json = Record<string, unknown>;

/** An operator with a private key. */
type Operator = Actor & { key: SigningKey };

/**
 * A release store on disk, with the actions of its operator and of an attacker who can write every
 * file.
 */
export interface Simulator {
  /** The folder of the store, the edge's memory and further files of a case. */
  folder: string;
  data: string;
  memory: string;
  store: FileStore;
  root: SigningKey;
  operator: Operator;
  /** Opens the store again, as another process would. */
  freshStore(): FileStore;
  hash(bytes: Uint8Array): string;
  /** The newest sequence of production. */
  newest(): Promise<number>;
  /** Adds a key with these rights to the policy. */
  addKey(name: string, rights: Partial<Rights>): Promise<SigningKey>;
  publish(name: string, content: string, by?: SigningKey): Promise<TestBuild>;
  /**
   * Publishes and promotes a new build of mf-racing, with a shell if the channel has none. Returns
   * the new sequence.
   */
  release(channel?: string): Promise<number>;

  /** The path of a file of the store: `policy.json`. */
  path(file: string): string;
  recordPath(sequence: number, channel?: string): string;
  read(path: string): Promise<Json>;
  write(path: string, content: Json | Uint8Array | string): Promise<void>;
  /** Changes a JSON file of the store, but not its signature. */
  alter(path: string, change: (content: Json) => void): Promise<void>;
  /**
   * An unsigned record that could follow the newest one: it promotes a new, published build of
   * mf-racing.
   */
  nextRecord(): Promise<Omit<Release, 'signature'>>;
  /** Signs a record, writes it at its sequence and updates the hint, as a writer does. */
  writeRecord(record: Json | Omit<Release, 'signature'>, by?: SigningKey): Promise<void>;
  /** Copies the store without its builds, to which cases only add. `restore` puts the copy back. */
  backUp(): Promise<{ restore(): Promise<void> }>;
  /** Removes the store until `restore`. */
  hide(): Promise<void>;
  /** Sets the fault of the store's medium (`fault-preload.ts`); `null`: none. */
  setFault(fault: string | null): Promise<void>;
  remove(): Promise<void>;
}

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Signs with separate code, since the suite must not trust the code under test. */
export const signed = (
  kind: 'release' | 'publish' | 'policy' | 'timestamp' | 'preview',
  content: object,
  key: SigningKey,
): Json => {
  const { signature: _, ...rest } = content as Json;
  const text = `paddock ${kind} 1\n${canonicalJson(rest)}`;
  return {
    ...rest,
    signature: { key: key.id, value: sign(null, Buffer.from(text), key.privateKey).toString('base64') },
  };
};

const writeDist = async (folder: string, { stored }: TestBuild): Promise<void> => {
  for (const [file, bytes] of stored) {
    if (/\.(br|gz|map)$|^publish/.test(file)) continue;
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), bytes);
  }
};

/** In memory, if the system has such a folder. */
const place = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

/** Makes a store with a root key, an operator and two releases on `production`. */
export const makeSimulator = async (): Promise<Simulator> => {
  const folder = await mkdtemp(join(place, 'paddock-conformance-'));
  const data = join(folder, 'store');
  const store = openFileStore(data);
  const keys = await initStore(store, store.keys);
  const now = () => new Date();
  const operator: Operator = { key: keys.operator, who: 'olga', now };
  let made = 0;
  const hidden = join(folder, 'hidden');
  /** Builds never change. Files in `tmp` and `trash` may vanish while they are copied. */
  const notBackedUp = ['builds', 'tmp', 'trash'].map((entry) => join(data, entry));
  const isBackedUp = (path: string) => !notBackedUp.includes(path);

  const recordPath = (sequence: number, channel = 'production') => join(data, 'journal', channel, `${sequence}.json`);
  const read = async (path: string): Promise<Json> => JSON.parse(await readFile(path, 'utf8'));
  const write: Simulator['write'] = async (path, content) => {
    await mkdir(dirname(path), { recursive: true });
    await rm(path, { recursive: true, force: true });
    const isText = typeof content === 'string' || content instanceof Uint8Array;
    await writeFile(path, isText ? content : `${JSON.stringify(content, null, 2)}\n`);
  };
  // Opened again each time, since an attack invalidates the cache of the journal.
  const freshStore = () => openFileStore(data);
  const newest = () => freshStore().newestSequence('production');

  const simulator: Simulator = {
    folder,
    data,
    memory: join(folder, 'memory'),
    store,
    root: keys.root,
    operator,
    freshStore,
    hash: hashOf,
    newest,
    addKey: async (name, rights) => {
      const path = join(folder, `${name}.key`);
      await addKey(store, keys.root, name, path, { publish: [], promote: [], rollback: [], ...rights });
      return readSigningKey(await readFile(path, 'utf8'));
    },
    publish: async (name, content, by = operator.key) => {
      const build = makeBuild(name, content);
      const dist = join(folder, 'dist', build.build.buildId);
      await writeDist(dist, build);
      await publishBuild(store, { ...operator, key: by }, dist);
      await rm(dist, { recursive: true });
      return build;
    },
    release: async (channel = 'production') => {
      made += 1;
      const named = [await simulator.publish('mf-racing', `build ${made}`)];
      const fresh = freshStore();
      if ((await fresh.newestSequence(channel)) === 0) named.push(await simulator.publish('shell', 'one'));
      const targets = named.map(({ build: { name, buildId } }) => ({ name, buildId }));
      return (await promote(fresh, operator, { channel, targets })).release.sequence;
    },
    path: (file) => join(data, file),
    recordPath,
    read,
    write,
    alter: async (path, change) => {
      const content = await read(path);
      change(content);
      await write(path, content);
    },
    nextRecord: async () => {
      made += 1;
      const { ref } = await simulator.publish('mf-racing', `build ${made}`);
      const sequence = await newest();
      const bytes = await readFile(recordPath(sequence));
      const { signature: _, ...previous } = JSON.parse(bytes.toString()) as Release;
      return {
        ...previous,
        sequence: sequence + 1,
        previous: hashOf(bytes),
        at: new Date().toISOString(),
        action: 'promote',
        changed: ['mf-racing'],
        builds: { ...previous.builds, 'mf-racing': ref },
        lastKnownGood: { ...previous.lastKnownGood, 'mf-racing': previous.builds['mf-racing'] as TestBuild['ref'] },
      };
    },
    writeRecord: async (record, by = operator.key) => {
      const { sequence, channel } = record as Release;
      await write(recordPath(sequence, channel), signed('release', record, by));
      await write(join(data, 'channels', `${channel}.json`), `{"sequence":${sequence}}\n`);
    },
    backUp: async () => {
      const copy = await mkdtemp(join(folder, 'backup-'));
      await cp(data, copy, { recursive: true, filter: isBackedUp });
      return {
        restore: async () => {
          if (existsSync(hidden)) await rename(hidden, data);
          // First, because a reader without a hint raises it to the newest record that it finds.
          await rm(join(data, 'journal'), { recursive: true, force: true, maxRetries: 10 });
          for (const entry of await readdir(data)) {
            if (isBackedUp(join(data, entry))) await rm(join(data, entry), { recursive: true, maxRetries: 10 });
          }
          const copyBack = () => cp(copy, data, { recursive: true, force: true });
          // Meanwhile the edge repairs its channel's hint, and may create that folder first.
          await copyBack().catch(copyBack);
        },
      };
    },
    hide: () => rename(data, hidden),
    setFault: async (fault) => {
      const path = join(folder, 'fault');
      if (fault === null) await rm(path, { force: true });
      else await writeFile(path, fault);
    },
    remove: () => rm(folder, { recursive: true, force: true, maxRetries: 10 }),
  };
  await simulator.release();
  await simulator.release();
  return simulator;
};
