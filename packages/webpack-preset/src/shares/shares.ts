import { HOST } from '@paddock/release/record';
import type { App } from '../apps/app.ts';
import { findPackage, lookUpPackage, type Manifest, type Package } from '../apps/packages.ts';

/**
 * One module that the shell provides and no remote bundles. Shared modules are not tree-shaken, so `react-router` is
 * `packages/react-router` of this workspace, which re-exports what the apps use.
 */
export interface Share {
  /** What a remote imports: `react/jsx-runtime`, `@paddock/ui/button`. */
  key: string;
  /** The package whose version counts. */
  package: string;
  version: string;
  /** A folder from which `key` resolves. */
  resolveFrom: string;
  /** The module that stands behind the key, where it is another one: `@paddock/host/v1`. */
  facade?: string;
}

/** Only its main door is shared. The others (`@paddock/api/bets`) have no state: each build bundles the calls it makes. */
const API = '@paddock/api';

/** Only its main door is shared: a pager or a long list is bundled where it is used. */
const PAGES = '@paddock/pages';

const LIBRARIES: Record<string, string[]> = {
  react: ['react', 'react/jsx-runtime'],
  'react-dom': ['react-dom', 'react-dom/client'],
  'react-router': ['react-router'],
  '@tanstack/react-query': ['@tanstack/react-query'],
  i18next: ['i18next'],
  'react-i18next': ['react-i18next'],
  [HOST]: [HOST],
  '@paddock/i18n': ['@paddock/i18n'],
  [PAGES]: [PAGES],
  [API]: [API],
};

const KIT = '@paddock/ui';

/** Packages that a remote never bundles. Of API, pages and kit it may bundle the doors that the shell does not provide. */
export const PLATFORM_PACKAGES: readonly string[] = Object.keys(LIBRARIES).filter(
  (name) => name !== API && name !== PAGES,
);

/** The kit's components that the shell provides, each by its own door. */
const kitKeys = ({ paddock }: Manifest): string[] => (paddock?.shell ?? []).map((door) => `${KIT}/${door}`);

/** Not every app depends on every share, but the host does. */
const findShared = (name: string, appDir: string): Package | null => {
  const host = findPackage(HOST, appDir).dir;
  return lookUpPackage(name, appDir) ?? lookUpPackage(name, host);
};

/** Earlier majors of the host that the shell provides beside the present one, as remotes were built against them. */
const facadesOf = (appDir: string): Share[] => {
  const { manifest, seenFrom: resolveFrom } = findPackage(HOST, appDir);
  return Object.entries(manifest.paddock?.facades ?? {}).map(([version, door]) => ({
    key: HOST,
    package: HOST,
    version,
    resolveFrom,
    facade: HOST + door.slice(1),
  }));
};

/**
 * The platform's shares that resolve from an app. All must resolve from the shell (throws `share`). A remote cannot import
 * a share that does not resolve from it.
 */
export const listShares = ({ dir, kind }: Pick<App, 'dir' | 'kind'>): Share[] => {
  const shares: Share[] = [];
  for (const [name, keys] of [...Object.entries(LIBRARIES), [KIT, null] as const]) {
    const found = findShared(name, dir);
    if (!found && kind === 'shell') findPackage(name, dir);
    if (!found) continue;
    const { version } = found.manifest;
    for (const key of keys ?? kitKeys(found.manifest))
      shares.push({ key, package: name, version, resolveFrom: found.seenFrom });
  }
  return kind === 'shell' ? [...shares, ...facadesOf(dir)] : shares;
};
