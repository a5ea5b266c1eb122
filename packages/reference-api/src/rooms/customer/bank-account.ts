import type { Transaction } from 'kysely';
import type { Tables } from '../../server/database/tables.ts';
import { sendMail } from '../../server/outbox/outbox.ts';
import { type Rate, takeTurn } from '../../server/throttle/throttle.ts';
import { createBankCode } from './bank-code.ts';
import { compactIban } from './iban.ts';

/** Attempts for a customer's bank codes. */
const bankCodeRate: Rate = { kind: 'bank-code', times: 5, windowMs: 24 * 3_600_000 };

/** Where the pretend bank's statements go in the outbox: a mailbox for each account. */
export const statementsOf = (iban: string): string => `${compactIban(iban).toLowerCase()}@bank.test`;

/**
 * A customer's account is another one from now on, pending until the code of the transfer to it is given.
 * Hold the customer before.
 * @param iban one that `isIban`
 */
export const nameBankAccount = async (
  transaction: Transaction<Tables>,
  { customerId, iban, now }: { customerId: number; iban: string; now: number },
): Promise<void> => {
  const code = createBankCode();
  await transaction
    .updateTable('customer')
    .set({ iban: compactIban(iban), bank_account_status: 'pending', bank_code: code })
    .where('id', '=', customerId)
    .execute();
  // No bank is connected: the statement that shows the transfer is a mail.
  const text = `Gutschrift 0,01 EUR\nVerwendungszweck: ${code}`;
  await sendMail(transaction, { to: statementsOf(iban), subject: 'Kontoauszug', text, at: now });
};

/** What became of a bank code that a customer gave. */
export type BankCodeOutcome = 'validated' | 'wrong' | 'not_required' | { tooManyUntil: number };

/**
 * Compares a bank code with that of the transfer. An attempt counts, so throw a refusal only after the transaction.
 * Hold the customer before.
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
