import { createHash } from 'node:crypto';
import type { Selectable, Transaction } from 'kysely';
import type { CustomerTable } from '../customers/customer.tables.ts';
import type { Database } from '../database/open-database.ts';
import type { Tables } from '../database/tables.ts';
import { holdCustomer } from '../money/ledger.ts';
import type { Clock } from '../operation/operation.types.ts';
import { Refused } from '../operation/refused.ts';
import { reopenRegistration } from '../registration/begin-registration.ts';
import { getRegistrationBeforeLogin } from '../registration/hold-registration.ts';
import { forgetTurns, giveBackTurn, type Rate, takeTurn, tooMany } from '../throttle/throttle.ts';
import { type LoginRefusal, loginRefusal } from './login-refusal.ts';
import { isPassword } from './password.ts';
import type { LoggedIn, RefreshAttempt, Sessions } from './sessions.ts';

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
const countAttempt = async (database: Database, rate: Rate, key: string, clock: Clock): Promise<void> => {
  const until = await database.transaction().execute((transaction) => takeTurn(transaction, rate, key, clock()));
  if (until !== null) throw tooMany('Too many attempts. Try again later or set a new password.', until, clock());
};

const wrong = () =>
  new Refused(401, 'invalid_credentials', 'Name or password is wrong. Try again or set a new password.');

const messages: Record<LoginRefusal, string> = {
  customer_excluded: 'You have excluded yourself from betting. You can log in again when that ends.',
  customer_status_zero: 'Please complete your registration anew.',
  check_registration: 'Please finish your registration first.',
  login_status_expired: 'Your provisional registration has expired. Please have your identity checked by PostIdent.',
};

/** The registration that a customer has to go on with; a locked one without any begins one. */
const registrationToken = async (
  transaction: Transaction<Tables>,
  { id, customerstatus_id }: Customer,
  now: number,
): Promise<string | null> => {
  const token = await getRegistrationBeforeLogin(transaction, id);
  return token === null && customerstatus_id === 0 ? reopenRegistration(transaction, id, now) : token;
};

/** Why a customer may not be logged in, with what to do first; null when it may. To be thrown after the transaction. */
const refusalOf = async (
  transaction: Transaction<Tables>,
  customer: Customer,
  now: number,
): Promise<Refused | null> => {
  const regToken = await registrationToken(transaction, customer, now);
  const code = loginRefusal(customer, regToken === null, now);
  if (code === null) return null;
  const extended: Record<LoginRefusal, Record<string, unknown>> = {
    customer_excluded: { excluded_until: new Date(customer.excluded_until ?? now).toISOString() },
    customer_status_zero: { reg_token: regToken },
    check_registration: { reg_token: regToken },
    login_status_expired: {},
  };
  return new Refused(403, code, messages[code], { extended: extended[code] });
};

const customerById = (transaction: Transaction<Tables>, id: number): Promise<Customer> =>
  transaction.selectFrom('customer').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

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
  clock: Clock,
): Promise<LoggedIn> => {
  const found = await customerNamed(database, name);
  const key = accountKey(found, name);
  await countAttempt(database, perAddress, address, clock);
  await countAttempt(database, perAccount, key, clock);
  const isRight = await isPassword(password, found?.password_hash ?? null);
  if (!found || !isRight) throw wrong();
  await database.transaction().execute(async (transaction) => {
    await giveBackTurn(transaction, perAddress, address);
    await forgetTurns(transaction, perAccount, key);
  });
  const outcome = await database.transaction().execute(async (transaction) => {
    const now = await holdCustomer(transaction, found.id, clock);
    const customer = await customerById(transaction, found.id);
    // Changed while it was compared: the new one ended all sessions, and this would be one more.
    if (customer.password_hash !== found.password_hash) return wrong();
    const refusal = await refusalOf(transaction, customer, now);
    return refusal ?? sessions.open(transaction, customer.id, now);
  });
  if (outcome instanceof Refused) throw outcome;
  return sessions.issue(outcome, clock());
};

/**
 * Goes on with the session of a refresh token, for who might also log in.
 * @throws Refused 401 `unauthorized_customer_jwt`, 403 with what to do first
 */
export const goOn = (sessions: Sessions, attempt: RefreshAttempt, clock: Clock): Promise<LoggedIn> =>
  sessions.refresh(attempt, clock, async (transaction, customerId, now) =>
    refusalOf(transaction, await customerById(transaction, customerId), now),
  );
