import { existsSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** A folder in memory, if it has that much room: a run creates and drops hundreds of databases. */
export const memoryFolder = (neededBytes: number): string => {
  const memory = '/dev/shm';
  if (!existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize >= neededBytes ? memory : tmpdir();
};
