import type { Transaction } from 'kysely';
import type { Tables } from '../../../server/database/tables.ts';
import { sendMail } from '../../../server/outbox/outbox.ts';
import { forgetTurns, type Rate, takeTurn } from '../../../server/throttle/throttle.ts';
import { notify } from '../../messenger/notify.ts';
import { createBankCode } from './bank-code.ts';
import { compactIban } from './iban.ts';

/** Attempts for a customer's bank codes. */
const bankCodeRate: Rate = { kind: 'bank-code', times: 5, windowMs: 24 * 3_600_000 };

const changed = {
  type: 'account',
  text_de:
    'Ihr Bankkonto wurde geändert. Waren Sie das nicht, ändern Sie Ihr Passwort und wenden Sie sich bitte sofort an unseren Kundendienst.',
  text_en:
    'Your bank account was changed. If that was not you, change your password and contact our customer service at once.',
  mailedBy: 'always',
} as const;

/** The mailbox of an account's pretend bank statements in the outbox. */
export const statementsOf = (iban: string): string => `${compactIban(iban).toLowerCase()}@bank.test`;

/**
 * Changes a customer's account; it is pending until its transfer code is entered. A validated one
 * is kept as a former one, and a message tells of the change: it was perhaps somebody else. Lock
 * the customer before.
 * @param iban valid, see `isIban`
 */
export const nameBankAccount = async (
  transaction: Transaction<Tables>,
  { customerId, iban, now }: { customerId: number; iban: string; now: number },
): Promise<void> => {
  const code = createBankCode();
  const before = await transaction
    .selectFrom('customer')
    .select(['iban', 'bank_account_status'])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  if (before.bank_account_status === 'validated' && before.iban !== null) {
    await transaction
      .insertInto('former_account')
      .values({ customer_id: customerId, iban: before.iban })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await notify(transaction, { customerId, ...changed, race_id: null, at: now });
  }
  await transaction
    .updateTable('customer')
    .set({ iban: compactIban(iban), bank_account_status: 'pending', bank_code: code })
    .where('id', '=', customerId)
    .execute();
  // No bank is connected: a mail stands in for the statement.
  const text = `Gutschrift 0,01 EUR\nVerwendungszweck: ${code}`;
  await sendMail(transaction, { to: statementsOf(iban), subject: 'Kontoauszug', text, at: now });
};

/** Forgets the attempts for a customer's bank codes: somebody else made them. */
export const forgetBankCodes = (transaction: Transaction<Tables>, customerId: number): Promise<void> =>
  forgetTurns(transaction, bankCodeRate, String(customerId));

/** The result of an entered bank code. */
export type BankCodeOutcome = 'validated' | 'wrong' | 'not_required' | { tooManyUntil: number };

/**
 * Compares an entered bank code. The attempt counts: throw the refusal after the transaction.
 * Lock the customer before.
 */
export const giveBankCode = async (
  transaction: Transaction<Tables>,
  { customerId, code, now }: { customerId: number; code: string; now: number },
): Promise<BankCodeOutcome> => {
  const { bank_code: expected } = await transaction
    .selectFrom('customer')
    .select('bank_code')
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  if (expected === null) return 'not_required';
  const tooManyUntil = await takeTurn(transaction, bankCodeRate, String(customerId), now);
  if (tooManyUntil !== null) return { tooManyUntil };
  if (code !== expected) return 'wrong';
  await transaction
    .updateTable('customer')
    .set({ bank_account_status: 'validated', bank_code: null })
    .where('id', '=', customerId)
    .execute();
  return 'validated';
};
