import type { OperationsOf } from '../../server/operation/operation.types.ts';
import { invalid, Refused } from '../../server/operation/refused.ts';
import type { Server } from '../../server/operation/server.ts';
import { todayAt } from '../../world/day/race-days.ts';
import { iso } from '../../world/day/zone.ts';
import { holdCustomer } from '../payments/ledger.ts';
import { isAdult, MIN_AGE } from './age.ts';
import { AGE_CHECK_MS, checkedFrom, IDENTITY_CHECK_MS, identityCheckOf, showCheck } from './customer-check.model.ts';

/**
 * The checks of age and identity (core §7): pretend ones that succeed after a while. And the notice
 * of what status 9 may do until then.
 */
export const checkOperations = ({
  database,
}: Server): OperationsOf<'validateAge' | 'validateIdentity' | 'confirmBeforeIdentity'> => ({
  async validateAge({ body: { birthdate }, customerId, clock }) {
    const validatedAt = await database.transaction().execute(async (transaction) => {
      const now = await holdCustomer(transaction, customerId, clock);
      const customer = await transaction
        .selectFrom('customer')
        .select(['birthdate', 'age_validated_at'])
        .where('id', '=', customerId)
        .executeTakeFirstOrThrow();
      if (birthdate !== customer.birthdate) {
        throw new Refused(409, 'birthdate_mismatch');
      }
      if (!isAdult(birthdate, todayAt(now))) {
        throw new Refused(409, 'under_age', { words: { age: MIN_AGE } });
      }
      const age_validated_at = checkedFrom(customer.age_validated_at, AGE_CHECK_MS, now);
      await transaction.updateTable('customer').set({ age_validated_at }).where('id', '=', customerId).execute();
      return age_validated_at;
    });
    return { data: showCheck(validatedAt, clock()) };
  },

  async validateIdentity({ body: { document_expires }, customerId, clock }) {
    const validatedAt = await database.transaction().execute(async (transaction) => {
      const now = await holdCustomer(transaction, customerId, clock);
      if (document_expires <= todayAt(now)) throw invalid({ document_expires: ['date_after'] });
      const customer = await transaction
        .selectFrom('customer')
        .select(['customerstatus_id', 'identity_validated_at'])
        .where('id', '=', customerId)
        .executeTakeFirstOrThrow();
      const { customerstatus_id: status } = customer;
      const identity_validated_at = checkedFrom(identityCheckOf(customer, now), IDENTITY_CHECK_MS, now);
      await transaction
        .updateTable('customer')
        // The check ends status 6; until then `customerStatusAt` returns it.
        .set({ identity_validated_at, customerstatus_id: status === 6 ? 1 : status })
        .where('id', '=', customerId)
        .execute();
      return identity_validated_at;
    });
    return { data: showCheck(validatedAt, clock()) };
  },

  async confirmBeforeIdentity({ customerId, clock }) {
    const confirmedAt = await database.transaction().execute(async (transaction) => {
      const now = await holdCustomer(transaction, customerId, clock);
      const { identity_notice_at } = await transaction
        .updateTable('customer')
        // Also if the identity was proven meanwhile: the customer has read it.
        .set((row) => ({ identity_notice_at: row.fn.coalesce('identity_notice_at', row.val(now)) }))
        .where('id', '=', customerId)
        .returning('identity_notice_at')
        .executeTakeFirstOrThrow();
      return Number(identity_notice_at);
    });
    return { data: { confirmed_at: iso(confirmedAt) } };
  },
});
