import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './root.ts';

/*
 * The doors of `@paddock/host`. Each name of a door is used outside of the host, tests included.
 * What remotes may use stays small. Inside, the contract's core knows nothing of the product: it is
 * to become a package for others.
 */

const HOST = 'packages/host';
const DOORS = {
  '@paddock/host': 'index.ts',
  '@paddock/host/shell': 'shell.ts',
  '@paddock/host/remote-config': 'remote-config.ts',
};
/** Names that `@paddock/host` may have. */
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

/** Every fault of the host's doors, a line each. @param folder the repository's */
export function doorProblems(folder: string): string[] {
  const texts = globSync(SOURCES, { cwd: folder })
    .filter((file) => !file.startsWith(`${HOST}/`))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  const problems = Object.entries(DOORS).flatMap(([door, file]) => {
    const names = [
      ...readFileSync(join(folder, HOST, 'src', file), 'utf8').matchAll(/^export (?:type )?\{([^}]*)\}/gm),
    ].flatMap(([, list = '']) => namesIn(list));
    const used = new Set(texts.flatMap((text) => namesUsed(text, door)));
    const unused = names.filter((name) => !used.has(name)).map((name) => `${door}: nobody uses ${name}`);
    const isWide = door === '@paddock/host' && names.length > MOST_NAMES;
    return isWide ? [...unused, `${door}: ${names.length} names, at most ${MOST_NAMES}`] : unused;
  });
  const platform = globSync(`${HOST}/src/platform/**/*.{ts,tsx}`, { cwd: folder })
    .filter((file) => /from '[./]*\/product\//.test(readFileSync(join(folder, file), 'utf8')))
    .map((file) => `${relative(HOST, file)}: the platform must not import from the product`);
  return [...problems, ...platform];
}

/** The names that a file imports or re-exports from a door, or adds to by declaration merging. */
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
