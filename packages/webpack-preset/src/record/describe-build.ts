import { relative, resolve } from 'node:path';
import type { Build, HeadedClaim } from '@paddock/release/record';
import type { ChunkGroup, Compilation, NormalModule } from 'webpack';
import type { App } from '../apps/app.ts';
import { ownerOf } from '../apps/packages.ts';
import { shareKeyOf } from '../federation/index.ts';
import { PresetError } from '../preset-error.ts';
import { listShares, platformPackages } from '../shares/shares.ts';
import { filesOf, lazyGroups, withAwaited } from './lazy-files.ts';
import { containerOf, HASH_PLACEHOLDER } from './placeholder.ts';

export const ENTRY = { shell: 'main.js', remote: 'entry.js' } as const;

/** The share keys that the modules of a remote import. */
const wantedKeys = ({ modules }: Compilation): Set<string | null> => new Set([...modules].map(shareKeyOf));

const requiredOf = (app: App, name: string, version: string): string => {
  const written = app.manifest.dependencies?.[name];
  // `catalog:` and `workspace:` are no ranges, so take the installed version, which was tested.
  return written && /^[\d^~<>=*]/.test(written) ? written : `^${version}`;
};

const sharedOf = (app: App, compilation: Compilation): Record<string, string> => {
  const shares = listShares(app);
  if (app.kind === 'shell')
    return Object.fromEntries(shares.flatMap(({ key, version, facade }) => (facade ? [] : [[key, version]])));
  const wanted = wantedKeys(compilation);
  return Object.fromEntries(
    shares
      .filter(({ key }) => wanted.has(key))
      .map(({ key, package: name, version }) => [key, requiredOf(app, name, version)]),
  );
};

const facadesOf = (app: App): Pick<Build, 'facades'> => {
  const facades = listShares(app).flatMap(({ version, facade }) => (facade ? [version] : []));
  return facades.length > 0 ? { facades } : {};
};

const resourcesOf = function* (compilation: Compilation): Iterable<string> {
  for (const module of compilation.modules) {
    const inner = (module as { modules?: Iterable<NormalModule> }).modules ?? [module as NormalModule];
    for (const { resource } of inner) if (resource?.startsWith('/')) yield resource;
  }
};

const bundledIn = (app: App, compilation: Compilation): string[] => {
  const owners = new Set([...resourcesOf(compilation)].map((file) => ownerOf(file)?.manifest.name ?? ''));
  return platformPackages(app.dir).filter((name) => owners.has(name));
};

const initialGroups = (compilation: Compilation, expose: string | null): ChunkGroup[] => {
  const group = expose === null ? undefined : compilation.namedChunkGroups.get(expose);
  return [...(group ? [group] : []), ...compilation.entrypoints.values()];
};

/**
 * All of `build.json` except the files' hashes, with the placeholder for the build's hash. Throws
 * `claim`.
 */
export const describeBuild = (app: App, expose: string | null, compilation: Compilation): Omit<Build, 'files'> => {
  const entry = ENTRY[app.kind];
  const initial = filesOf(initialGroups(compilation, expose));
  const lazy = lazyGroups(compilation);
  const filesFor = (file: string, what: string): string[] => {
    const groups = lazy.get(file);
    if (!groups) {
      const path = relative(app.dir, file);
      throw new PresetError(
        'claim',
        `${what} names ${path}, but no import('…') leads there: load it lazily from src/.`,
      );
    }
    return filesOf(withAwaited(groups)).filter((name) => !initial.includes(name));
  };
  const routes = app.claims.routes.map(
    ({ path, module, reads, render, head }): HeadedClaim => ({
      path,
      files: module ? filesFor(resolve(app.dir, module), `${app.configFile}: the claim '${path}'`) : [],
      reads,
      ...(render && { render }),
      ...(head && { head }),
    }),
  );
  const messages = Object.entries(app.messages).map(([locale, file]) => [
    locale,
    filesFor(file, `${app.configFile}: messages.${locale}`),
  ]);
  return {
    schema: 1,
    name: app.name,
    buildId: `${app.version}-${HASH_PLACEHOLDER}`,
    version: app.version,
    contract: app.contract,
    ...(app.kind === 'shell' && { host: app.host, product: app.product }),
    ...facadesOf(app),
    claims: { ...app.claims, routes },
    entry,
    container: app.kind === 'remote' ? containerOf(app.name) : '',
    initial: {
      js: initial.filter((name) => name.endsWith('.js') && name !== entry),
      css: initial.filter((name) => name.endsWith('.css')),
    },
    messages: Object.fromEntries(messages),
    locales: app.locales,
    shared: sharedOf(app, compilation),
    bundled: app.kind === 'remote' ? bundledIn(app, compilation) : [],
    gives: app.gives,
    uses: app.uses,
  };
};
