import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.ts';

/** The remotes: every folder at the top that has a `remote.config.ts`. */
export const REMOTES: readonly string[] = readdirSync(root).filter((folder) =>
  existsSync(join(root, folder, 'remote.config.ts')),
);

/** What is built, published and rolled back on its own: a folder each. */
export const APPS: readonly string[] = ['shell', ...REMOTES];
