import { createHash } from 'node:crypto';
import type { Selectable, Transaction } from 'kysely';
import type { CustomerTable } from '../customers/customer.tables.ts';
import type { Database } from '../database/open-database.ts';
import type { Tables } from '../database/tables.ts';
import { holdCustomer } from '../money/ledger.ts';
import { Refused } from '../operation/refused.ts';
import { getRegistrationBeforeLogin } from '../registration/hold-registration.ts';
import { forgetTurns, giveBackTurn, type Rate, takeTurn, tooMany } from '../throttle/throttle.ts';
import { type LoginRefusal, loginRefusal } from './login-refusal.ts';
import { isPassword } from './password.ts';
import type { Sessions, TokenPair } from './sessions.ts';

type Customer = Selectable<CustomerTable>;

const quarter = 15 * 60_000;
const perAccount: Rate = { kind: 'login-account', times: 5, windowMs: quarter };
const perAddress: Rate = { kind: 'login-address', times: 50, windowMs: quarter };

/** Whom a name means, in any case: an e-mail address, or a username that one customer alone has. */
const customerNamed = async (database: Database, name: string): Promise<Customer | null> => {
  const found = await database
    .selectFrom('customer')
    .selectAll()
    .where(name.includes('@') ? 'email' : 'username', '=', name.toLowerCase())
    .limit(2)
    .execute();
  return found.length === 1 ? (found[0] ?? null) : null;
};

/** What attempts are counted by. They count for a name that nobody has as well, so that 429 tells nothing. */
const accountKey = (customer: Customer | null, name: string): string =>
  customer ? String(customer.id) : createHash('sha256').update(name.toLowerCase()).digest('base64url');

/** Lets a customer try again at once: it proved otherwise who it is. */
export const forgetLoginAttempts = (transaction: Transaction<Tables>, customerId: number): Promise<void> =>
  forgetTurns(transaction, perAccount, String(customerId));

/** Before the password is looked at, so that guesses at the same moment count as well. */
const countAttempt = async (database: Database, rate: Rate, key: string, now: number): Promise<void> => {
  const until = await database.transaction().execute((transaction) => takeTurn(transaction, rate, key, now));
  if (until !== null) throw tooMany('Too many attempts. Try again later or set a new password.', until, now);
};

const wrong = () =>
  new Refused(401, 'invalid_credentials', 'Name or password is wrong. Try again or set a new password.');

const messages: Record<LoginRefusal, string> = {
  customer_excluded: 'You have excluded yourself from betting. You can log in again when that ends.',
  customer_status_zero: 'Please complete your registration anew.',
  check_registration: 'Please finish your registration first.',
  login_status_expired: 'Your provisional registration has expired. Please have your identity checked by PostIdent.',
};

/** @param regToken of the registration that is to be gone on with before; null when there is none */
const refusalOf = (customer: Customer, regToken: string | null, now: number): Refused | null => {
  const code = loginRefusal(customer, regToken === null, now);
  if (code === null) return null;
  const extended = {
    customer_excluded: { excluded_until: new Date(customer.excluded_until ?? now).toISOString() },
    customer_status_zero: { reg_token: regToken },
    check_registration: { reg_token: regToken },
    login_status_expired: {},
  }[code];
  return new Refused(403, code, messages[code], { extended });
};

/** @throws Refused 403 with what to do first, when a customer may not be logged in */
export const assertMayLogIn = async (
  transaction: Transaction<Tables>,
  customerId: number,
  now: number,
): Promise<Customer> => {
  const customer = await transaction
    .selectFrom('customer')
    .selectAll()
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  const refusal = refusalOf(customer, await getRegistrationBeforeLogin(transaction, customerId), now);
  if (refusal) throw refusal;
  return customer;
};

export interface PasswordLogin {
  name: string;
  password: string;
  /** Where it comes from, see `addressOf`. */
  address: string;
}

/**
 * Begins a session for who knows the password.
 * @throws Refused 401 `invalid_credentials`, 403 with what to do first, 429
 */
export const logIn = async (
  { database, sessions }: { database: Database; sessions: Sessions },
  { name, password, address }: PasswordLogin,
  now: number,
): Promise<{ pair: TokenPair; customer: Customer }> => {
  const found = await customerNamed(database, name);
  const key = accountKey(found, name);
  await countAttempt(database, perAddress, address, now);
  await countAttempt(database, perAccount, key, now);
  const isRight = await isPassword(password, found?.password_hash ?? null);
  if (!found || !isRight) throw wrong();
  await database.transaction().execute(async (transaction) => {
    await giveBackTurn(transaction, perAddress, address);
    await forgetTurns(transaction, perAccount, key);
  });
  const { grant, customer } = await database.transaction().execute(async (transaction) => {
    await holdCustomer(transaction, found.id);
    const customer = await assertMayLogIn(transaction, found.id, now);
    // Changed while it was compared: the new one ended all sessions, and this would be one more.
    if (customer.password_hash !== found.password_hash) throw wrong();
    return { grant: await sessions.open(transaction, found.id, now), customer };
  });
  return { pair: await sessions.issue(grant, now), customer };
};
