import { milliseconds } from 'date-fns/milliseconds';
import type { Selectable, Transaction } from 'kysely';
import type { Database } from '../../server/database/open-database.ts';
import type { Tables } from '../../server/database/tables.ts';
import type { Clock } from '../../server/operation/operation.types.ts';
import { notFound, Refused } from '../../server/operation/refused.ts';
import type { Server } from '../../server/operation/server.ts';
import { assertNoCheckpoint } from '../auth/checkpoints.ts';
import { assertMayPlay, payingStatuses } from '../customer/assert-may-play.ts';
import { assertBeforeIdentity } from '../customer/before-identity.ts';
import { depositDuringExclusion } from '../customer/exclusion-mail.ts';
import { lockOtherAccounts } from '../customer/same-person.ts';
import { chargeLimit } from '../limits/charge-limit.ts';
import { spendBannerBonus } from '../loyalty/vouchers/spend-banner-bonus.ts';
import { notify } from '../messenger/notify.ts';
import { assertAmount, insertPayment, type PaymentWish, takePayment } from './create-payment.ts';
import { book, holdCustomer } from './ledger.ts';
import { statusAt } from './payment.model.ts';
import type { PaymentOutcome, PaymentTable } from './payment.tables.ts';
import { depositTypeOf } from './payment-types.ts';
import { euro } from './transactions-csv.model.ts';
import { type Payout, payOutToExcluded } from './withdrawal.ts';

type Payment = Selectable<PaymentTable>;

/**
 * Starts a deposit, pending until the provider's outcome. It counts against the limits from now on,
 * even when cancelled (OVG Niedersachsen 10 ME 31/24, domain §3.2).
 * @throws Refused 403 if the customer may not, 404 for an unknown payment type, 409 beyond a limit
 */
export const startDeposit = (
  { database, permit }: Pick<Server, 'database' | 'permit'>,
  wish: PaymentWish & { paymentTypeId: number },
): Promise<Payment> => {
  const type = depositTypeOf(wish.paymentTypeId);
  if (!type) throw notFound('payment type for deposits');
  assertAmount(type, wish.amount);
  const { customerId, amount, clock } = wish;
  return takePayment(database, wish, type, async (transaction, heldAt) => {
    // The sums of a person are of all its accounts: two do not use one rest at the same time.
    await lockOtherAccounts(transaction, customerId, heldAt);
    const now = clock();
    await assertMayPlay(transaction, { customerId, statuses: payingStatuses, now });
    const before = await assertBeforeIdentity(transaction, { customerId, permit, now });
    await assertNoCheckpoint(transaction, customerId, now);
    if (before && amount > before.left) {
      const { told } = before;
      throw new Refused(403, 'check_identity.deposit', amount > told ? { extended: { deposit_left: told } } : {});
    }
    await chargeLimit(transaction, { customerId, type: 'deposit', amount, now });
    await chargeLimit(transaction, { customerId, type: 'lugas', amount, now });
    return insertPayment(transaction, { ...wish, now }, type);
  });
};

/** How long the return page asks. The customer is notified of a later outcome. */
const RETURN_PAGE_ASKS_MS = milliseconds({ minutes: 5 });

const tellOutcome = (
  transaction: Transaction<Tables>,
  { id, customer_id: customerId, amount }: Payment,
  outcome: PaymentOutcome,
  at: number,
): Promise<void> => {
  const [de, en] = [`Ihre Einzahlung von ${euro(amount, 'de')}\u00a0€`, `Your deposit of €${euro(amount, 'en')}`];
  const texts =
    outcome === 'success'
      ? { text_de: `${de} ist auf Ihrem Konto.`, text_en: `${en} is in your account.` }
      : { text_de: `${de} ist nicht zustande gekommen.`, text_en: `${en} was not completed.` };
  const payment_id = outcome === 'success' ? null : id;
  return notify(transaction, { customerId, type: 'payment', ...texts, race_id: null, payment_id, at });
};

/** Always by mail: the customer can neither log in to read it, nor change what is mailed. */
const tellExcluded = (
  transaction: Transaction<Tables>,
  { customer_id: customerId, amount }: Payment,
  payout: Payout,
  at: number,
): Promise<void> => {
  const texts = {
    text_de: depositDuringExclusion('de', amount, payout),
    text_en: depositDuringExclusion('en', amount, payout),
  };
  return notify(transaction, { customerId, type: 'payment', ...texts, race_id: null, at, mailedBy: 'always' });
};

/** The deposit with a provider's key; undefined without one. */
export const findDeposit = (database: Database, providerKey: string): Promise<Payment | undefined> =>
  database
    .selectFrom('payment')
    .selectAll()
    .where('provider_key', '=', providerKey)
    .where('direction', '=', 'deposit')
    .executeTakeFirst();

/**
 * Stores the provider's outcome of a deposit. The first one is final; later ones are no-ops. A
 * deposit that only the clock cancelled has none: money that comes later is the customer's (D-129).
 * @returns the current deposit; undefined without one
 */
export const settleDeposit = async (
  database: Database,
  { providerKey, outcome, clock }: { providerKey: string; outcome: PaymentOutcome; clock: Clock },
): Promise<Payment | undefined> => {
  const found = await findDeposit(database, providerKey);
  if (!found) return undefined;
  const { id, customer_id: customerId, amount } = found;
  return database.transaction().execute(async (transaction) => {
    const now = await holdCustomer(transaction, customerId, clock);
    const payment = await transaction.selectFrom('payment').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    if (payment.outcome !== null) return payment;
    // The customer knows already that it is cancelled: only money is news.
    const isNews = outcome === 'success' || statusAt(payment, now).status === 'pending';
    await transaction.updateTable('payment').set({ outcome, decided_at: now }).where('id', '=', id).execute();
    let payout: Payout | null = null;
    if (outcome === 'success') {
      await book(transaction, { customerId, kind: 'deposit', amount, reference: `payment:${id}`, at: now });
      await spendBannerBonus(transaction, { customerId, deposit: amount, begunAt: payment.created_at, at: now });
      payout = await payOutToExcluded(transaction, { customerId, now });
    }
    if (payout) await tellExcluded(transaction, payment, payout, now);
    else if (isNews && now - payment.created_at > RETURN_PAGE_ASKS_MS)
      await tellOutcome(transaction, payment, outcome, now);
    return { ...payment, outcome, decided_at: now };
  });
};
