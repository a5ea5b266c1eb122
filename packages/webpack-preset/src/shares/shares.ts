import type { App } from '../apps/app.ts';
import { findPackage, hostOf, lookUpPackage, type Package } from '../apps/packages.ts';

/**
 * A module that the shell provides and no remote bundles. Shared modules are not tree-shaken, so a
 * product may share a package that re-exports only what its apps use.
 */
export interface Share {
  /** The name that a remote imports: `react/jsx-runtime`, `@shop/kit/button`. */
  key: string;
  /** The package whose version counts. */
  package: string;
  version: string;
  /** A folder from which `key` can be resolved. */
  resolveFrom: string;
  /** The module that provides the key, if it is another one: `@shop/host/v1`. */
  facade?: string;
}

/** `.` and `./jsx-runtime` of `react` → `react` and `react/jsx-runtime`. */
const keyOf = (name: string, door: string): string => name + door.slice(1);

/** Packages that a remote never bundles. */
export const platformPackages = (appDir: string): string[] =>
  Object.keys(hostOf(appDir).manifest.paddock?.shares ?? {});

/**
 * Earlier majors of the host that the shell also provides, for remotes that were built against
 * them.
 */
const facadesOf = ({ manifest: { name, paddock }, seenFrom: resolveFrom }: Package): Share[] =>
  Object.entries(paddock?.facades ?? {}).map(([version, door]) => ({
    key: name,
    package: name,
    version,
    resolveFrom,
    facade: keyOf(name, door),
  }));

/**
 * The platform's shares that can be resolved from an app. Throws `share` if one cannot be resolved
 * from the shell. A remote cannot import a share that does not resolve from it.
 */
export const listShares = ({ dir, kind }: Pick<App, 'dir' | 'kind'>): Share[] => {
  const host = hostOf(dir);
  const { shares, doors } = host.manifest.paddock ?? {};
  const wanted = { [host.manifest.name]: ['.'], ...shares, ...doors };
  const found = Object.entries(wanted).flatMap(([name, shared]) => {
    // An app need not depend on every share, but the host does.
    const at = lookUpPackage(name, dir) ?? lookUpPackage(name, host.dir);
    if (!at && kind === 'shell') findPackage(name, dir);
    if (!at) return [];
    const { version, paddock } = at.manifest;
    const own = paddock?.shell?.map((door) => `./${door}`) ?? [];
    return [...shared, ...own].map((door) => ({
      key: keyOf(name, door),
      package: name,
      version,
      resolveFrom: at.seenFrom,
    }));
  });
  return kind === 'shell' ? [...found, ...facadesOf(host)] : found;
};
