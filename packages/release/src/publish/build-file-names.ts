/** The store writes these beside the files of a build, and also `.br` and `.gz` of any file. */
const OWN = ['build.json', 'publish.json'];
const variantsOf = (file: string): string[] => [file, `${file}.br`, `${file}.gz`];

const foldersAbove = (file: string): string[] => [...file.matchAll(/\//g)].map(({ index }) => file.slice(0, index));

/**
 * Two names that cannot both be stored, or `null`: they differ only in case (some file systems
 * ignore it), or one is a folder of the other. The store's own names count as files of the build.
 */
export const findNameConflict = (files: readonly string[]): [string, string] | null => {
  const taken = new Map<string, string>();
  for (const file of [...OWN, ...files]) {
    for (const name of variantsOf(file)) {
      const other = taken.get(name.toLowerCase());
      if (other !== undefined) return [file, other];
      taken.set(name.toLowerCase(), name);
    }
  }
  for (const file of files) {
    for (const folder of foldersAbove(file)) {
      const other = taken.get(folder.toLowerCase());
      if (other !== undefined) return [file, other];
    }
  }
  return null;
};
