import { milliseconds } from 'date-fns/milliseconds';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Tables } from '../../server/database/tables.ts';
import { Refused } from '../../server/operation/refused.ts';
import type { Permit } from '../../server/permit.ts';
import { MAY_BE_PAID_MS } from '../payments/payment.model.ts';
import type { CustomerTable } from './customer.tables.ts';
import { type Account, bindingAccountsOf } from './same-person.ts';

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

/** Cents deposited by accounts, including deposits without an outcome, which may still succeed. */
const depositedBy = async (database: Kysely<Tables>, customerIds: readonly number[], now: number): Promise<number> => {
  const booked = await database
    .selectFrom('ledger_entry')
    .select(({ fn }) => fn.sum('amount').as('sum'))
    .where('customer_id', 'in', customerIds)
    .where('kind', '=', 'deposit')
    .executeTakeFirst();
  const unanswered = await database
    .selectFrom('payment')
    .select(({ fn }) => fn.sum('amount').as('sum'))
    .where('customer_id', 'in', customerIds)
    .where('direction', '=', 'deposit')
    .where('outcome', 'is', null)
    .where('created_at', '>', now - MAY_BE_PAID_MS)
    .executeTakeFirst();
  return Number(booked?.sum ?? 0) + Number(unanswered?.sum ?? 0);
};

interface BeforeIdentity {
  /** Instant (ms). */
  until: number;
  depositLeft: number;
  /** The rule that the customer must confirm before play; null once confirmed. */
  notice: Rule | null;
}

/** What is left to a customer, with other accounts that count too. */
const leftWith = async (
  database: Kysely<Tables>,
  customer: IdentityFacts & { id: number },
  others: readonly Account[],
  rule: Rule,
  now: number,
): Promise<BeforeIdentity> => {
  const began = others.flatMap(({ provisional_at }) => provisional_at ?? []);
  const until = Math.min(endOf(customer, rule), ...began.map((at) => at + milliseconds({ hours: rule.hours })));
  if (until <= now) return { until, depositLeft: 0, notice: null };
  const deposited = await depositedBy(database, [customer.id, ...others.map(({ id }) => id)], now);
  const notice = customer.identity_notice_at === null ? rule : null;
  return { until, depositLeft: Math.max(0, rule.deposits - deposited), notice };
};

/**
 * The time and the deposits left before the identity check, by this account alone: whoever has the
 * name of another customer is not told of that one (D-128). Null for a customer without this rule.
 */
export const beforeIdentityOf = async (
  database: Kysely<Tables>,
  customer: IdentityFacts & { id: number },
  rule: Rule,
  now: number,
): Promise<BeforeIdentity | null> => (isUnidentified(customer) ? leftWith(database, customer, [], rule, now) : null);

/**
 * Asserts that the time before the identity check is not over, and that its notice is confirmed. A
 * person has the time and the deposits once for all accounts.
 * @returns the cents that can be deposited, and those that the customer may be told; null for a
 *   customer without this rule
 * @throws Refused 403 `login_status_expired` or `before_identity_modal`
 */
export const assertBeforeIdentity = async (
  transaction: Transaction<Tables>,
  { customerId, permit, now }: { customerId: number; permit: Permit; now: number },
): Promise<{ left: number; told: number } | null> => {
  const customer = await transaction
    .selectFrom('customer')
    .select([...identityFacts, 'id'])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  const own = await beforeIdentityOf(transaction, customer, permit.beforeIdentity, now);
  if (!own) return null;
  const others = await bindingAccountsOf(transaction, customerId, now);
  const { until, depositLeft, notice } = await leftWith(transaction, customer, others, permit.beforeIdentity, now);
  if (until <= now) throw new Refused(403, 'login_status_expired.play');
  if (notice) throw new Refused(403, 'before_identity_modal');
  return { left: depositLeft, told: own.depositLeft };
};
