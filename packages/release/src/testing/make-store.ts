import { join } from 'node:path';
import { publishBuild } from '../publish/publish.ts';
import type { Build } from '../record.ts';
import { type FileStore, openFileStore } from '../store/file-store.ts';
import { type FileSystem, nodeFileSystem } from '../store/file-system.ts';
import type { Actor } from '../trust/actor.ts';
import { initStore } from '../trust/keys.ts';
import type { SigningKey } from '../trust/signing.ts';
import { writeBuild } from './make-build.ts';
import { makeFolder } from './make-folder.ts';
import { createTemplate } from './template.ts';

/** The instant of all tests. */
export const NOW = new Date('2026-06-01T12:00:00.000Z');

/** An operator with a private key. */
export interface TestActor extends Actor {
  key: SigningKey;
}

export interface TestStore {
  /** A separate folder, removed after the test. */
  folder: string;
  store: FileStore;
  root: SigningKey;
  operator: TestActor;
  /** Builds and publishes; equal content gives an equal build. */
  publish(name: string, content: string, change?: Partial<Build>): Promise<Build>;
}

const toTestStore = (folder: string, store: FileStore, root: SigningKey, key: SigningKey): TestStore => {
  const operator: TestActor = { key, who: 'olga', now: () => NOW };
  return {
    folder,
    store,
    root,
    operator,
    publish: async (name, content, change) => {
      const dist = await writeBuild(folder, name, content, change);
      await publishBuild(store, operator, dist.folder);
      return dist.build;
    },
  };
};

const openIn = (folder: string, fileSystem = nodeFileSystem): FileStore =>
  openFileStore(join(folder, 'data'), { fileSystem });

const initIn = async (folder: string, fileSystem?: FileSystem): Promise<TestStore> => {
  const store = openIn(folder, fileSystem);
  const { root, operator } = await initStore(store, store.keys);
  return toTestStore(folder, store, root, operator);
};

/** An empty store with new keys, on `fileSystem` or the real one. */
export const makeStore = async (fileSystem?: FileSystem): Promise<TestStore> => initIn(await makeFolder(), fileSystem);

/**
 * Runs `fill` on an empty store once. Each call opens a copy, with the same keys, and returns it
 * with the value of `fill`.
 */
export const createStoreTemplate = <T extends object>(
  fill: (made: TestStore) => Promise<T>,
): (() => Promise<TestStore & T>) => {
  const copy = createTemplate(async (folder) => {
    const made = await initIn(folder);
    return { root: made.root, key: made.operator.key, filled: await fill(made) };
  });
  return async () => {
    const { folder, value } = await copy();
    return { ...toTestStore(folder, openIn(folder), value.root, value.key), ...value.filled };
  };
};
