import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The secret of the operators' sessions, in a file of this folder. Made if there is none. All
 * processes of a machine share it.
 */
export const secretIn = async (folder: string): Promise<Uint8Array> => {
  const file = join(folder, 'operate.secret');
  await mkdir(folder, { recursive: true });
  await writeFile(file, randomBytes(32), { flag: 'wx', mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  return readFile(file);
};
