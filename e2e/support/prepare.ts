import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { publishAll } from '@paddock/dev';
import { buildNext, ROOT } from './next-build.ts';
import { PRODUCTS, TEMPLATE } from './product.ts';
import { REMOTES } from './remotes.ts';

/**
 * Before all tests: makes a next build of every remote, and one published release as the base of
 * each product.
 */
export default async function prepare(): Promise<void> {
  for (const { remote } of [{ remote: 'shell' }, ...REMOTES]) {
    if (!existsSync(join(ROOT, remote, 'dist/build.json')))
      throw new Error(`${remote} is not built. Run: pnpm exec turbo run build`);
  }
  // A build keeps one core busy.
  await Promise.all(REMOTES.map(({ remote }) => buildNext(remote)));
  await rm(TEMPLATE, { recursive: true, force: true });
  // A run that was killed leaves them.
  await rm(PRODUCTS, { recursive: true, force: true });
  await publishAll(TEMPLATE);
}
