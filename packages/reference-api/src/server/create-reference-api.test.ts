import { expect, test } from 'vitest';
import { createReferenceApi } from './create-reference-api.ts';
import { openDatabase } from './database/open-database.ts';

test('[SERVER-25] closed right after its start, it adds the demo customers first', async () => {
  const database = await openDatabase(':memory:');
  const api = createReferenceApi({ database, clock: Date.now, dev: true, seed: 1, siteUrl: 'http://localhost' });
  await expect(api.close()).resolves.toBeUndefined();
});
