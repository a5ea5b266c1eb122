import { existsSync, globSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { checkFolders } from './check/check-folders.ts';
import { checkGermanSources } from './check/check-german.ts';

export { checkFolders } from './check/check-folders.ts';
export { checkGermanSources } from './check/check-german.ts';
export { findWrongWords, type WrongWord } from './check/german.ts';
export type { LocaleProblem } from './check/problem.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** Every app and package of the workspace. */
const allFolders = (): string[] =>
  globSync('{shell,mf-*,packages/*}/package.json', { cwd: ROOT }).map((file) =>
    relative('', join(ROOT, dirname(file))),
  );

const hasTexts = (folder: string): boolean => existsSync(join(folder, 'src/locales'));

// node packages/i18n/src/check-locales.ts [folders…]: exits with 1 and names file and key of each
// problem.
if (import.meta.main) {
  const named = process.argv.slice(2);
  const folders = named.length > 0 ? named : allFolders();
  const problems = [...checkFolders(folders.filter(hasTexts)), ...checkGermanSources(folders)];
  for (const { file, key, kind, message } of problems) console.error(`${file}: ${key}: ${message} (${kind})`);
  console.log(
    `Texts of ${folders.length} folders: ${problems.length === 0 ? 'complete' : `${problems.length} problems`}.`,
  );
  if (problems.length > 0) process.exitCode = 1;
}
