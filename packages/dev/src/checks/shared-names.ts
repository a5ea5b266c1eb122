import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The list of the names that remotes import from the shell at run time. */
export const LIST = 'packages/host/shared-names.json';

export interface SharedNames {
  /** The contract's version: that of `@paddock/host`. */
  contract: string;
  /** Each with its entry, sorted: `@paddock/api ApiError`. */
  names: string[];
}

/** The part of a package.json that is used here. */
interface Manifest {
  name: string;
  version: string;
  exports?: Record<string, string>;
  paddock?: { shares?: Record<string, string[]>; doors?: Record<string, string[]>; shell?: string[] };
}

/**
 * An export whose names are not in the text: `export * from`, `export default`, `export const {`.
 */
const NAMELESS = /^export (?:\*|default|(?:const|let) [{[])/m;
const LISTS = /^export \{([^}]*)\}/gm;
const DECLARED = /^export (?:async )?(?:function\*?|const|let|class|enum) (\w+)/gm;

/** The major and the minor of a version. */
export const majorAndMinor = (version: string): number[] => version.split('.', 2).map(Number);

/**
 * The list as it is committed; without names before there is one.
 * @param folder the repository's
 */
export function listedNames(folder: string): SharedNames {
  const file = join(folder, LIST);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { contract: '0.0.0', names: [] };
}

/**
 * The names that the shell gives now: the values that the shared entries of our packages export.
 * The gate compares the versions of the other shares. Throws if an entry does not name its exports.
 * @param folder the repository's
 */
export function givenNames(folder: string): SharedNames {
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
  const manifest = (home: string): Manifest => JSON.parse(read(`${home}/package.json`));
  const { version, paddock = {} } = manifest('packages/host');
  const shared: Record<string, string[]> = { ...paddock.shares, ...paddock.doors };
  const names = globSync('packages/*', { cwd: folder }).flatMap((home) => {
    const { name, exports = {}, paddock } = manifest(home);
    if (!shared[name]) return [];
    const doors = [...shared[name], ...(paddock?.shell ?? []).map((door) => `./${door}`)];
    return doors.flatMap((door) => {
      const file = join(home, exports[door] ?? '');
      return valuesOf(read(file), file).map((one) => `${name}${door.slice(1)} ${one}`);
    });
  });
  return { contract: version, names: names.sort() };
}

function valuesOf(text: string, file: string): string[] {
  if (NAMELESS.test(text)) throw new Error(`${file} is a shared entry: name each of its exports.`);
  const passedOn = [...text.matchAll(LISTS)].flatMap(([, list = '']) => list.split(','));
  const values = passedOn.map((one) => one.trim()).filter((one) => one && !one.startsWith('type '));
  const declared = [...text.matchAll(DECLARED)].map(([, one = '']) => one);
  return [...values.map((one) => one.replace(/.* as /, '')), ...declared];
}

/**
 * The listed names that must stay, since older builds of remotes import them: all, until the
 * contract has a new major. @param folder the repository's
 */
export function namesToKeep(folder: string): string[] {
  const { contract, names } = listedNames(folder);
  if (names.length === 0) return [];
  return majorAndMinor(contract)[0] === majorAndMinor(givenNames(folder).contract)[0] ? names : [];
}
