import type { components } from '@paddock/api';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../server/database/tables.ts';
import type { OperationsOf } from '../../../server/operation/operation.types.ts';
import { invalid, Refused } from '../../../server/operation/refused.ts';
import type { Server } from '../../../server/operation/server.ts';
import { type Rate, takeTurn, tooMany } from '../../../server/throttle/throttle.ts';
import { assertSteppedUp } from '../../auth/step-up/stepped-up.ts';
import { holdCustomer } from '../../payments/ledger.ts';
import { settleRegistrationOf } from '../../registration/hold-registration.ts';
import { inheritExclusion } from '../exclude.ts';
import { bindingAccountsOf } from '../same-person.ts';
import { giveBankCode, nameBankAccount } from './bank-account.ts';
import { compactIban, isIban } from './iban.ts';

type BankAccount = components['schemas']['BankAccount'];

/** Limited, because each change costs a transfer. */
const ibanRate: Rate = { kind: 'iban-change', times: 5, windowMs: 24 * 3_600_000 };

export const bankAccountOf = async (database: Kysely<Tables>, customerId: number): Promise<BankAccount> => {
  const customer = await database
    .selectFrom('customer')
    .select(['iban', 'firstname', 'lastname', 'bank_account_status', 'bank_code'])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  return {
    iban: customer.iban,
    holder: `${customer.firstname} ${customer.lastname}`,
    bank_account_status: customer.bank_account_status as BankAccount['bank_account_status'],
    bank_code_required: customer.bank_code !== null,
  };
};

/** The bank account for withdrawals (core §4, §7). */
export const bankAccountOperations = ({
  database,
}: Server): OperationsOf<'getBankAccount' | 'changeIban' | 'setBankCode'> => ({
  async getBankAccount({ customerId }) {
    return { data: await bankAccountOf(database, customerId) };
  },

  async changeIban({ body: { iban }, customerId, sessionId, clock }) {
    if (!isIban(iban)) throw invalid({ iban: ['iban'] });
    const data = await database.transaction().execute(async (transaction) => {
      const now = await holdCustomer(transaction, customerId, clock);
      const known = await bankAccountOf(transaction, customerId);
      if (known.iban === compactIban(iban)) return known;
      await assertSteppedUp(transaction, { customerId, sessionId }, now);
      const until = await takeTurn(transaction, ibanRate, String(customerId), now);
      if (until !== null) throw tooMany('bank_account', until, now);
      await nameBankAccount(transaction, { customerId, iban, now });
      await settleRegistrationOf(transaction, customerId, now);
      return bankAccountOf(transaction, customerId);
    });
    return { data };
  },

  async setBankCode({ body: { code }, customerId, clock }) {
    const outcome = await database.transaction().execute(async (transaction) => {
      const now = await holdCustomer(transaction, customerId, clock);
      const given = await giveBankCode(transaction, { customerId, code, now });
      if (given === 'validated') {
        await settleRegistrationOf(transaction, customerId, now);
        // Status 15 only lacks the account.
        await transaction
          .updateTable('customer')
          .set({ customerstatus_id: 1 })
          .where('id', '=', customerId)
          .where('customerstatus_id', '=', 15)
          .execute();
        const others = await bindingAccountsOf(transaction, customerId, now);
        await inheritExclusion(transaction, { customerId, others, now });
      }
      return given;
    });
    if (outcome === 'not_required') {
      throw new Refused(409, 'bank_code_not_required.account');
    }
    if (outcome === 'wrong') {
      throw new Refused(409, 'wrong_bank_code');
    }
    if (outcome !== 'validated') throw tooMany('codes_of_day', outcome.tooManyUntil, clock());
    return { data: await bankAccountOf(database, customerId) };
  },
});
