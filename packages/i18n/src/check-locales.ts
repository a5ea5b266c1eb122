import { globSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { checkFolders } from './check/check-folders.ts';

export { checkFolders } from './check/check-folders.ts';
export type { LocaleProblem } from './check/problem.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** Every app of the workspace that has texts. */
const appFolders = (): string[] =>
  globSync('{shell,mf-*,packages/*}/src/locales/de.json', { cwd: ROOT }).map((file) =>
    relative('', join(ROOT, dirname(file), '../..')),
  );

// node packages/i18n/src/check-locales.ts [folders…]: ends with 1 and names file and key when something is wrong.
if (import.meta.main) {
  const named = process.argv.slice(2);
  const folders = named.length > 0 ? named : appFolders();
  const problems = checkFolders(folders);
  for (const { file, key, kind, message } of problems) console.error(`${file}: ${key}: ${message} (${kind})`);
  console.log(
    `Texts of ${folders.length} folders: ${problems.length === 0 ? 'complete' : `${problems.length} problems`}.`,
  );
  if (problems.length > 0) process.exitCode = 1;
}
