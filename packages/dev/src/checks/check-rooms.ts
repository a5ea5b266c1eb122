import { globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { root } from '../root.ts';
import { report } from './report.ts';

/*
 * Checks rooms. Each folder below a remote's `src` is a room; rooms may contain rooms. A file may
 * import
 * - files of its own room, and of the rooms directly inside it;
 * - files of the `shared` room of its own room or of a room around it, and of the rooms directly
 *   inside that `shared`;
 * - `paths` and `links` at the top of `src`, but not `pages`, which imports every page.
 * The same applies inside `shared`: its rooms may use its own files, but not each other's.
 * A stylesheet may only be used in its own room.
 * Tests and `testing` folders may also use the `testing` folder and the files of any room around
 * them, and `locales`. A route is no exception: a page that composes several rooms is in the room
 * around them. The table of pages may import every page.
 */

const SOURCES = 'mf-*/src/**/*.{ts,tsx,css}';
/** Files at the top of `src` that every room may import. */
const TOP = /^(paths|links)\.tsx?$/;
/** The table of pages, and the files that it imports. */
const PAGES = 'pages.ts';
const PAGE = /\.route\.tsx$/;
const TEST = /\.test\.tsx?$|(^|\/)testing\//;
/**
 * A relative path in quotes or in `url()`: static, type-only and dynamic imports, mocks,
 * `composes`, `@import`.
 */
const RELATIVE_PATH = /(?<=['"`(])\.{1,2}\/[^'"`()\s]+(?=['"`)])/g;
const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

/** The largest number of source files in a folder, without tests and their helpers. */
const MAX_FILES = 25;
const ALL_SOURCES = '{shell,mf-*,packages/*,e2e}/**/*.{ts,tsx,js,css}';
const NO_SOURCES = ['**/node_modules', '**/dist', '**/.cache'];
const NOT_COUNTED = /\.(test|spec)\.tsx?$|(^|\/)(testing|generated)\//;

const WAY_OUT =
  'A room does not open into another room: move what both need to the `shared` room around them, or compose them in the room around them.';
const STYLES_WAY_OUT = 'A stylesheet is used in its own room alone: move the part that needs it, or share a component.';

/**
 * The forbidden imports, each with file, import and way out.
 * @param folder the repository's
 */
export function roomProblems(folder: string): string[] {
  return globSync(SOURCES, { cwd: folder })
    .sort()
    .flatMap((file) => {
      const path = join(folder, file);
      const src = join(folder, ...file.split(sep).slice(0, 2));
      const named = new Set(readFileSync(path, 'utf8').match(RELATIVE_PATH) ?? []);
      return [...named].flatMap((specifier) => {
        const target = fileAt(resolve(dirname(path), specifier.replace(/[?#].*$/, '')));
        const wayOut = target && refusal(relative(src, path), relative(src, target));
        return wayOut ? [`${file}: ${specifier}\n  ${wayOut}`] : [];
      });
    });
}

/** The folders with too many source files. @param folder the repository's */
export function folderProblems(folder: string): string[] {
  const counts = new Map<string, number>();
  for (const file of globSync(ALL_SOURCES, { cwd: folder, exclude: NO_SOURCES }))
    if (!NOT_COUNTED.test(file.split(sep).join('/'))) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count > MAX_FILES)
    .map(
      ([at, count]) =>
        `${at}: ${count} files, at most ${MAX_FILES}\n  Move files that belong together into a separate folder.`,
    );
}

const fileAt = (path: string): string | undefined =>
  ENDINGS.map((ending) => path + ending).find((each) => statSync(each, { throwIfNoEntry: false })?.isFile());

/**
 * The reason why a file may not import another one; undefined if it may. Both are paths from `src`.
 */
function refusal(file: string, target: string): string | undefined {
  if (file === PAGES && PAGE.test(target)) return undefined;
  const from = foldersOf(file);
  const to = foldersOf(target);
  if (to[0] === '..') return undefined; // `turbo boundaries` checks imports of other packages.
  let common = 0;
  while (common < from.length && from[common] === to[common]) common += 1;
  const up = from.length - common;
  const down = to.slice(common);
  if (target.endsWith('.css') && (up > 0 || down.length > 0)) return STYLES_WAY_OUT;
  const isTest = TEST.test(file.split(sep).join('/'));
  if (down[0] === 'testing') return isTest ? undefined : WAY_OUT;
  if (down.length === 0) {
    if (up === 0 || isTest || (common > 0 && from[common - 1] === 'shared')) return undefined;
    return common === 0 && TOP.test(target) ? undefined : WAY_OUT;
  }
  if (down[0] === 'shared') return down.length <= 2 ? undefined : WAY_OUT;
  if (down[0] === 'locales' && isTest) return undefined;
  return up === 0 && down.length === 1 ? undefined : WAY_OUT;
}

const foldersOf = (path: string): string[] => path.split(sep).slice(0, -1);

if (import.meta.main) report([...roomProblems(root), ...folderProblems(root)]);
