import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Every file below a folder, with the hash of its bytes. */
export const hashesIn = (folder: string): Map<string, string> =>
  new Map(
    globSync('**/*', { cwd: folder })
      .filter((file) => statSync(join(folder, file)).isFile())
      .sort()
      .map((file) => [
        file,
        createHash('sha256')
          .update(readFileSync(join(folder, file)))
          .digest('hex'),
      ]),
  );

/** The differences between two folders, a line each. */
export const folderDifferences = (one: string, other: string): string[] => {
  const [left, right] = [hashesIn(one), hashesIn(other)];
  return [...new Set([...left.keys(), ...right.keys()])]
    .filter((file) => left.get(file) !== right.get(file))
    .map(
      (file) =>
        `${file} ${left.has(file) ? (right.has(file) ? 'differs' : 'is missing in the second') : 'is missing in the first'}`,
    );
};
