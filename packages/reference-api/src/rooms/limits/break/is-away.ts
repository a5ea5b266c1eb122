import type { Kysely } from 'kysely';
import type { Tables } from '../../../server/database/tables.ts';
import { bindingAccountsOf } from '../../customer/same-person.ts';

/**
 * Whether a self-exclusion or a break runs, also of another account of the person (D-120): the
 * customer is neither called back nor given bonuses.
 */
export const isAway = async (database: Kysely<Tables>, customerId: number, now: number): Promise<boolean> => {
  // One read is enough for most: hardly any customer shares a birth date or an account with one who
  // is away.
  const away = await database
    .selectFrom('customer as own')
    .innerJoin('customer as other', (join) =>
      join.on((row) =>
        row.or([
          row('other.id', '=', row.ref('own.id')),
          row('other.birthdate', '=', row.ref('own.birthdate')),
          row('other.iban', '=', row.ref('own.iban')),
        ]),
      ),
    )
    .select('other.id')
    .where('own.id', '=', customerId)
    .where((row) => row.or([row('other.excluded_until', '>', now), row('other.break_until', '>', now)]))
    .execute();
  const ids = away.map(({ id }) => id);
  if (ids.length === 0 || ids.includes(customerId)) return ids.length > 0;
  return (await bindingAccountsOf(database, customerId, now)).some(({ id }) => ids.includes(id));
};
