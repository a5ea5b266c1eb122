import { mkdir, open, rename, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parseJson } from '@paddock/release/record';

/**
 * Stores the last good release with its proofs. With it, an edge can serve pages while the store
 * cannot be read, and notices if the store falls behind. It verifies nothing; the reader does
 * (`ReleaseReader.recall`).
 */
export interface ReleaseMemory {
  /** `null` if nothing is stored. Rejects if it cannot be read. */
  recall(): Promise<unknown>;
  remember(kept: unknown, sequence: number): Promise<void>;
}

const MAX_BYTES = 32 * 1024 * 1024;

const readMemory = async (path: string): Promise<string | null> => {
  const found = await stat(path, { throwIfNoEntry: false }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOTDIR') return undefined;
    throw error;
  });
  if (!found) return null;
  // Not a pipe, since opening one would wait for its writer.
  if (!found.isFile()) throw new Error(`${path} is no file`);
  if (found.size > MAX_BYTES) throw new Error(`${path} is longer than the ${MAX_BYTES} bytes that a memory may have`);
  const file = await open(path, 'r');
  try {
    return await file.readFile('utf8');
  } finally {
    await file.close();
  }
};

/**
 * A memory in one file. It is replaced atomically, so a crash leaves the old or the new content.
 */
export const fileMemory = (path: string): ReleaseMemory => ({
  async recall() {
    const text = await readMemory(path);
    return text === null ? null : parseJson(text, MAX_BYTES);
  },
  async remember(kept) {
    await mkdir(dirname(path), { recursive: true });
    const temporary = `${path}.${process.pid}.tmp`;
    const file = await open(temporary, 'w');
    try {
      await file.writeFile(JSON.stringify(kept));
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
  },
});
