import type { components } from '@paddock/api';
import type { Instant } from '../../server/database/columns.ts';
import { iso } from '../../world/day/zone.ts';

export type CustomerCheck = components['schemas']['CustomerCheck'];

const MINUTE_MS = 60_000;

/** How long the pretend checks take. */
export const AGE_CHECK_MS = MINUTE_MS;
export const IDENTITY_CHECK_MS = 10 * MINUTE_MS;

/**
 * The end of a check, stored at its beginning, so that no job has to run.
 * @param validatedAt of a running or finished check; null without one
 */
export const checkedFrom = (validatedAt: Instant | null, takes: number, now: number): Instant =>
  validatedAt ?? now + takes;

/** Whether a check is done at an instant (ms): for a running one `validated_at` is ahead. */
export const isValidated = (validatedAt: Instant | null, now: number): boolean =>
  validatedAt !== null && validatedAt <= now;

/** Whether a check runs at an instant (ms). */
export const isPending = (validatedAt: Instant | null, now: number): boolean =>
  validatedAt !== null && validatedAt > now;

/**
 * The identity check of a customer that counts at an instant (ms): with status 6 a past one does
 * not, the customer has to prove it again.
 */
export const identityCheckOf = (
  { customerstatus_id, identity_validated_at }: { customerstatus_id: number; identity_validated_at: Instant | null },
  now: number,
): Instant | null =>
  customerstatus_id === 6 && isValidated(identity_validated_at, now) ? null : identity_validated_at;

export const showCheck = (validatedAt: Instant, now: number): CustomerCheck => ({
  status: isValidated(validatedAt, now) ? 'validated' : 'pending',
  validated_at: iso(validatedAt),
});
