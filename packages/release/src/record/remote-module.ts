import { matchClaim } from './claim.ts';
import type { Build, Claims } from './types.ts';

/** A reason why a remote's module cannot be used. `problem` continues a sentence on `field`. */
export interface ModuleProblem {
  field: string;
  problem: string;
}

type Fields = Record<string, unknown>;

/** The part of the claims that a module must match. */
type Claimed = Pick<Claims, 'routes' | 'panels' | 'modals' | 'slots' | 'messages'>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** React components are functions, or objects that carry `$$typeof` (memo, forwardRef, lazy). */
const isComponent = (value: unknown): boolean =>
  typeof value === 'function' || (isObject(value) && typeof value.$$typeof === 'symbol');

const RATES: unknown[] = ['short', 'medium', 'long'];
const AUDIENCES: unknown[] = ['anonymous', 'customer', 'everyone'];

function* problemsOfRoutes(routes: unknown, field: string, claimed: Set<string>): Iterable<ModuleProblem> {
  if (routes === undefined) return;
  if (!Array.isArray(routes)) return yield { field, problem: 'must be a list of route objects' };
  for (const [index, route] of routes.entries()) {
    const at = `${field}[${index}]`;
    if (!isObject(route)) yield { field: at, problem: 'must be a route object' };
    else if (route.path === undefined && Array.isArray(route.children)) {
      yield* problemsOfRoutes(route.children, `${at}.children`, claimed); // Only groups them.
    } else if (typeof route.path !== 'string' || !claimed.has(route.path)) {
      yield { field: `${at}.path`, problem: `${JSON.stringify(route.path)} is not claimed in src/pages.ts` };
    }
  }
}

function* problemsOfNamed(
  named: unknown,
  field: string,
  claimed: readonly string[],
  [file, kind, isKind]: [file: string, kind: string, isKind: (value: unknown) => boolean],
): Iterable<ModuleProblem> {
  if (named === undefined) return;
  if (!isObject(named)) return yield { field, problem: 'must be an object by name' };
  for (const [name, value] of Object.entries(named)) {
    if (!claimed.includes(name)) yield { field: `${field}.${name}`, problem: `is not claimed in ${file}` };
    if (!isKind(value)) yield { field: `${field}.${name}`, problem: `must be a ${kind}` };
  }
}

function* problemsOfTasks(tasks: unknown): Iterable<ModuleProblem> {
  if (tasks === undefined) return;
  if (!Array.isArray(tasks)) return yield { field: 'tasks', problem: 'must be a list' };
  for (const [index, task] of tasks.entries()) {
    const at = `tasks[${index}]`;
    if (!isObject(task)) yield { field: at, problem: 'must be an object' };
    else {
      if (typeof task.name !== 'string') yield { field: `${at}.name`, problem: 'must be a string' };
      if (task.rate !== undefined && typeof task.rate !== 'function' && !RATES.includes(task.rate))
        yield { field: `${at}.rate`, problem: `must be ${RATES.join(' or ')}, or a function` };
      if (!AUDIENCES.includes(task.audience))
        yield { field: `${at}.audience`, problem: `must be ${AUDIENCES.join(' or ')}` };
      if (typeof task.run !== 'function') yield { field: `${at}.run`, problem: 'must be a function' };
    }
  }
}

const COMPONENT: [string, string, (value: unknown) => boolean] = ['remote.config.ts', 'React component', isComponent];
const TAKE: [string, string, (value: unknown) => boolean] = [
  'contract.ts',
  'function',
  (value) => typeof value === 'function',
];

function* problemsOf(exposed: unknown, claims: Claimed): Iterable<ModuleProblem> {
  const module = isObject(exposed) ? exposed.default : undefined;
  if (!isObject(module))
    return yield { field: 'default', problem: 'must be the RemoteModule that src/remote.ts exports' };
  yield* problemsOfRoutes(module.routes, 'routes', new Set(claims.routes.map(({ path }) => path)));
  for (const field of ['panels', 'modals', 'slots'] as const)
    yield* problemsOfNamed(module[field], field, claims[field], COMPONENT);
  yield* problemsOfNamed(module.takes, 'takes', claims.messages ?? [], TAKE);
  yield* problemsOfTasks(module.tasks);
  const { messages } = module;
  if (!isObject(messages)) return yield { field: 'messages', problem: 'must be an object of loaders by locale' };
  for (const [locale, load] of Object.entries(messages))
    if (typeof load !== 'function')
      yield {
        field: `messages.${locale}`,
        problem: `must be a function such as () => import('./locales/${locale}.json')`,
      };
}

/**
 * The first problem of a remote's module; `null` if there is none. It must be a `RemoteModule` of
 * `@paddock/core`, and its build must claim each of its routes, panels, modals, slots and messages.
 */
export function moduleProblem(exposed: unknown, claims: Claimed): ModuleProblem | null {
  for (const problem of problemsOf(exposed, claims)) return problem;
  return null;
}

const pathsOf = (routes: unknown): unknown[] =>
  Array.isArray(routes) ? routes.flatMap((route: Fields) => [route.path, ...pathsOf(route.children)]) : [];

/**
 * All claims that a module does not fulfil, and menus and links that lead to none of its pages. A
 * tab tolerates these, so {@link moduleProblem} ignores them; `publish` refuses them.
 */
export function missingOfModule(
  exposed: unknown,
  { claims, messages }: Pick<Build, 'claims' | 'messages'>,
): ModuleProblem[] {
  const { default: module } = exposed as { default: Fields };
  const paths = new Set(pathsOf(module.routes));
  const missing: ModuleProblem[] = claims.routes
    .filter(({ path }) => !paths.has(path))
    .map(({ path }) => ({ field: 'routes', problem: `has no ${path}, which src/pages.ts claims` }));
  const isLink = new Set((claims.panelButtons ?? []).flatMap(({ name, rules }) => (rules.link ? [name] : [])));
  const named = {
    panels: claims.panels.filter((name) => !isLink.has(name)),
    modals: claims.modals,
    slots: claims.slots,
    takes: claims.messages ?? [],
    messages: Object.keys(messages),
  };
  for (const [field, names] of Object.entries(named))
    for (const name of names)
      if (!Object.hasOwn((module[field] ?? {}) as object, name))
        missing.push({ field: `${field}.${name}`, problem: 'is missing, and build.json claims it' });
  const leading = [
    ...[...claims.navigation, ...(claims.userMenu ?? [])].map(({ path }) => ['menus', path] as const),
    ...Object.entries(claims.links ?? {}).map(([name, path]) => [`links.${name}`, path] as const),
  ];
  for (const [field, path] of leading)
    if (!matchClaim(claims.routes, path)) missing.push({ field, problem: `leads to ${path}, which is no page of it` });
  return missing;
}
