import { copyFile, link, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Content of builds, which nobody changes. The times of other files are changed, too. */
const NEVER_CHANGED = /\.(js|css|map|br|gz)$/;

/**
 * Makes a copy of a folder in a tenth of the time: files of builds are hard links.
 * @param to a new folder, on the same file system
 */
export async function linkFiles(from: string, to: string): Promise<void> {
  await mkdir(to);
  const entries = await readdir(from, { withFileTypes: true });
  for (const entry of entries) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await linkFiles(source, target);
    else if (NEVER_CHANGED.test(entry.name)) await link(source, target);
    else await copyFile(source, target);
  }
}
