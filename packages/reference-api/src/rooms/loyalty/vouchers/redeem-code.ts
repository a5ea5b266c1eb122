import type { Transaction } from 'kysely';
import type { Database } from '../../../server/database/open-database.ts';
import type { Tables } from '../../../server/database/tables.ts';
import type { Clock } from '../../../server/operation/operation.types.ts';
import { Refused } from '../../../server/operation/refused.ts';
import { lockOtherAccounts } from '../../customer/same-person.ts';
import { holdCustomer } from '../../payments/ledger.ts';
import { assertMayTakeBonus } from '../assert-may-take-bonus.ts';
import { grantVoucher } from './grant-voucher.ts';
import type { Voucher } from './voucher.model.ts';
import { readCode, type VoucherCode, voucherCodes } from './voucher-campaigns.ts';

/** This many wrong codes within this time count as guessing. */
const MISSES_ALLOWED = 10;
const MISSES_WITHIN_MS = 3_600_000;

const assertNotGuessing = async (transaction: Transaction<Tables>, customerId: number, now: number): Promise<void> => {
  const misses = await transaction
    .selectFrom('voucher_code_miss')
    .select('missed_at')
    .where('customer_id', '=', customerId)
    .where('missed_at', '>', now - MISSES_WITHIN_MS)
    .orderBy('missed_at', 'desc')
    .limit(MISSES_ALLOWED)
    .execute();
  const tenth = misses[MISSES_ALLOWED - 1];
  if (!tenth) return;
  const seconds = Math.ceil((tenth.missed_at + MISSES_WITHIN_MS - now) / 1000);
  throw new Refused(429, 'too_many_requests.codes_of_hour', {
    headers: { 'retry-after': String(seconds) },
  });
};

/** Locks the code's row, and makes it first where nobody has redeemed the code yet. */
const lockCode = async (transaction: Transaction<Tables>, code: string): Promise<void> => {
  await transaction
    .insertInto('voucher_code')
    .values({ code, redeemed: 0 })
    .onConflict((conflict) =>
      conflict.column('code').doUpdateSet((row) => ({ redeemed: row.ref('voucher_code.redeemed') })),
    )
    .execute();
};

/** Counts a locked code for the customer and in total. */
const takeCode = async (
  transaction: Transaction<Tables>,
  code: string,
  { total, until }: VoucherCode,
  { customerId, others, now }: { customerId: number; others: readonly number[]; now: number },
): Promise<void> => {
  if (now >= until) throw new Refused(409, 'voucher_code_expired');
  const uses = await transaction
    .selectFrom('voucher_code_use')
    .select('customer_id')
    .where('code', '=', code)
    .where('customer_id', 'in', [customerId, ...others])
    .execute();
  if (uses.length > 0) {
    const isOwn = uses.some((use) => use.customer_id === customerId);
    throw new Refused(409, isOwn ? 'voucher_code_redeemed' : 'voucher_code_redeemed.elsewhere');
  }
  const { numUpdatedRows } = await transaction
    .updateTable('voucher_code')
    .set((row) => ({ redeemed: row('redeemed', '+', 1) }))
    .where('code', '=', code)
    .where('redeemed', '<', total)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) {
    throw new Refused(409, 'voucher_code_exhausted');
  }
  await transaction
    .insertInto('voucher_code_use')
    .values({ code, customer_id: customerId, redeemed_at: now })
    .execute();
};

/**
 * Redeems a code for an open voucher.
 * @throws Refused 404 for an unknown code, 409 for a taken, used up or expired one, 429 for
 * guessing
 */
export const redeemCode = async (
  database: Database,
  { text, customerId, clock }: { text: string; customerId: number; clock: Clock },
): Promise<Voucher> => {
  const code = readCode(text);
  const known = Object.hasOwn(voucherCodes, code) ? voucherCodes[code] : undefined;
  // A miss must persist: an error inside the transaction would roll it back.
  const voucher = await database.transaction().execute(async (transaction) => {
    const heldAt = await holdCustomer(transaction, customerId, clock);
    const others = await lockOtherAccounts(transaction, customerId, heldAt);
    if (known) await lockCode(transaction, code);
    const now = clock();
    await assertMayTakeBonus(transaction, customerId, now);
    await assertNotGuessing(transaction, customerId, now);
    if (!known) {
      await transaction.insertInto('voucher_code_miss').values({ customer_id: customerId, missed_at: now }).execute();
      return null;
    }
    await takeCode(transaction, code, known, { customerId, others, now });
    return grantVoucher(transaction, { customerId, campaign: known.campaign, at: now });
  });
  if (!voucher) throw new Refused(404, 'not_found.code');
  return voucher;
};
