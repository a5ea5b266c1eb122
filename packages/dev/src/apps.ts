import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.ts';

/** The remotes of a workspace: every folder at its top that has a `remote.config.ts`. */
export const remotesIn = (workspace: string): string[] =>
  readdirSync(workspace).filter((folder) => existsSync(join(workspace, folder, 'remote.config.ts')));

/** Films of the API, which a player reads as long as it is watched. */
export const MEDIA_PATHS: readonly string[] = ['/api/v1/streams/:id/media/*'];

export const REMOTES: readonly string[] = remotesIn(root);

/** Every app is built, published and rolled back on its own. */
export const APPS: readonly string[] = ['shell', ...REMOTES];
