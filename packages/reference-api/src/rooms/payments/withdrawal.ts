import type { components } from '@paddock/api';
import type { Selectable, Transaction } from 'kysely';
import type { Database } from '../../server/database/open-database.ts';
import type { Tables } from '../../server/database/tables.ts';
import { Refused } from '../../server/operation/refused.ts';
import { assertNoCheckpoint } from '../auth/checkpoints.ts';
import { assertSteppedUp, type Caller } from '../auth/step-up/stepped-up.ts';
import { isValidated } from '../customer/customer-check.model.ts';
import { assertAmount, insertPayment, type NewPayment, type PaymentWish, takePayment } from './create-payment.ts';
import { book, lockCustomer } from './ledger.ts';
import type { PaymentTable } from './payment.tables.ts';
import { bankTransfer } from './payment-types.ts';

type Payment = Selectable<PaymentTable>;

const customerOf = (transaction: Transaction<Tables>, customerId: number) =>
  transaction
    .selectFrom('customer')
    .select(['customerstatus_id', 'identity_validated_at', 'balance', 'iban', 'bank_account_status'])
    .select(['withdrawal_amount', 'excluded_until'])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();

/** The customer's own validated account (domain §3.2); null without one. */
const accountOf = ({ iban, bank_account_status }: { iban: string | null; bank_account_status: string }) =>
  bank_account_status === 'validated' ? iban : null;

/** Whether money may leave without a press: the identity is checked before the first withdrawal. */
const isIdentified = (
  { customerstatus_id, identity_validated_at }: Awaited<ReturnType<typeof customerOf>>,
  now: number,
): boolean => customerstatus_id === 1 && isValidated(identity_validated_at, now);

const payOut = async (transaction: Transaction<Tables>, wish: NewPayment): Promise<Payment> => {
  const payment = await insertPayment(transaction, wish, bankTransfer);
  const { customerId, amount, now: at } = wish;
  // Booked at once: money on its way to the bank cannot be staked.
  const reference = `payment:${payment.id}`;
  await book(transaction, { customerId, kind: 'withdrawal', amount: -amount, reference, at });
  return payment;
};

/**
 * Withdraws to the customer's validated account.
 * @param sessionId where it was pressed
 * @throws Refused 403 if the customer may not or has to step up, 409 `insufficient_balance`
 */
export const withdraw = (database: Database, wish: PaymentWish, sessionId: Caller['sessionId']): Promise<Payment> => {
  assertAmount(bankTransfer, wish.amount);
  const { customerId } = wish;
  return takePayment(database, wish, bankTransfer, async (transaction, now) => {
    const customer = await customerOf(transaction, customerId);
    await assertNoCheckpoint(transaction, customerId, now);
    if (customer.customerstatus_id !== 1) {
      throw new Refused(403, 'check_registration');
    }
    const iban = accountOf(customer);
    if (iban === null) {
      throw new Refused(403, 'bank_account_not_validated');
    }
    await assertSteppedUp(transaction, { customerId, sessionId }, now);
    return payOut(transaction, { ...wish, now, iban });
  });
};

/** Why the balance of an excluded customer stays. */
export type UnpaidReason = NonNullable<components['schemas']['Exclusion']['unpaid_reason']>;

export interface Payout {
  /** Cents. */
  paid: number;
  /** The account that they go to. */
  iban: string | null;
  /** Cents. */
  unpaid: number;
  /** Why they stay. */
  reason: UnpaidReason | null;
  /** Whether money that comes later can be paid out. */
  paysLater: boolean;
}

/**
 * Pays out the balance of a customer who can no longer log in (account §1). Lock the customer
 * before.
 */
export const payOutAll = async (
  transaction: Transaction<Tables>,
  { customerId, now }: { customerId: number; now: number },
): Promise<Payout> => {
  const customer = await customerOf(transaction, customerId);
  const { balance: amount } = customer;
  const iban = accountOf(customer);
  const paysLater = iban !== null && isIdentified(customer, now);
  const stays = (reason: UnpaidReason) => ({ paid: 0, iban: null, unpaid: amount, reason, paysLater });
  if (amount === 0) return { paid: 0, iban: null, unpaid: 0, reason: null, paysLater };
  if (iban === null) return stays('bank_account');
  if (!paysLater) return stays('registration');
  if (amount < bankTransfer.minimum) return stays('minimum');
  await payOut(transaction, { customerId, amount, key: null, now, iban });
  return { paid: amount, iban, unpaid: 0, reason: null, paysLater };
};

/**
 * Pays out the balance of a customer who is excluded; a no-op for any other. Call it after money is
 * booked, in its transaction.
 * @returns null for a customer who is not excluded
 */
export const payOutToExcluded = async (
  transaction: Transaction<Tables>,
  { customerId, now }: { customerId: number; now: number },
): Promise<Payout | null> => {
  const { excluded_until } = await customerOf(transaction, customerId);
  if (excluded_until === null || excluded_until <= now) return null;
  return payOutAll(transaction, { customerId, now });
};

/**
 * Pays out what exceeds the customer's payout amount (domain §3.2, payout function), or everything
 * to an excluded customer. Call it after winnings are booked, in their transaction.
 * @returns the paid cents; 0 without a payout amount, a validated account or a known identity
 */
export const payOutAbove = async (
  transaction: Transaction<Tables>,
  { customerId, now }: { customerId: number; now: number },
): Promise<number> => {
  await lockCustomer(transaction, customerId);
  const toExcluded = await payOutToExcluded(transaction, { customerId, now });
  if (toExcluded && toExcluded.paid > 0) return toExcluded.paid;
  const customer = await customerOf(transaction, customerId);
  const iban = accountOf(customer);
  if (customer.withdrawal_amount === null || iban === null || !isIdentified(customer, now)) return 0;
  const amount = customer.balance - customer.withdrawal_amount;
  if (amount < bankTransfer.minimum) return 0;
  await payOut(transaction, { customerId, amount, key: null, now, iban });
  return amount;
};
