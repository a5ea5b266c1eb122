import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { PresetError } from '../preset-error.ts';

export interface Manifest {
  name: string;
  version: string;
  license?: string;
  exports?: Record<string, unknown>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  paddock?: {
    /**
     * For a host: the packages that the shell provides completely, with their shared entries. No
     * remote bundles any part of them.
     */
    shares?: Record<string, string[]>;
    /**
     * For a host: packages of which the shell provides some entries. A remote bundles the other
     * entries that it imports.
     */
    doors?: Record<string, string[]>;
    /** For a host: by version of an earlier major, the entry (`./v1`) that still provides it. */
    facades?: Record<string, string>;
    /** For a kit: the entries that the shell provides. */
    shell?: string[];
    /** For a kit: the cascade layer of its stylesheets. */
    layer?: 'kit';
  };
}

export interface Package {
  dir: string;
  manifest: Manifest;
  /** The folder in whose `node_modules` it was found. */
  seenFrom: string;
}

/**
 * The package.json of a folder. Throws `app` if there is none, or if it lacks a name or a version.
 */
export const readManifest = (dir: string): Manifest => {
  const file = join(dir, 'package.json');
  if (!existsSync(file)) throw new PresetError('app', `${file} is missing: run the build inside an app's folder.`);
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Partial<Manifest>;
  if (!manifest.name || !manifest.version)
    throw new PresetError('app', `${file} needs a "name" and a "version": both go into the build's id.`);
  return manifest as Manifest;
};

/**
 * The installed package to which an import of `name` in the folder `from` resolves, as in Node;
 * `null` if there is none.
 */
export const lookUpPackage = (name: string, from: string): Package | null => {
  for (let dir = from; ; dir = dirname(dir)) {
    const candidate = join(dir, 'node_modules', name);
    if (existsSync(join(candidate, 'package.json'))) {
      const real = realpathSync(candidate);
      return { dir: real, manifest: readManifest(real), seenFrom: dir };
    }
    if (dir === dirname(dir)) return null;
  }
};

/** Like {@link lookUpPackage}, but throws `share` if there is none. */
export const findPackage = (name: string, from: string): Package => {
  const found = lookUpPackage(name, from);
  if (found) return found;
  throw new PresetError(
    'share',
    `${name} is not installed for ${from}: add it to the dependencies of its package.json.`,
  );
};

/**
 * The host of an app: the dependency that lists what the shell provides. Both shell and remotes
 * depend on it, so both know the list. Throws `share` if there is none.
 */
export const hostOf = (appDir: string): Package => {
  const { dependencies, peerDependencies, devDependencies } = readManifest(appDir);
  const names = Object.keys({ ...dependencies, ...peerDependencies, ...devDependencies });
  const found = names.map((name) => lookUpPackage(name, appDir)).find((each) => each?.manifest.paddock?.shares);
  if (!found)
    throw new PresetError('share', `${appDir}/package.json depends on no host: add @paddock/core, or your own host.`);
  return found;
};

export type Owner = Pick<Package, 'dir' | 'manifest'>;

const owners = new Map<string, Owner | null>();

const lookUpOwner = (dir: string): Owner | null => {
  const known = owners.get(dir);
  if (known !== undefined) return known;
  const file = join(dir, 'package.json');
  const manifest = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<Manifest>) : null;
  // A package.json without a name only switches the module system (`dist/esm/package.json`).
  const found = manifest?.name
    ? { dir, manifest: { version: '0.0.0', ...manifest } as Manifest }
    : dir === dirname(dir)
      ? null
      : lookUpOwner(dirname(dir));
  owners.set(dir, found);
  return found;
};

/** The package of a file; `null` if it is in none. */
export const ownerOf = (file: string): Owner | null => lookUpOwner(dirname(file));

/** The place of a file, the same in every checkout: `@shop/kit/src/button.tsx`. */
export const placeOf = (file: string): string => {
  const owner = ownerOf(file);
  return owner ? `${owner.manifest.name}/${relative(owner.dir, file).split(sep).join('/')}` : file;
};
