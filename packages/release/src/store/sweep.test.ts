import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openFileStore, publishBuild } from '@paddock/release';
import { expect, test } from 'vitest';
import { writeBuild } from '../testing/make-build.ts';
import { makeStore } from '../testing/make-store.ts';
import { makeOlder } from '../testing/medium.ts';
import { verifyBuild } from '../trust/verify-store.ts';
import { type FileSystem, nodeFileSystem } from './file-system.ts';

test('[STORE-8] [STORE-9] a publish sweeps the work of a publisher that crashed an hour ago, and no work in progress', async () => {
  const { store, publish } = await makeStore();
  const left = (name: string) => join(store.folder, 'tmp', name);
  for (const name of ['old', 'new', 'new inside']) {
    await mkdir(join(left(name), 'js'), { recursive: true });
    await writeFile(join(left(name), 'js/page.js'), 'x');
    await makeOlder(left(name), name === 'new' ? 59 : 61);
  }
  await writeFile(join(left('new inside'), 'js/other.js'), 'x');
  await publish('mf-racing', 'a');
  expect((await readdir(join(store.folder, 'tmp'))).sort()).toEqual(['new', 'new inside']);
  expect(await readdir(join(store.folder, 'trash'))).toEqual([]);
});

test('[STORE-12] a publisher whose clock is a year ahead or behind sweeps no work in progress', async () => {
  const { store, operator, folder } = await makeStore();
  await mkdir(join(store.folder, 'tmp/other'), { recursive: true });
  for (const [content, days] of [
    ['a', 365],
    ['b', -365],
  ] as const) {
    const { folder: dist } = await writeBuild(folder, 'mf-racing', content);
    await publishBuild(store, { ...operator, now: () => new Date(Date.now() + days * 86_400_000) }, dist);
  }
  expect(await readdir(join(store.folder, 'tmp'))).toEqual(['other']);
});

test('[STORE-10] a publisher that slept while its work was swept fails, and stores no half of a build', async () => {
  const { store, operator, folder } = await makeStore();
  const { folder: dist, build } = await writeBuild(folder, 'mf-racing', 'a');
  let sleeps = 0;
  const mkdir = (async (...asked: Parameters<typeof nodeFileSystem.mkdir>) => {
    if (String(asked[0]).endsWith('/js')) {
      sleeps += 1;
      await makeOlder(join(store.folder, 'tmp'), 61);
      await store.sweep(3_600_000);
    }
    return nodeFileSystem.mkdir(...asked);
  }) as FileSystem['mkdir'];
  const slow: FileSystem = { ...nodeFileSystem, mkdir };
  await expect(publishBuild(openFileStore(store.folder, { fileSystem: slow }), operator, dist)).rejects.toMatchObject({
    kind: 'storage',
  });
  expect(sleeps).toBe(1);
  expect(await store.listBuilds()).toEqual([]);
  expect(await publishBuild(store, operator, dist)).toMatchObject({ changed: true });
  expect((await verifyBuild(store, build)).problems).toEqual([]);
});

test('[STORE-11] source maps without their build are swept after an hour', async () => {
  const { store, publish } = await makeStore();
  await publish('mf-racing', 'a');
  for (const [id, minutes] of [
    ['1.0.0-old', 61],
    ['1.0.0-new', 59],
  ] as const) {
    await mkdir(join(store.folder, 'maps/mf-racing', id), { recursive: true });
    await makeOlder(join(store.folder, 'maps/mf-racing', id), minutes);
  }
  await store.sweep(3_600_000);
  expect(await readdir(join(store.folder, 'maps/mf-racing'))).toEqual(['1.0.0-new']);
});
