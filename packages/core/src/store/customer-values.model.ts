import { KEPT, OF_VIEWER, OWNER } from './value-names.ts';

const keptBy = (customerId: string) => `${KEPT}${customerId}/`;

type Values = ReadonlyMap<string, unknown>;

const renamed = (values: Values, from: string, to: string): [string, unknown][] =>
  [...values].filter(([name]) => name.startsWith(from)).map(([name, value]) => [to + name.slice(from.length), value]);

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What both have, by its form: the code that reads a value may not be loaded. */
const joined = (kept: unknown, visitors: unknown): unknown => {
  if (Array.isArray(kept) && Array.isArray(visitors)) return [...kept, ...visitors];
  return isRecord(kept) && isRecord(visitors) ? { ...kept, ...visitors } : visitors;
};

/**
 * The stored values after a change of the viewer.
 * - When a session ends, the customer's values are kept hidden until their next login.
 * - After a login, that customer's kept values are visible again. Values that a visitor made become
 *   the customer's: a list is appended to the kept one, the entries of a record replace those of
 *   the same name, and any other value replaces the kept one. Kept values of others are dropped.
 * @param viewer the customer's id; null for a visitor
 */
export function handedTo(values: Values, viewer: string | null): Values {
  const owner = (values.get(OWNER) as string | null | undefined) ?? null;
  // Another tab has already made this change.
  if (owner === viewer) return values;
  const visible = owner === null ? renamed(values, OF_VIEWER, OF_VIEWER) : [];
  const kept = owner === null ? [] : renamed(values, OF_VIEWER, keptBy(owner));
  if (viewer === null) return new Map([...renamed(values, KEPT, KEPT), ...kept, [OWNER, null]]);
  const own = new Map(renamed(values, keptBy(viewer), OF_VIEWER));
  const all = visible.map(([name, value]) => [name, own.has(name) ? joined(own.get(name), value) : value] as const);
  return new Map([...own, ...all, [OWNER, viewer]]);
}
