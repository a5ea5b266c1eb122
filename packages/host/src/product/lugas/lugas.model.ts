import type { ApiData } from '@paddock/api';

type Customer = ApiData<'getMe'>;

/**
 * The customer's facts for LUGAS, the German register of deposits and of active players. Instants
 * are ISO.
 */
export type LugasFacts = Pick<Customer, 'country' | 'groups' | LugasSessionField | 'lugasRegistered' | 'statsChecked'>;
type LugasSessionField = 'lugasActivated' | 'lugasExpires' | 'lugasKeepalive' | 'lugasReality' | 'lugasRealityexpires';

/** Groups whose customers of DEU fall under LUGAS (core §5: the configured groups). */
const LUGAS_GROUPS: readonly string[] = ['lugas'];
/**
 * How long (ms; core §9: grace) a session counts as expiring soon, and how long betting waits after
 * its end.
 */
export const LUGAS_GRACE_MS = 5 * 60_000;
/** The amounts are shown again after this time (ms; core §9: amounts check). */
const LUGAS_AMOUNTS_MS = 24 * 60 * 60_000;
/** From one local check to the next (ms; core §9: keepalive poll). */
export const LUGAS_CHECK_MS = 1_000;
/**
 * The shortest time (ms) between two keepalives. A session lasts 30 minutes, so a minute is precise
 * enough.
 */
export const LUGAS_KEEPALIVE_MS = 60_000;

/** Whether LUGAS holds for a customer (core §5). */
export const isLugasEligible = ({ country, groups }: Pick<Customer, 'country' | 'groups'>): boolean =>
  country === 'DEU' && groups.some((group) => LUGAS_GROUPS.includes(group));

/**
 * Whether the customer has yet to register with LUGAS, by setting the limit for all operators (core
 * §5).
 */
export const needsLugasRegistration = (customer: LugasFacts): boolean =>
  isLugasEligible(customer) && customer.lugasRegistered === null;

/**
 * The state of betting under LUGAS. Instants are ms.
 * - `exempt`: the customer is not under LUGAS
 * - `unregistered`: a limit for all operators comes first
 * - `active`: bets are accepted until `until`
 * - `waiting`: a session has ended; the next one may begin at `until`
 * - `inactive`: bets are not accepted yet; the first bet begins a session right before it is sent
 *   (domain §3.2)
 */
export type LugasBetting =
  | { state: 'exempt' }
  | { state: 'unregistered' | 'inactive' }
  | { state: 'active'; until: number; isExpiringSoon: boolean }
  | { state: 'waiting'; until: number };

/** The state of betting under LUGAS at an instant (ms; core §4). */
export const lugasBettingAt = (customer: LugasFacts, now: number): LugasBetting => {
  if (!isLugasEligible(customer)) return { state: 'exempt' };
  if (customer.lugasRegistered === null) return { state: 'unregistered' };
  if (customer.lugasExpires === null) return { state: 'inactive' };
  const expires = Date.parse(customer.lugasExpires);
  if (customer.lugasActivated !== null && now < expires) {
    return { state: 'active', until: expires, isExpiringSoon: now >= expires - LUGAS_GRACE_MS };
  }
  const until = expires + LUGAS_GRACE_MS;
  return now < until ? { state: 'waiting', until } : { state: 'inactive' };
};

/**
 * The instant (ms) at which this state becomes another one by time alone; null if it never does.
 */
export const lugasChangesAt = (betting: LugasBetting): number | null => {
  if (betting.state === 'waiting') return betting.until;
  if (betting.state !== 'active') return null;
  return betting.isExpiringSoon ? betting.until : betting.until - LUGAS_GRACE_MS;
};

/**
 * Whether a reality check is due: a session goes on and its `lugas_realityexpires` has passed (core
 * §4).
 */
export const isRealityCheckDue = (customer: LugasFacts, now: number): boolean =>
  lugasBettingAt(customer, now).state === 'active' &&
  customer.lugasRealityexpires !== null &&
  Date.parse(customer.lugasRealityexpires) <= now;

/**
 * Whether the amounts of the last 30 days are due: never seen, or last seen more than 24 hours ago
 * (core §5).
 */
export const areLugasAmountsDue = (customer: LugasFacts, now: number): boolean =>
  isLugasEligible(customer) &&
  (customer.statsChecked === null || now - Date.parse(customer.statsChecked) > LUGAS_AMOUNTS_MS);

/** Whether a keepalive is due: only after an action of the customer (domain §3.2). */
export const isKeepaliveDue = (customer: LugasFacts, lastAction: number, now: number): boolean => {
  if (lugasBettingAt(customer, now).state !== 'active') return false;
  const told = customer.lugasKeepalive === null ? 0 : Date.parse(customer.lugasKeepalive);
  return lastAction > told && now - told >= LUGAS_KEEPALIVE_MS;
};
