import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** In memory where the system has such a folder: the tests write many thousand files. */
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
