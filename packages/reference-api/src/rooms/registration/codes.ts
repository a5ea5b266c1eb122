import { randomInt } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '../../server/database/open-database.ts';
import type { Tables } from '../../server/database/tables.ts';
import type { Clock } from '../../server/operation/operation.types.ts';
import { invalid, Refused } from '../../server/operation/refused.ts';
import type { Server } from '../../server/operation/server.ts';
import { type Pace, takePace } from '../../server/throttle/pace.ts';
import { type Rate, takeTurn, tooMany } from '../../server/throttle/throttle.ts';
import { addressOf } from '../auth/address.ts';
import {
  CODE_PAUSE_MS,
  emailCodeOf,
  MOBILE_THRESHOLD,
  mobileCodeOf,
  needsMobile,
  type Registration,
  readCode,
  type SentCode,
} from './registration.model.ts';
import { type Language, sendEmailCode, sendMobileCodeTo, tellOwner } from './registration-mails.ts';
import { isAddressTaken } from './taken-logins.ts';

/** Protects mailboxes and phones from floods. */
const mailRate: Rate = { kind: 'registration-mail', times: 5, windowMs: 3_600_000 };
const mailDayRate: Rate = { kind: 'registration-mail-day', times: 10, windowMs: 24 * 3_600_000 };
const smsRate: Rate = { kind: 'registration-sms', times: 5, windowMs: 24 * 3_600_000 };

/** Codes by SMS cost money. One network must not use up the turns of all. */
const smsNetworkRate: Rate = { kind: 'registration-sms-network', times: 20, windowMs: 3_600_000 };
const smsAllRate: Rate = { kind: 'registration-sms-all', times: 500, windowMs: 3_600_000 };
/** Each named bank account costs a transfer. */
const transferRate: Rate = { kind: 'registration-transfer', times: 20, windowMs: 3_600_000 };

/** @throws Refused 429 for too many transfers caused by one network */
export const countTransfer = async (transaction: Transaction<Tables>, network: string, now: number): Promise<void> => {
  const until = await takeTurn(transaction, transferRate, network, now);
  if (until !== null) throw tooMany('transfers', until, now);
};

/** Stops one network from trying a list of addresses. */
const placeRate: Rate = { kind: 'registration-place', times: 50, windowMs: 3_600_000 };

/**
 * Counts before any lookup: a refusal reveals taken usernames, so refused attempts count.
 * @throws Refused 429 for too many registrations from one network
 */
export const countBeginning = async (database: Database, request: Request, clock: Clock): Promise<void> => {
  const until = await database
    .transaction()
    .execute((transaction) => takeTurn(transaction, placeRate, addressOf(request), clock()));
  if (until !== null) throw tooMany('registrations', until, clock());
};

/** Enough for a form, too few for a list of names. */
const checkPace: Pace = { kind: 'registration-check', free: 60, drainMs: 60_000 };

/** @throws Refused 429 for too many checks from one network */
export const countCheck = (database: Database, request: Request, clock: Clock): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    const now = clock();
    const until = await takePace(transaction, checkPace, addressOf(request), now);
    if (until !== null) throw tooMany('checks', until, now);
  });

/** Six digits. */
const createCode = (): string => String(randomInt(10 ** 6)).padStart(6, '0');

const assertPause = (sentAt: number | null, now: number): void => {
  if (sentAt === null || sentAt + CODE_PAUSE_MS <= now || sentAt > now) return;
  throw tooMany('code_pause', sentAt + CODE_PAUSE_MS, now);
};

/** Equal to no code that the contract allows. */
const NO_CODE = '-';

/**
 * Mails a code to the registration's address; the previous code becomes invalid. If another
 * customer has the address, that customer gets a notice instead.
 */
export const issueEmailCode = async (
  transaction: Transaction<Tables>,
  { siteUrl }: Server,
  registration: Registration,
  { language, now }: { language: Language; now: number },
): Promise<void> => {
  const { token, email, email_code_sent_at } = registration;
  assertPause(email_code_sent_at, now);
  const until = await takeTurn(transaction, mailRate, email, now);
  if (until !== null) throw tooMany('mails', until, now);
  const untilNextDay = await takeTurn(transaction, mailDayRate, email, now);
  if (untilNextDay !== null) throw tooMany('mails_of_day', untilNextDay, now);
  const isAnothers = await isAddressTaken(transaction, registration);
  const code = isAnothers ? NO_CODE : createCode();
  await transaction
    .updateTable('registration')
    .set({ email_code: code, email_code_sent_at: now, email_code_attempts: 0 })
    .where('token', '=', token)
    .execute();
  await (isAnothers ? tellOwner : sendEmailCode)(transaction, { to: email, code, token, siteUrl, language, now });
};

/** Sends a code by SMS; the previous code becomes invalid. */
export const issueMobileCode = async (
  transaction: Transaction<Tables>,
  registration: Registration,
  { phone, network, language, now }: { phone: string; network: string; language: Language; now: number },
): Promise<void> => {
  const { token, mobile_code_sent_at, mobile_count } = registration;
  if (!needsMobile(registration)) {
    throw new Refused(409, 'mobile_verification_not_required');
  }
  if (mobile_count >= MOBILE_THRESHOLD) {
    throw new Refused(409, 'mobile_count_threshold_reached', { words: { most: MOBILE_THRESHOLD } });
  }
  assertPause(mobile_code_sent_at, now);
  const until = await takeTurn(transaction, smsRate, phone, now);
  if (until !== null) throw tooMany('sms', until, now);
  const untilOfAll =
    (await takeTurn(transaction, smsNetworkRate, network, now)) ??
    (await takeTurn(transaction, smsAllRate, 'all', now));
  if (untilOfAll !== null) throw tooMany('sms_of_hour', untilOfAll, now);
  const code = createCode();
  await transaction
    .updateTable('registration')
    .set({ mobile_code: code, mobile_code_sent_at: now, mobile_code_attempts: 0, mobile_count: mobile_count + 1 })
    .where('token', '=', token)
    .execute();
  await sendMobileCodeTo(transaction, { to: phone, code, language, now });
};

const refusalOf = (sent: SentCode, given: string, now: number): Refused | null => {
  const outcome = readCode(sent, given, now);
  if (outcome === 'right') return null;
  if (outcome === 'used_up') {
    return tooMany('codes', (sent.sentAt ?? now) + sent.holdsMs, now);
  }
  return invalid({ code: [outcome] });
};

/** @returns the refusal, to be thrown after the attempt is stored; null when verified */
export const takeEmailCode = async (
  transaction: Transaction<Tables>,
  registration: Registration,
  given: string,
  now: number,
): Promise<Refused | null> => {
  if (registration.email_verified_at !== null) return null;
  const sent = emailCodeOf(registration);
  // Somebody else may have proven the address after the code was mailed.
  const code = sent.code !== null && (await isAddressTaken(transaction, registration)) ? NO_CODE : sent.code;
  const refusal = refusalOf({ ...sent, code }, given, now);
  const change = refusal
    ? { email_code_attempts: registration.email_code_attempts + 1 }
    : { email_verified_at: now, email_code: null };
  await transaction.updateTable('registration').set(change).where('token', '=', registration.token).execute();
  return refusal;
};

/** Like `takeEmailCode`, for the mobile number. */
export const takeMobileCode = async (
  transaction: Transaction<Tables>,
  registration: Registration,
  given: string,
  now: number,
): Promise<Refused | null> => {
  if (registration.mobile_verified_at !== null) return null;
  const refusal = refusalOf(mobileCodeOf(registration), given, now);
  const change = refusal
    ? { mobile_code_attempts: registration.mobile_code_attempts + 1 }
    : { mobile_verified_at: now, mobile_code: null };
  await transaction.updateTable('registration').set(change).where('token', '=', registration.token).execute();
  return refusal;
};
