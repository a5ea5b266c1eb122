import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RouteBytes } from './bytes.ts';

/** The limits of landing pages, and their modules when the limits were set. */
export interface Budgets {
  /** By page, brotli bytes. */
  pages: Record<string, { js: number; css: number }>;
  /** Minified bytes by source, over all pages; small ones are left out. */
  modules: Record<string, number>;
}

const FILE = join(import.meta.dirname, 'budgets.json');
const HEADROOM = 1.1;
const SMALL = 200;

export const readBudgets = async (): Promise<Budgets> => JSON.parse(await readFile(FILE, 'utf8')) as Budgets;

/** Without webpack's index of a stylesheet. */
const nameOf = (source: string): string => source.replace('paddock:///', '').replace(/\?[0-9a-f]+$/, '');

const modulesOf = (routes: readonly RouteBytes[]): Record<string, number> => {
  const modules = new Map<string, number>();
  for (const { sources } of routes)
    for (const [source, bytes] of sources)
      modules.set(nameOf(source), Math.max(bytes, modules.get(nameOf(source)) ?? 0));
  return Object.fromEntries([...modules].filter(([, bytes]) => bytes >= SMALL).sort(([a], [b]) => (a < b ? -1 : 1)));
};

/** Sets the budgets to the current bytes plus a tenth. */
export const acceptBudgets = async (routes: readonly RouteBytes[]): Promise<void> => {
  const roundUp = (bytes: number) => Math.ceil((bytes * HEADROOM) / 100) * 100;
  const pages = Object.fromEntries(
    routes.map(({ landing, federated }) => [landing.path, { js: roundUp(federated.js), css: roundUp(federated.css) }]),
  );
  await writeFile(FILE, `${JSON.stringify({ pages, modules: modulesOf(routes) } satisfies Budgets, null, 2)}\n`);
};

/** One line per page over its budget, with its modules that grew most; empty if all are within. */
export const overBudget = (routes: readonly RouteBytes[], { pages, modules }: Budgets): string[] =>
  routes.flatMap((route) => {
    const { federated, landing } = route;
    const allowed = pages[landing.path];
    if (!allowed) return [`${landing.path} has no budget: npm run bench accept`];
    const over = (['js', 'css'] as const).filter((kind) => federated[kind] > allowed[kind]);
    if (over.length === 0) return [];
    const grown = Object.entries(modulesOf([route]))
      .map(([name, bytes]) => ({ name, by: bytes - (modules[name] ?? 0) }))
      .filter(({ by }) => by > 0)
      .sort((a, b) => b.by - a.by)
      .slice(0, 5)
      .map(({ name, by }) => `${name} +${by} B`);
    return over.map(
      (kind) =>
        `${landing.path}: ${federated[kind]} B of ${kind}, allowed ${allowed[kind]}. Grown most, minified: ${grown.join(', ')}. Load it later, or: npm run bench accept`,
    );
  });
