import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parseJson, parseRelease, type Release } from '@paddock/release/record';

/** The last good release with the `build.json` texts it names, enough to serve pages when the store cannot be read. */
export interface RememberedRelease {
  release: Release;
  /** `<name>/<buildId>` → the text of its `build.json`, whose digest the release names. */
  manifests: Record<string, string>;
}

/** Where an edge keeps the highest release it has served, so that a restart does not make it forget. */
export interface ReleaseMemory {
  /** `null` when nothing was remembered. Throws when what was remembered cannot be read. */
  recall(): Promise<RememberedRelease | null>;
  remember(remembered: RememberedRelease): Promise<void>;
}

const maxLength = 32 * 1024 * 1024;

const parseRemembered = (text: string): RememberedRelease => {
  const { release, manifests } = parseJson(text, maxLength) as Record<string, unknown>;
  const texts = Object.entries(manifests as object).filter(([, manifest]) => typeof manifest === 'string');
  return { release: parseRelease(release), manifests: Object.fromEntries(texts) };
};

/** A memory in one file, replaced whole: a crash leaves the old one or the new one. */
export const fileMemory = (path: string): ReleaseMemory => ({
  async recall() {
    const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
    return text === null ? null : parseRemembered(text);
  },
  async remember(remembered) {
    await mkdir(dirname(path), { recursive: true });
    const temporary = `${path}.${process.pid}.tmp`;
    const file = await open(temporary, 'w');
    try {
      await file.writeFile(JSON.stringify(remembered));
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
  },
});
