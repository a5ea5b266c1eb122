import type { Selectable, Transaction } from 'kysely';
import { assertNoCheckpoint } from '../auth/checkpoints.ts';
import type { Database } from '../database/open-database.ts';
import type { Tables } from '../database/tables.ts';
import { useLimit } from '../limits/use-limit.ts';
import { notFound, Refused } from '../operation/refused.ts';
import { useBannerBonus } from '../vouchers/use-banner-bonus.ts';
import { assertAmount, findRepeated, insertPayment, type PaymentWish } from './create-payment.ts';
import { book, holdCustomer } from './ledger.ts';
import { type PaymentOutcome, statusAt } from './payment.model.ts';
import type { PaymentTable } from './payment.tables.ts';
import { depositTypeOf } from './payment-types.ts';

type Payment = Selectable<PaymentTable>;

/** Active and provisional customers (core §4). */
const depositStatuses: readonly number[] = [1, 9];

/** @throws Refused 403 with what is to be done first */
const assertMayDeposit = async (
  transaction: Transaction<Tables>,
  { customerId, now }: Pick<PaymentWish, 'customerId' | 'now'>,
): Promise<void> => {
  const { customerstatus_id: status, excluded_until: until } = await transaction
    .selectFrom('customer')
    .select(['customerstatus_id', 'excluded_until'])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  if (until !== null && until > now) {
    throw new Refused(403, 'customer_excluded', 'You excluded yourself from play. Deposits are possible when it ends.');
  }
  if (status === 0) throw new Refused(403, 'customer_status_zero', 'Please register anew to continue.');
  await assertNoCheckpoint(transaction, customerId, now);
  if (!depositStatuses.includes(status)) {
    throw new Refused(403, 'check_registration', 'Please complete your registration first.');
  }
};

/**
 * A deposit that waits for the provider's word. Its amount counts against the limits from now on: also one that is
 * cancelled does (OVG Niedersachsen 10 ME 31/24, domain §3.2).
 * @throws Refused 403 where this customer may not, 404 for an unknown payment type, 409 beyond a limit
 */
export const startDeposit = (database: Database, wish: PaymentWish & { paymentTypeId: number }): Promise<Payment> => {
  const type = depositTypeOf(wish.paymentTypeId);
  if (!type) throw notFound('payment type for deposits');
  assertAmount(type, wish.amount);
  const { customerId, amount, now } = wish;
  return database.transaction().execute(async (transaction) => {
    await holdCustomer(transaction, customerId);
    const repeated = await findRepeated(transaction, wish, type);
    if (repeated) return repeated;
    await assertMayDeposit(transaction, wish);
    await useLimit(transaction, { customerId, type: 'deposit', amount, now });
    await useLimit(transaction, { customerId, type: 'lugas', amount, now });
    return insertPayment(transaction, wish, type);
  });
};

/** What the provider knows a deposit by. */
export const findDeposit = (database: Database, providerKey: string): Promise<Payment | undefined> =>
  database
    .selectFrom('payment')
    .selectAll()
    .where('provider_key', '=', providerKey)
    .where('direction', '=', 'deposit')
    .executeTakeFirst();

/**
 * The provider's word on a deposit. The first one holds: said again, or otherwise, it changes nothing.
 * @returns the deposit as it is now; undefined when there is none
 */
export const settleDeposit = async (
  database: Database,
  { providerKey, outcome, now }: { providerKey: string; outcome: PaymentOutcome; now: number },
): Promise<Payment | undefined> => {
  const found = await findDeposit(database, providerKey);
  if (!found) return undefined;
  const { id, customer_id: customerId, amount } = found;
  return database.transaction().execute(async (transaction) => {
    await holdCustomer(transaction, customerId);
    const payment = await transaction.selectFrom('payment').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    if (statusAt(payment, now).status !== 'pending') return payment;
    await transaction.updateTable('payment').set({ outcome, decided_at: now }).where('id', '=', id).execute();
    if (outcome === 'success') {
      await book(transaction, { customerId, kind: 'deposit', amount, reference: `payment:${id}`, at: now });
      await useBannerBonus(transaction, { customerId, deposit: amount, at: now });
    }
    return { ...payment, outcome, decided_at: now };
  });
};
