import { KEPT, OF_VIEWER, OWNER } from './value-names.ts';

const keptBy = (customerId: string) => `${KEPT}${customerId}/`;

type Values = ReadonlyMap<string, unknown>;

const renamed = (values: Values, from: string, to: string): [string, unknown][] =>
  [...values].filter(([name]) => name.startsWith(from)).map(([name, value]) => [to + name.slice(from.length), value]);

/**
 * The stored values after a change of the viewer.
 * - When a session ends, the customer's values are kept hidden until their next login.
 * - After a login, that customer's kept values are visible again. Values that a visitor made become
 *   the customer's, and replace kept ones of the same name. Kept values of others are dropped.
 * @param viewer the customer's id; null for a visitor
 */
export function handedTo(values: Values, viewer: string | null): Values {
  const owner = (values.get(OWNER) as string | null | undefined) ?? null;
  // Another tab has already made this change.
  if (owner === viewer) return values;
  const visible = owner === null ? renamed(values, OF_VIEWER, OF_VIEWER) : [];
  const kept = owner === null ? [] : renamed(values, OF_VIEWER, keptBy(owner));
  return viewer === null
    ? new Map([...renamed(values, KEPT, KEPT), ...kept, [OWNER, null]])
    : new Map([...renamed(values, keptBy(viewer), OF_VIEWER), ...visible, [OWNER, viewer]]);
}
