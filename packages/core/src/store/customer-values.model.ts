import { KEPT, OF_VIEWER, OWNER } from './value-names.ts';

const keptBy = (customerId: string) => `${KEPT}${customerId}/`;

type Values = ReadonlyMap<string, unknown>;

const renamed = (values: Values, from: string, to: string): [string, unknown][] =>
  [...values].filter(([name]) => name.startsWith(from)).map(([name, value]) => [to + name.slice(from.length), value]);

/**
 * The stored values once `viewer` looks at the page.
 * - A customer who is gone keeps theirs, out of sight, until the next login.
 * - What a visitor made is the customer's who logs in. What that customer had kept comes back
 *   beside it, and what others had kept is dropped.
 * @param viewer the customer's id; null for a visitor
 */
export function handedTo(values: Values, viewer: string | null): Values {
  const owner = (values.get(OWNER) as string | null | undefined) ?? null;
  // Another tab saw the change first.
  if (owner === viewer) return values;
  const visible = owner === null ? renamed(values, OF_VIEWER, OF_VIEWER) : [];
  const kept = owner === null ? [] : renamed(values, OF_VIEWER, keptBy(owner));
  return viewer === null
    ? new Map([...renamed(values, KEPT, KEPT), ...kept, [OWNER, null]])
    : new Map([...renamed(values, keptBy(viewer), OF_VIEWER), ...visible, [OWNER, viewer]]);
}
