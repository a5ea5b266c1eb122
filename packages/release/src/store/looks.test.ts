import { expect, test } from 'vitest';
import { makeFolder } from '../testing/make-folder.ts';
import { openFileStore } from './file-store.ts';
import { nodeFileSystem } from './file-system.ts';
import { LOOK_MS } from './store.ts';

test('[STORE-22] a record counts as written only once each look that may have missed it has expired', async () => {
  let lastUsed = 0;
  const fileSystem = new Proxy(nodeFileSystem, {
    get(files, name) {
      lastUsed = performance.now();
      return Reflect.get(files, name);
    },
  });
  const store = openFileStore(await makeFolder(), { fileSystem });
  expect(await store.appendRecord('production', 1, Buffer.from('{}'))).toBe('written');
  expect(performance.now() - lastUsed).toBeGreaterThan(LOOK_MS);
});
