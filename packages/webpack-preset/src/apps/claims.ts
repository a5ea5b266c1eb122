import type { Contract, Heads, MenuEntry, Pages, RemoteConfig, ShellConfig } from '@paddock/core/remote-config';
import { type Build, type Claims, type HeadClaim, matchClaim, parseHeads } from '@paddock/release/record';
import { PresetError } from '../preset-error.ts';
import { headClaimOf, type Texts } from './heads.ts';

/**
 * A page for the build. `module` is the file of its lazy route module, relative to the app's
 * folder.
 */
interface PageClaim {
  path: string;
  /** Missing for an alias, which loads no further code. */
  module?: string;
  reads: string[];
  render?: 'edge';
  head?: HeadClaim;
}

/** The claims of an app, before the build has found the files of its pages. */
export type AppClaims = Omit<Claims, 'routes'> & { routes: PageClaim[] };

/**
 * The file that a page imports, below `src/`, in the source form or in the absolute form that a
 * test runner makes of it.
 */
const IMPORTED = /\(\s*['"](?:\.|[^'"]*\/src)\/([^'"]+)['"]/;

/** Reads the file of a page from the source text of its `page` function. */
const routesOf = (pages: Pages, heads: Heads, texts: Texts, file: string): PageClaim[] => {
  const routes = Object.entries(pages).map(([name, claimed]): PageClaim => {
    const head = heads[name];
    const headClaim = head && { head: headClaimOf(head, texts, `${file}: heads.${name}`) };
    if ('leadsTo' in claimed) return { path: claimed.path, reads: [], ...headClaim };
    const { path, page, reads = [], render } = claimed;
    const [, module] = IMPORTED.exec(String(page)) ?? [];
    if (module === undefined)
      throw new PresetError('config', `${file}: write pages.${name}.page as () => import('./…') of a file below src/.`);
    return {
      path,
      module: `./src/${module}`,
      reads: [...reads],
      ...(render && { render }),
      ...headClaim,
    };
  });
  try {
    parseHeads({ claims: { routes } });
  } catch (error) {
    throw new PresetError('claim', `${file}: ${(error as Error).message}`);
  }
  return routes;
};

const requireOwnPage = (routes: PageClaim[], path: string, what: string, file: string): void => {
  if (!matchClaim(routes, path))
    throw new PresetError('claim', `${file}: ${what} leads to ${path}, which is no page of this app (src/pages.ts).`);
};

const menuOf = (entries: readonly MenuEntry[] = []): Claims['navigation'] =>
  entries.map((entry) => ({ ...entry, label: { ...entry.label } }));

const linksOf = (contract: Contract | undefined, routes: PageClaim[], file: string): Record<string, string> => {
  const links = contract?.gives?.links ?? {};
  for (const [name, path] of Object.entries(links)) requireOwnPage(routes, path, `the link ${name}`, file);
  return links;
};

const namesOf = (shapes: object | undefined): string[] => Object.keys(shapes ?? {});

/**
 * Throws `config` for a page whose file cannot be found, and `claim` for a link or menu entry that
 * leads to no page of the remote, or for a head with an unknown name.
 */
export const claimsOfRemote = (
  { pages = {}, heads = {}, menus, panels = [], contract }: RemoteConfig,
  texts: Texts,
  file: string,
): AppClaims => {
  const routes = routesOf(pages, heads, texts, file);
  for (const { path } of [...(menus?.main ?? []), ...(menus?.user ?? [])])
    requireOwnPage(routes, path, 'a menu entry', file);
  return {
    routes,
    navigation: menuOf(menus?.main),
    panels: panels.map(({ name }) => name),
    modals: namesOf(contract?.gives?.modals),
    slots: namesOf(contract?.gives?.slots),
    userMenu: menuOf(menus?.user),
    panelButtons: panels.map((panel) => structuredClone(panel)),
    links: linksOf(contract, routes, file),
    messages: namesOf(contract?.gives?.messages),
  };
};

/** Throws as {@link claimsOfRemote} does. */
export const claimsOfShell = (
  { pages, heads = {}, panels = [], modals = [], contract }: ShellConfig,
  texts: Texts,
  file: string,
): AppClaims => {
  const routes = routesOf(pages, heads, texts, file);
  return {
    routes,
    navigation: [],
    panels: [...panels],
    modals: [...modals],
    slots: [],
    links: linksOf(contract, routes, file),
  };
};

/** A contract in the form of `build.json`. An app without one gives and uses nothing. */
export const contractOf = (contract: Contract = {}): Required<Pick<Build, 'gives' | 'uses'>> => {
  const { slots = {}, modals = {}, messages = {} } = contract.gives ?? {};
  const uses = contract.uses ?? {};
  const links = Object.entries(uses.links ?? {}).map(([name, params]) => [name, [...params]]);
  return {
    gives: { slots, modals, messages },
    uses: {
      slots: uses.slots ?? {},
      modals: uses.modals ?? {},
      messages: uses.messages ?? {},
      links: Object.fromEntries(links),
      panels: [...(uses.panels ?? [])],
    },
  };
};
