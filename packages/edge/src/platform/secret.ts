import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

const BYTES = 32;

/**
 * The secret of a file, which all processes that read it share.
 * @throws Error if there is no file, or another number of bytes in it
 */
export const readSecret = async (file: string): Promise<Uint8Array> => {
  const secret = await readFile(file).catch(() => null);
  if (secret?.byteLength === BYTES) return secret;
  const what = secret ? `has ${secret.byteLength} bytes` : 'cannot be read';
  throw new Error(
    `${file} ${what}: a secret has ${BYTES} random bytes. Make it: head -c ${BYTES} /dev/urandom > ${file}`,
  );
};

/**
 * The secret of a file. Made if there is no file.
 * @throws Error if the file has another number of bytes
 */
export const secretIn = async (file: string): Promise<Uint8Array> => {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, randomBytes(BYTES), { flag: 'wx', mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  return readSecret(file);
};
