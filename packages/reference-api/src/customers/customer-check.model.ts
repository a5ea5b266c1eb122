import type { components } from '@paddock/api';
import type { Instant } from '../database/columns.ts';

export type CustomerCheck = components['schemas']['CustomerCheck'];

const minute = 60_000;

/** How long the pretend checks take (ms). */
export const ageCheckTime = minute;
export const identityCheckTime = 10 * minute;

/**
 * When a check is done: it stands with the customer as soon as it begins, so nothing has to run until then.
 * @param validatedAt of a check that runs or is done; null when there is none
 */
export const checkedFrom = (validatedAt: Instant | null, takes: number, now: number): Instant =>
  validatedAt ?? now + takes;

/** Whether a check is done at an instant (ms): `validated_at` of one that runs lies ahead. */
export const isValidated = (validatedAt: Instant | null, now: number): boolean =>
  validatedAt !== null && validatedAt <= now;

/** Whether a check runs at an instant (ms). */
export const isPending = (validatedAt: Instant | null, now: number): boolean =>
  validatedAt !== null && validatedAt > now;

export const showCheck = (validatedAt: Instant, now: number): CustomerCheck => ({
  status: isValidated(validatedAt, now) ? 'validated' : 'pending',
  validated_at: new Date(validatedAt).toISOString(),
});
