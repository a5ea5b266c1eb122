import { milliseconds } from 'date-fns/milliseconds';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../server/database/tables.ts';
import type { Call } from '../../../server/operation/operation.types.ts';
import { Refused } from '../../../server/operation/refused.ts';
import { getOpenSession } from '../sessions.ts';

/** How long (ms) a step-up of a session holds. */
export const STEP_UP_MS = milliseconds({ minutes: 5 });

/** A customer, and the session of the call. */
export type Caller = Pick<Call<'stepUp'>, 'customerId' | 'sessionId'>;

/** Whether this session stepped up in the last five minutes, and has not ended. */
export const isSteppedUp = async (
  database: Kysely<Tables>,
  { customerId, sessionId }: Caller,
  now: number,
): Promise<boolean> => {
  const session = await database
    .selectFrom('session')
    .select('id')
    .where('id', '=', sessionId)
    .where('customer_id', '=', customerId)
    .where('ended_at', 'is', null)
    .where('stepped_up_at', '>', now - STEP_UP_MS)
    .executeTakeFirst();
  return session !== undefined;
};

export const hasPasskey = async (database: Kysely<Tables>, customerId: number): Promise<boolean> => {
  const passkey = await database
    .selectFrom('passkey')
    .select('id')
    .where('customer_id', '=', customerId)
    .limit(1)
    .executeTakeFirst();
  return passkey !== undefined;
};

/** Whether the caller has to step up first: a customer with a passkey has to (account §6). */
export const needsStepUp = async (database: Kysely<Tables>, caller: Caller, now: number): Promise<boolean> =>
  (await hasPasskey(database, caller.customerId)) && !(await isSteppedUp(database, caller, now));

export const stepUpRequired = () => new Refused(403, 'step_up_required');

/**
 * Call it under the customer's lock.
 * @throws Refused 403 `step_up_required`, 401 `unauthorized_customer_jwt`
 */
export const assertSteppedUp = async (database: Kysely<Tables>, caller: Caller, now: number): Promise<void> => {
  // A recovery ends the session and removes the passkeys, so no step-up would be needed any more.
  await getOpenSession(database, caller);
  if (await needsStepUp(database, caller, now)) throw stepUpRequired();
};
