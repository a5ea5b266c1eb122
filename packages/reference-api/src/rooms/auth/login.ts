import { createHash } from 'node:crypto';
import type { Selectable, Transaction } from 'kysely';
import type { Database } from '../../server/database/open-database.ts';
import type { Tables } from '../../server/database/tables.ts';
import type { Clock } from '../../server/operation/operation.types.ts';
import { Refused } from '../../server/operation/refused.ts';
import type { Permit } from '../../server/permit.ts';
import { type Pace, takePace } from '../../server/throttle/pace.ts';
import { forgetTurns, giveBackTurn, tooMany } from '../../server/throttle/throttle.ts';
import { iso } from '../../world/day/zone.ts';
import type { CustomerTable } from '../customer/customer.tables.ts';
import { toldExclusionEnd } from '../customer/told-exclusion-end.ts';
import { askForAmounts } from '../limits/lugas/lugas-amounts.ts';
import { holdCustomer } from '../payments/ledger.ts';
import { reopenRegistration } from '../registration/begin-registration.ts';
import { getRegistrationBeforeLogin } from '../registration/hold-registration.ts';
import { isKnownDevice, rememberDevice } from './known-device.ts';
import { loginRefusal } from './login-refusal.ts';
import { isPassword } from './password.ts';
import type { LoggedIn, RefreshAttempt, Sessions } from './sessions.ts';

type Customer = Selectable<CustomerTable>;

const MINUTE_MS = 60_000;
/** Wrong passwords for a name from one network or known browser. */
const perPlace: Pace = { kind: 'login-place', free: 5, drainMs: 3 * MINUTE_MS };
/** For a name from everywhere, so that many networks together guess no faster. */
const perName: Pace = { kind: 'login-name', free: 20, drainMs: MINUTE_MS };
/** From one network, for all names. */
const perNetwork: Pace = { kind: 'login-network', free: 50, drainMs: MINUTE_MS / 3 };

/** The customer of an e-mail address or of a unique username, in any case. */
const customerNamed = async (database: Database, name: string): Promise<Customer | null> => {
  const found = await database
    .selectFrom('customer')
    .selectAll()
    .where(name.includes('@') ? 'email' : 'username', '=', name.toLowerCase())
    .limit(2)
    .execute();
  return found.length === 1 ? (found[0] ?? null) : null;
};

const customerById = (transaction: Transaction<Tables>, id: number): Promise<Customer> =>
  transaction.selectFrom('customer').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/**
 * The key of the attempts with a name, known or not. A count of the account would reveal which
 * username and e-mail address belong together.
 */
const keyOf = (name: string): string => createHash('sha256').update(name.toLowerCase()).digest('base64url');

type Counted = readonly [pace: Pace, key: string];

/**
 * The counts of an attempt. In a known browser only that browser's attempts count, not those on the
 * name or from the network.
 */
const countedBy = (name: string, address: string, knownDevice: string | null): Counted[] =>
  knownDevice === null
    ? [
        [perNetwork, address],
        [perName, keyOf(name)],
        [perPlace, `${keyOf(name)} ${address}`],
      ]
    : [[perPlace, `${keyOf(name)} ${knownDevice}`]];

/** Resets the counts of a customer who proved their identity in another way. */
export const forgetLoginAttempts = async (
  transaction: Transaction<Tables>,
  customerId: number,
  address: string,
): Promise<void> => {
  const { email, username } = await customerById(transaction, customerId);
  for (const name of [email, username]) {
    await forgetTurns(transaction, perName, keyOf(name));
    await forgetTurns(transaction, perPlace, `${keyOf(name)} ${address}`);
  }
};

/**
 * Counts before the password is compared, so that simultaneous guesses count.
 * @throws Refused 429 with the seconds to wait; then nothing is counted
 */
const countAttempt = (database: Database, counted: readonly Counted[], clock: Clock): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    for (const [pace, key] of counted) {
      const now = clock();
      const until = await takePace(transaction, pace, key, now);
      if (until !== null) throw tooMany('login', until, now);
    }
  });

/** Uncounts an attempt with the right password. */
const uncountAttempt = (database: Database, counted: readonly Counted[]): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    for (const [pace, key] of counted) {
      await (pace === perPlace ? forgetTurns : giveBackTurn)(transaction, pace, key);
    }
  });

const wrong = () => new Refused(401, 'invalid_credentials');

/** The registration that a customer must continue; a locked customer without one gets one. */
const registrationToken = async (
  transaction: Transaction<Tables>,
  { id, customerstatus_id }: Customer,
  now: number,
): Promise<string | null> => {
  const token = await getRegistrationBeforeLogin(transaction, id);
  return token === null && customerstatus_id === 0 ? reopenRegistration(transaction, id, now) : token;
};

const excluded = (until: number | null): Refused =>
  until === null
    ? new Refused(403, 'customer_excluded.namesake')
    : new Refused(403, 'customer_excluded.login', { extended: { excluded_until: iso(until) } });

/** The refusal of a login with the next step; null when allowed. Throw it after the transaction. */
const refusalOf = async (
  transaction: Transaction<Tables>,
  customer: Customer,
  permit: Permit,
  now: number,
): Promise<Refused | null> => {
  const regToken = await registrationToken(transaction, customer, now);
  const code = loginRefusal(customer, regToken === null, permit, now);
  if (code === null) return null;
  if (code === 'customer_excluded') return excluded(await toldExclusionEnd(transaction, customer, now));
  return new Refused(403, code, { extended: code === 'login_status_expired' ? {} : { reg_token: regToken } });
};

export interface PasswordLogin {
  name: string;
  password: string;
  /** The origin, see `addressOf`. */
  address: string;
  /** The browser, see `deviceOf`. */
  device: string | null;
  /** Its `user-agent`. */
  agent: string | null;
}

/** Tokens, and the cookie that makes the browser known. */
export type LoggedInDevice = LoggedIn & { device: string };

export interface LoginServer {
  database: Database;
  sessions: Sessions;
  permit: Permit;
}

/**
 * Begins a session of a customer who has proven who they are, under the rules of every login.
 * @param doubt checks, with the customer locked, whether the proof is still valid
 * @throws Refused of `doubt`, or 403 with what to do first
 */
export const beginSession = async (
  { database, sessions, permit }: LoginServer,
  { customerId, device, agent }: { customerId: number } & Pick<PasswordLogin, 'device' | 'agent'>,
  clock: Clock,
  doubt: (transaction: Transaction<Tables>, customer: Customer, now: number) => Promise<Refused | null>,
): Promise<LoggedInDevice> => {
  const outcome = await database.transaction().execute(async (transaction) => {
    const now = await holdCustomer(transaction, customerId, clock);
    const customer = await customerById(transaction, customerId);
    const refusal = (await doubt(transaction, customer, now)) ?? (await refusalOf(transaction, customer, permit, now));
    if (refusal) return refusal;
    if (permit.sumsAfterLogin) await askForAmounts(transaction, customer.id);
    const cookie = await rememberDevice(transaction, customer.id, device, now);
    return { grant: await sessions.open(transaction, { customerId: customer.id, agent }, now), cookie };
  });
  if (outcome instanceof Refused) throw outcome;
  return { ...(await sessions.issue(outcome.grant, clock())), device: outcome.cookie };
};

/**
 * Logs in with a password.
 * @throws Refused 401 `invalid_credentials`, 403 with what to do first, 429
 */
export const logIn = async (
  server: LoginServer,
  { name, password, address, device, agent }: PasswordLogin,
  clock: Clock,
): Promise<LoggedInDevice> => {
  const { database } = server;
  const found = await customerNamed(database, name);
  const isKnown = found !== null && device !== null && (await isKnownDevice(database, found.id, device, clock()));
  const counted = countedBy(name, address, isKnown ? device : null);
  await countAttempt(database, counted, clock);
  const isRight = await isPassword(password, found?.password_hash ?? null);
  if (!found || !isRight) throw wrong();
  await uncountAttempt(database, counted);
  // The password may have changed meanwhile. That ended all sessions, so the old one must begin
  // none.
  return beginSession(server, { customerId: found.id, device, agent }, clock, async (_transaction, customer) =>
    customer.password_hash === found.password_hash ? null : wrong(),
  );
};

/**
 * Continues the session of a refresh token, with the rules of a login.
 * @throws Refused 401 `unauthorized_customer_jwt`, 403 with what to do first
 */
export const goOn = (
  { sessions, permit }: Pick<LoginServer, 'sessions' | 'permit'>,
  attempt: RefreshAttempt,
  clock: Clock,
): Promise<LoggedIn> =>
  sessions.refresh(attempt, clock, async (transaction, customerId, now) =>
    refusalOf(transaction, await customerById(transaction, customerId), permit, now),
  );
