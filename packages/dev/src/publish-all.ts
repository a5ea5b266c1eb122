import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type Actor,
  initStore,
  liveShell,
  openFileStore,
  promote,
  publishBuild,
  readSigningKey,
  runBuild,
} from '@paddock/release';
import { APPS } from './apps.ts';
import { root } from './root.ts';

/** The sequence of the release that serves the builds, and the builds that are new in it. */
export interface Published {
  sequence: number;
  changed: string[];
}

/**
 * Publishes the `dist/` of every app and promotes all as one release. Makes the store if there is
 * none.
 */
export async function publishAll(data: string): Promise<Published> {
  const store = openFileStore(data);
  const keyFile = join(data, 'keys/operator.key');
  if (!existsSync(keyFile)) await initStore(store, store.keys);
  const actor: Actor = {
    key: readSigningKey(await readFile(keyFile, 'utf8')),
    who: 'npm start',
    now: () => new Date(),
  };

  const targets = [];
  for (const app of APPS) {
    const { build } = await publishBuild(store, actor, join(root, app, 'dist'), {
      maps: join(root, app, 'maps'),
      run: runBuild,
      shell: () => liveShell(store, 'production'),
    });
    targets.push({ name: build.name, buildId: build.buildId });
  }
  const { release, changed } = await promote(store, actor, {
    channel: 'production',
    targets,
    reason: 'built from the working tree',
  });
  return { sequence: release.sequence, changed: changed ? release.changed : [] };
}
