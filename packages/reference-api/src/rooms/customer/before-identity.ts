import { milliseconds } from 'date-fns/milliseconds';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Tables } from '../../server/database/tables.ts';
import { Refused } from '../../server/operation/refused.ts';
import type { Permit } from '../../server/permit.ts';
import { DEPOSIT_MS } from '../payments/payment.model.ts';
import type { CustomerTable } from './customer.tables.ts';
import { bindingAccountsOf } from './same-person.ts';

/** The operator's rule for status 9 until the identity check (§ 6a(4) GlüStV). */
type Rule = Permit['beforeIdentity'];

/** The fields of a customer that decide on the time before the identity check. */
export const identityFacts = [
  'customerstatus_id',
  'identity_validated_at',
  'created_at',
  'provisional_at',
  'identity_notice_at',
] as const satisfies readonly (keyof CustomerTable)[];

export type IdentityFacts = Pick<Selectable<CustomerTable>, (typeof identityFacts)[number]>;

const isUnidentified = ({ customerstatus_id, identity_validated_at }: IdentityFacts): boolean =>
  customerstatus_id === 9 && identity_validated_at === null;

/** Customers from before `provisional_at` was kept have the time from their registration on. */
const endOf = ({ provisional_at, created_at }: IdentityFacts, { hours }: Rule): number =>
  (provisional_at ?? created_at) + milliseconds({ hours });

/** Whether the time before the identity check is over at an instant (ms). */
export const isIdentityOverdue = (customer: IdentityFacts, rule: Rule, now: number): boolean =>
  isUnidentified(customer) && endOf(customer, rule) <= now;

/** Cents deposited by accounts, including pending deposits, which may still succeed. */
const depositedBy = async (database: Kysely<Tables>, customerIds: readonly number[], now: number): Promise<number> => {
  const booked = await database
    .selectFrom('ledger_entry')
    .select(({ fn }) => fn.sum('amount').as('sum'))
    .where('customer_id', 'in', customerIds)
    .where('kind', '=', 'deposit')
    .executeTakeFirst();
  const pending = await database
    .selectFrom('payment')
    .select(({ fn }) => fn.sum('amount').as('sum'))
    .where('customer_id', 'in', customerIds)
    .where('direction', '=', 'deposit')
    .where('outcome', 'is', null)
    .where('created_at', '>', now - DEPOSIT_MS)
    .executeTakeFirst();
  return Number(booked?.sum ?? 0) + Number(pending?.sum ?? 0);
};

interface BeforeIdentity {
  /** Instant (ms). */
  until: number;
  depositLeft: number;
  /** The rule that the customer must confirm before play; null once confirmed. */
  notice: Rule | null;
}

/**
 * The time and the deposits left before the identity check, which a person has once for all
 * accounts; null for a customer without this rule.
 */
export const beforeIdentityOf = async (
  database: Kysely<Tables>,
  customer: IdentityFacts & { id: number },
  rule: Rule,
  now: number,
): Promise<BeforeIdentity | null> => {
  if (!isUnidentified(customer)) return null;
  const others = await bindingAccountsOf(database, customer.id, now);
  const began = others.flatMap(({ provisional_at }) => provisional_at ?? []);
  const until = Math.min(endOf(customer, rule), ...began.map((at) => at + milliseconds({ hours: rule.hours })));
  if (until <= now) return { until, depositLeft: 0, notice: null };
  const deposited = await depositedBy(database, [customer.id, ...others.map(({ id }) => id)], now);
  const notice = customer.identity_notice_at === null ? rule : null;
  return { until, depositLeft: Math.max(0, rule.deposits - deposited), notice };
};

/**
 * Asserts that the time before the identity check is not over, and that its notice is confirmed.
 * @returns the cents that can be deposited; null for a customer without this rule
 * @throws Refused 403 `login_status_expired` or `before_identity_modal`
 */
export const assertBeforeIdentity = async (
  transaction: Transaction<Tables>,
  { customerId, permit, now }: { customerId: number; permit: Permit; now: number },
): Promise<number | null> => {
  const customer = await transaction
    .selectFrom('customer')
    .select([...identityFacts, 'id'])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  const before = await beforeIdentityOf(transaction, customer, permit.beforeIdentity, now);
  if (!before) return null;
  if (before.until <= now) throw new Refused(403, 'login_status_expired.play');
  if (before.notice) throw new Refused(403, 'before_identity_modal');
  return before.depositLeft;
};
