import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Used if it exists, since the tests write many thousands of files: it is in memory. */
const MEMORY = '/dev/shm';

/** A new folder; the caller removes it. */
export const makeTemporary = (): Promise<string> =>
  mkdtemp(join(existsSync(MEMORY) ? MEMORY : tmpdir(), 'paddock-release-'));

/** A new folder, removed after the test. */
export const makeFolder = async (): Promise<string> => {
  const folder = await makeTemporary();
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
};
