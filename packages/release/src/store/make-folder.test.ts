import { existsSync } from 'node:fs';
import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder as makeTestFolder } from '../testing/make-folder.ts';
import { makeFolder, nodeFileSystem } from './file-system.ts';

test('[STORE-21] a folder is made with its parents, once, also by several at the same time', async () => {
  const folder = join(await makeTestFolder(), 'a/b/c');
  await Promise.all([1, 2, 3].map(() => makeFolder(nodeFileSystem, folder)));
  await makeFolder(nodeFileSystem, folder);
  expect((await stat(folder)).isDirectory()).toBe(true);
});

test('[STORE-21] a folder that has a file in its way is refused', async () => {
  const file = join(await makeTestFolder(), 'file');
  await writeFile(file, '');
  await expect(makeFolder(nodeFileSystem, file)).rejects.toMatchObject({ code: 'EEXIST' });
  await expect(makeFolder(nodeFileSystem, join(file, 'a/b'))).rejects.toMatchObject({ code: 'ENOTDIR' });
});

test.runIf(existsSync('/proc/self'))('[STORE-21] a folder in a place that takes none is refused', async () => {
  for (const folder of ['/proc/paddock', '/proc/paddock/keys'])
    await expect(makeFolder(nodeFileSystem, folder)).rejects.toMatchObject({ code: 'ENOENT' });
});
