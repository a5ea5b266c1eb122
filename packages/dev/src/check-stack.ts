import { dirname, join } from 'node:path';
import { readRepositoryFile as read, repositoryFiles } from './repository-files.ts';
import { type Manifest, stackProblems } from './stack/stack-problems.ts';

/**
 * Checks that each dependency is in the table of ARCHITECTURE.md, and is imported or run where it
 * is installed.
 */
const files = repositoryFiles();
const readAll = (pattern: RegExp) =>
  Object.fromEntries(files.filter((file) => pattern.test(file)).map((file) => [file, read(file)]));

const problems = stackProblems({
  architecture: read('ARCHITECTURE.md'),
  manifests: Object.fromEntries(
    Object.entries(readAll(/(^|\/)package\.json$/))
      // The template is for another repository.
      .filter(([file]) => !/\/fixtures\/|create-paddock\/template\//.test(file))
      .map(([file, text]) => [file, JSON.parse(text) as Manifest]),
  ),
  sources: readAll(/\.([cm]?js|tsx?)$/),
  programsOf(name, manifest) {
    const { bin = {} } = JSON.parse(read(join(dirname(manifest), 'node_modules', name, 'package.json'))) as {
      bin?: string | Record<string, string>;
    };
    return typeof bin === 'string' ? [name.split('/').at(-1) ?? name] : Object.keys(bin);
  },
});
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
