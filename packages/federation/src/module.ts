import type { RemoteModule } from '@paddock/host';
import type { TabBuild } from '@paddock/release/record';
import { LoadFailure } from './failure.ts';

function expect(condition: boolean, field: string, problem: string): asserts condition {
  if (!condition) throw new LoadFailure('module', 'contract', '', `the remote's module: ${field} ${problem}`);
}

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** React components are functions, or objects that carry `$$typeof` (memo, forwardRef, lazy). */
const isComponent = (value: unknown): boolean =>
  typeof value === 'function' || (isObject(value) && typeof value.$$typeof === 'symbol');

/**
 * Checks what a remote exposes before React sees it: its shape by `RemoteModule`, and that its build claimed each route, panel,
 * modal, slot and message of it. Throws a {@link LoadFailure} of kind `contract` that names the field.
 */
export function parseRemoteModule(exposed: unknown, { claims }: Pick<TabBuild, 'claims'>): RemoteModule {
  const module: unknown = isObject(exposed) ? exposed.default : undefined;
  expect(isObject(module), 'default', 'must be the RemoteModule that src/remote.ts exports');
  checkRoutes(module.routes, 'routes', new Set(claims.routes.map((claim) => claim.path)));
  checkComponents(module, 'panels', claims.panels);
  checkComponents(module, 'modals', claims.modals);
  checkComponents(module, 'slots', claims.slots);
  checkTakes(module.takes, claims.messages ?? []);
  checkTasks(module.tasks);
  checkMessages(module.messages);
  return module as unknown as RemoteModule;
}

function checkRoutes(routes: unknown, field: string, claimed: Set<string>): void {
  if (routes === undefined) return;
  expect(Array.isArray(routes), field, 'must be a list of route objects');
  for (const [index, route] of routes.entries()) {
    const at = `${field}[${index}]`;
    expect(isObject(route), at, 'must be a route object');
    if (route.path === undefined && Array.isArray(route.children)) {
      checkRoutes(route.children, `${at}.children`, claimed); // It only groups: its children carry the paths.
      continue;
    }
    const isClaimed = typeof route.path === 'string' && claimed.has(route.path);
    expect(isClaimed, `${at}.path`, `${JSON.stringify(route.path)} is not claimed in src/pages.ts`);
  }
}

function checkComponents(module: Fields, field: 'panels' | 'modals' | 'slots', claimed: string[]): void {
  const components = module[field];
  if (components === undefined) return;
  expect(isObject(components), field, 'must be an object of components by name');
  for (const [name, component] of Object.entries(components)) {
    expect(claimed.includes(name), `${field}.${name}`, 'is not claimed in remote.config.ts');
    expect(isComponent(component), `${field}.${name}`, 'must be a React component');
  }
}

function checkTakes(takes: unknown, claimed: string[]): void {
  if (takes === undefined) return;
  expect(isObject(takes), 'takes', 'must be an object of functions by message');
  for (const [name, take] of Object.entries(takes)) {
    expect(claimed.includes(name), `takes.${name}`, 'is not claimed in contract.ts');
    expect(typeof take === 'function', `takes.${name}`, 'must be a function');
  }
}

const RATES: unknown[] = ['short', 'medium', 'long'];
const AUDIENCES: unknown[] = ['anonymous', 'customer', 'everyone'];

function checkTasks(tasks: unknown): void {
  if (tasks === undefined) return;
  expect(Array.isArray(tasks), 'tasks', 'must be a list');
  for (const [index, task] of tasks.entries()) {
    const at = `tasks[${index}]`;
    expect(isObject(task), at, 'must be an object');
    expect(typeof task.name === 'string', `${at}.name`, 'must be a string');
    expect(RATES.includes(task.rate), `${at}.rate`, `must be ${RATES.join(' or ')}`);
    expect(AUDIENCES.includes(task.audience), `${at}.audience`, `must be ${AUDIENCES.join(' or ')}`);
    expect(typeof task.run === 'function', `${at}.run`, 'must be a function');
  }
}

function checkMessages(messages: unknown): void {
  expect(isObject(messages), 'messages', 'must be an object of loaders by locale');
  for (const locale of ['de', 'en']) {
    const isLoader = typeof messages[locale] === 'function';
    expect(isLoader, `messages.${locale}`, "must be a function such as () => import('./locales/de.json')");
  }
}
