#!/usr/bin/env node
import { statfs } from 'node:fs/promises';
import { createRequire, enableCompileCache } from 'node:module';
import { homedir, userInfo } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

import type { Conformance } from './conformance.ts';
import { askEdge } from './edges/ask-edge.ts';
import { ReleaseError } from './release-error.ts';

try {
  // Compiling takes most of a short command's time. The cache is in the home folder, since any user
  // may write into the shared temporary folder, and this command signs.
  enableCompileCache(join(homedir(), '.cache', 'paddock'));
} catch {
  // Without a home folder there is no cache, and the command is slower.
}
const { run } = await import('./cli/run.ts');
process.once('disconnect', () => process.exit(0));
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // The reader has seen enough: `paddock history | head`.
  if (error.code === 'EPIPE') process.exit();
  throw error;
});

process.once('SIGINT', () => {
  process.stderr.write('Interrupted. A change is done completely or not at all: see `paddock status`.\n');
  process.exit(130);
});

/** In a container the user may be a number without a name. */
const readUser = (): string => {
  try {
    return userInfo().username;
  } catch {
    return 'unknown';
  }
};

process.exitCode = await run(process.argv.slice(2), {
  out: (words) => process.stdout.write(words),
  err: (words) => process.stderr.write(words),
  env: process.env,
  folder: process.cwd(),
  user: readUser(),
  now: () => new Date(),
  sleep,
  lines: () => createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY }),
  input: () => text(process.stdin),
  node: process.versions.node,
  freeBytes: async (folder) => {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  },
  ask: askEdge,
  conformance: async () => {
    // No dependency of this package, since it needs a browser and an edge. It is installed in the
    // current folder or beside this package.
    const found = [process.cwd(), join(import.meta.dirname, '../../conform')].flatMap((folder) => {
      try {
        return [createRequire(join(folder, 'x.js')).resolve('@paddock/conform')];
      } catch {
        return [];
      }
    });
    if (found[0] !== undefined) return import(pathToFileURL(found[0]).href) as Promise<Conformance>;
    throw new ReleaseError(
      'not-found',
      '@paddock/conform is not installed here',
      'Install it here: npm install --save-dev @paddock/conform',
    );
  },
});
