import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.ts';

/** The remotes of a workspace: every folder at its root with a `remote.config.ts`. */
export const remotesIn = (workspace: string): string[] =>
  readdirSync(workspace).filter((folder) => existsSync(join(workspace, folder, 'remote.config.ts')));

/** The API's video, which a player reads for as long as it is watched. */
export const MEDIA_PATHS: readonly string[] = ['/api/v1/streams/:id/media/*'];

export const REMOTES: readonly string[] = remotesIn(root);

/** All apps. Each is built, published and rolled back separately. */
export const APPS: readonly string[] = ['shell', ...REMOTES];
