import { execFileSync } from 'node:child_process';
import { mkdir, open, rename, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { openFileStore, type ReleaseStore, readPolicy, readPreview, readTimestamp } from '@paddock/release';
import { describe, expect, test } from 'vitest';
import { startPreview } from '../change/preview.ts';
import { channel, makeServing } from '../testing/make-serving.ts';
import { readRelease } from '../trust/journal.ts';
import { readBuild } from '../trust/published-build.ts';
import { type FileSystem, nodeFileSystem } from './file-system.ts';
import { MAX_BYTES } from './store.ts';

/** The real file system, and how many bytes were read through it. */
const countReads = (): { files: FileSystem; bytes: () => number } => {
  let bytes = 0;
  const files = {
    ...nodeFileSystem,
    readFile: async (path: string) => {
      const content = await nodeFileSystem.readFile(path);
      bytes += content.length;
      return content;
    },
    open: async (path: string, flags: string) => {
      const handle = await nodeFileSystem.open(path, flags);
      return {
        stat: () => handle.stat(),
        sync: () => handle.sync(),
        close: () => handle.close(),
        read: async (...asked: [Uint8Array, number, number, number]) => {
          const result = await handle.read(...asked);
          bytes += result.bytesRead;
          return result;
        },
      };
    },
  } as unknown as FileSystem;
  return { files, bytes: () => bytes };
};

const ENDLESS = 600_000_000;
const NAMES = ['record', 'policy', 'root', 'timestamp', 'hint', 'buildJson', 'statement', 'preview'] as const;

describe('a file of the store', () => {
  const place = async () => {
    const made = await makeServing();
    const build = { name: 'mf-racing', buildId: made.b.buildId };
    const preview = { channel, targets: [build], forMs: 3_600_000, reason: 'new odds' };
    const { id } = await startPreview(made.store, made.operator, preview);
    const within = (...parts: string[]) => join(made.store.folder, ...parts);
    const buildFolder = within('builds', build.name, build.buildId);
    const cases: Record<(typeof NAMES)[number], { path: string; read: (store: ReleaseStore) => Promise<unknown> }> = {
      record: { path: made.record(3), read: (store) => readRelease(store, channel) },
      policy: { path: within('policy.json'), read: readPolicy },
      root: { path: within('keys', 'root.pub'), read: readPolicy },
      timestamp: {
        path: within('channels', channel, 'timestamp.json'),
        read: async (store) => readTimestamp(store, await readPolicy(store), channel),
      },
      hint: { path: within('channels', `${channel}.json`), read: (store) => store.newestSequence(channel) },
      buildJson: {
        path: join(buildFolder, 'build.json'),
        read: async (store) => readBuild(store, await readPolicy(store), build),
      },
      statement: {
        path: join(buildFolder, 'publish.json'),
        read: async (store) => readBuild(store, await readPolicy(store), build),
      },
      preview: {
        path: within('previews', `${id}.json`),
        read: async (store) => readPreview(store, await readPolicy(store), id),
      },
    };
    return { ...made, cases };
  };

  test.each(NAMES)('[STORE-1] %s of 600 MB is refused before it is read', async (name) => {
    const { cases, store } = await place();
    const { path, read } = cases[name];
    const file = await open(path, 'w');
    await file.truncate(ENDLESS);
    await file.close();
    const { files, bytes } = countReads();
    const outcome = await read(openFileStore(store.folder, { fileSystem: files })).catch((error) => error);
    if (name === 'hint') expect(outcome).toBe(3);
    else
      expect(outcome).toMatchObject({
        kind: 'verification',
        message: expect.stringContaining(`${MAX_BYTES[name]} bytes`),
      });
    expect(bytes()).toBeLessThan(100_000);
  });

  test.each(['a pipe', 'a device', 'a folder'])('[STORE-2] %s in its place counts as missing', async (kind) => {
    const { cases, fresh } = await place();
    for (const { path, read } of Object.values(cases)) {
      await rename(path, `${path}.kept`);
      if (kind === 'a pipe') execFileSync('mkfifo', [path]);
      else if (kind === 'a device') await symlink('/dev/zero', path);
      else await mkdir(path);
      const outcome = await read(fresh()).catch((error) => error);
      if (path.endsWith('timestamp.json') || path.includes('previews')) expect(outcome).toBeNull();
      else if (path.endsWith(`${channel}.json`)) expect(outcome).toBe(3);
      else expect(outcome).toMatchObject({ kind: 'verification', message: expect.stringContaining('is missing') });
      await rm(path, { recursive: true });
      await rename(`${path}.kept`, path);
    }
  });

  test('[STORE-3] a file of a build is read up to the length that its reader expects', async () => {
    const { store, b } = await place();
    const read = (maxBytes?: number) => store.readBuildFile('mf-racing', b.buildId, 'entry.js', maxBytes);
    const whole = await read();
    expect(await read(whole?.length)).toEqual(whole);
    await expect(read((whole?.length ?? 0) - 1)).rejects.toMatchObject({ kind: 'verification' });
  });
});
