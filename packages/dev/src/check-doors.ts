import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.ts';

/*
 * Checks the entries ("doors") of `@paddock/host` and `@paddock/core`. Each exported name must be
 * used outside of its package, or in its tests. The entry for remotes must stay small.
 */

const FILES = { '': 'index.ts', '/shell': 'shell.ts', '/remote-config': 'remote-config.ts' };
const PACKAGES = ['core', 'host'];
/** The largest number of names in the entry for remotes. */
const MOST_NAMES = 40;
const SOURCES = '{shell,mf-*,packages/*,e2e}/{*.{ts,tsx},!(node_modules|dist)/**/*.{ts,tsx}}';

const namesIn = (list: string): string[] =>
  list.split(',').flatMap(
    (name) =>
      name
        .trim()
        .replace(/^type /, '')
        .replace(/ as .*/, '') || [],
  );

/** The problems of the entries, a line each. @param folder the repository's */
export function doorProblems(folder: string): string[] {
  const texts = globSync(SOURCES, { cwd: folder }).map((file) => ({
    file,
    text: readFileSync(join(folder, file), 'utf8'),
  }));
  return PACKAGES.flatMap((name) => {
    const outside = texts.filter(({ file }) => !file.startsWith(`packages/${name}/`));
    return Object.entries(FILES).flatMap(([ending, file]) => {
      const door = `@paddock/${name}${ending}`;
      const names = [
        ...readFileSync(join(folder, 'packages', name, 'src', file), 'utf8').matchAll(
          /^export (?:type )?\{([^}]*)\}/gm,
        ),
      ].flatMap(([, list = '']) => namesIn(list));
      const used = new Set(outside.flatMap(({ text }) => namesUsed(text, door)));
      const unused = names.filter((one) => !used.has(one)).map((one) => `${door}: nobody uses ${one}`);
      const isWide = ending === '' && names.length > MOST_NAMES;
      return isWide ? [...unused, `${door}: ${names.length} names, at most ${MOST_NAMES}`] : unused;
    });
  });
}

/** The names that a file imports or re-exports from an entry, or extends by declaration merging. */
function namesUsed(text: string, door: string): string[] {
  const imports = new RegExp(String.raw`(?:import|export)\s+(?:type\s+)?\{([^}]*)\}\s+from\s+'${door}'`, 'g');
  const merged = new RegExp(String.raw`declare module '${door}' \{\s*interface (\w+)`, 'g');
  return [...text.matchAll(imports), ...text.matchAll(merged)].flatMap(([, list = '']) => namesIn(list));
}

if (import.meta.main) {
  const problems = doorProblems(root);
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
