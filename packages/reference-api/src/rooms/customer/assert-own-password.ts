import type { Database } from '../../server/database/open-database.ts';
import type { Clock } from '../../server/operation/operation.types.ts';
import { Refused } from '../../server/operation/refused.ts';
import { type Rate, takeTurn, tooMany } from '../../server/throttle/throttle.ts';
import { isPassword } from '../auth/password.ts';

/** Limited, so that nobody tries passwords in an unattended browser. */
const rate: Rate = { kind: 'password-change', times: 5, windowMs: 15 * 60_000 };

export const wrongPassword = () => new Refused(409, 'wrong_password');

/**
 * Counts an attempt to prove or to change the password.
 * @returns the stored hash; null for an account without a password
 * @throws Refused 429
 */
export const countPasswordAttempt = async (
  database: Database,
  { customerId, clock }: { customerId: number; clock: Clock },
): Promise<string | null> => {
  const until = await database
    .transaction()
    .execute((transaction) => takeTurn(transaction, rate, String(customerId), clock()));
  if (until !== null) throw tooMany('password', until, clock());
  const { password_hash } = await database
    .selectFrom('customer')
    .select('password_hash')
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  return password_hash;
};

/**
 * Asks a customer who is logged in for the password again.
 * @returns its hash
 * @throws Refused 409 `wrong_password`, 429
 */
export const assertOwnPassword = async (
  database: Database,
  { customerId, password, clock }: { customerId: number; password: string; clock: Clock },
): Promise<string> => {
  const password_hash = await countPasswordAttempt(database, { customerId, clock });
  if (!(await isPassword(password, password_hash)) || password_hash === null) throw wrongPassword();
  return password_hash;
};
