import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { publishBuild } from '../publish/publish.ts';
import type { Build } from '../record.ts';
import { type FileStore, openFileStore } from '../store/file-store.ts';
import { type FileSystem, nodeFileSystem } from '../store/file-system.ts';
import type { Actor } from '../trust/actor.ts';
import { initStore } from '../trust/keys.ts';
import type { SigningKey } from '../trust/signing.ts';
import { writeBuild } from './make-build.ts';

/** The instant that tests live at. */
export const NOW = new Date('2026-06-01T12:00:00.000Z');

export interface TestStore {
  /** A folder of its own, removed after the test. */
  folder: string;
  store: FileStore;
  root: SigningKey;
  operator: Actor;
  /** Builds and publishes; the same content gives the same build. */
  publish(name: string, content: string, change?: Partial<Build>): Promise<Build>;
}

/** In memory where the system has a place for that: the tests write and flush many thousand files. */
const MEMORY = '/dev/shm';

export const makeFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(existsSync(MEMORY) ? MEMORY : tmpdir(), 'paddock-release-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
};

/** `fileSystem`: the medium it lies on, without it the real one. */
export const makeStore = async (fileSystem: FileSystem = nodeFileSystem): Promise<TestStore> => {
  const folder = await makeFolder();
  const store = openFileStore(join(folder, 'data'), { fileSystem });
  const { root, operator: key } = await initStore(store);
  const operator: Actor = { key, who: 'olga', now: () => NOW };
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
