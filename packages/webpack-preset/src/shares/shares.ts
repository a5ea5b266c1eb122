import { findPackage } from '../apps/packages.ts';

/**
 * One module that the shell provides and no remote bundles. Shared modules are not tree-shaken, so `react-router` is
 * installed in the apps as `@paddock/react-router`, which re-exports what the apps use.
 */
export interface Share {
  /** What a remote imports: `react/jsx-runtime`, `@paddock/ui/button`. */
  key: string;
  /** The package whose version counts. */
  package: string;
  version: string;
  /** In the shell's entry, or in a chunk of its own that is fetched when first asked for. */
  eager: boolean;
}

const EAGER: Record<string, string[]> = {
  react: ['react', 'react/jsx-runtime'],
  'react-dom': ['react-dom', 'react-dom/client'],
  'react-router': ['react-router'],
  '@tanstack/react-query': ['@tanstack/react-query'],
  i18next: ['i18next'],
  'react-i18next': ['react-i18next'],
  '@paddock/host': ['@paddock/host'],
  '@paddock/i18n': ['@paddock/i18n'],
  '@paddock/api': ['@paddock/api'],
};

const KIT = '@paddock/ui';

/** Packages of which a remote's build may hold no byte. */
export const PLATFORM_PACKAGES: readonly string[] = [...Object.keys(EAGER), KIT, '@paddock/react-router'];

/** The shares of the platform as `from` sees it: every one that a shell provides and a remote may ask for. */
export const listShares = (from: string): Share[] => {
  const eager = Object.entries(EAGER).flatMap(([name, keys]) => {
    const { version } = findPackage(name, from).manifest;
    return keys.map((key) => ({ key, package: name, version, eager: true }));
  });
  const kit = findPackage(KIT, from).manifest;
  const components = Object.keys(kit.exports ?? {})
    .filter((path) => path.startsWith('./') && !path.endsWith('.css') && !path.includes('*'))
    .map((path) => `${KIT}/${path.slice(2)}`)
    .map((key) => ({ key, package: KIT, version: kit.version, eager: false }));
  return [...eager, ...components];
};
