import { milliseconds } from 'date-fns/milliseconds';
import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../../server/database/tables.ts';
import { DEPOSIT_TIME } from '../payments/payment.model.ts';
import type { CustomerTable } from './customer.tables.ts';
import { bindingAccountsOf } from './same-person.ts';

/** The operator's rule for status 9 until the identity check (§ 6a(4) GlüStV), as data. */
export const beforeIdentity = {
  /** How long (ms) the customer may play. */
  time: milliseconds({ hours: 72 }),
  /** How many cents the customer may deposit. */
  deposits: 10_000,
};

/** The fields of a customer that decide on the time before the identity check. */
export const identityFacts = [
  'customerstatus_id',
  'identity_validated_at',
  'created_at',
  'provisional_at',
] as const satisfies readonly (keyof CustomerTable)[];

export type IdentityFacts = Pick<Selectable<CustomerTable>, (typeof identityFacts)[number]>;

const isUnidentified = ({ customerstatus_id, identity_validated_at }: IdentityFacts): boolean =>
  customerstatus_id === 9 && identity_validated_at === null;

/** Customers from before `provisional_at` was kept have the time from their registration on. */
const endOf = ({ provisional_at, created_at }: IdentityFacts): number =>
  (provisional_at ?? created_at) + beforeIdentity.time;

/** Whether the time before the identity check is over at an instant (ms). */
export const isIdentityOverdue = (customer: IdentityFacts, now: number): boolean =>
  isUnidentified(customer) && endOf(customer) <= now;

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
    .where('created_at', '>', now - DEPOSIT_TIME)
    .executeTakeFirst();
  return Number(booked?.sum ?? 0) + Number(pending?.sum ?? 0);
};

/**
 * The time and the deposits left before the identity check, which a person has once for all
 * accounts; null for a customer without this rule.
 */
export const beforeIdentityOf = async (
  database: Kysely<Tables>,
  customer: IdentityFacts & { id: number },
  now: number,
): Promise<{ until: number; depositLeft: number } | null> => {
  if (!isUnidentified(customer)) return null;
  const others = await bindingAccountsOf(database, customer.id, now);
  const began = others.flatMap(({ provisional_at }) => provisional_at ?? []);
  const until = Math.min(endOf(customer), ...began.map((at) => at + beforeIdentity.time));
  if (until <= now) return { until, depositLeft: 0 };
  const deposited = await depositedBy(database, [customer.id, ...others.map(({ id }) => id)], now);
  return { until, depositLeft: Math.max(0, beforeIdentity.deposits - deposited) };
};
