import contract from '@paddock/api/openapi.json' with { type: 'json' };
import { expect } from 'vitest';

/** Codes of logins, of registrations, and of the checks in the system's modals. */
const OF_THE_ENTRANCE = [
  'login_checkpoint_error',
  'invalid_credentials',
  'invalid_token',
  'guests_only',
  'mobile_verification_not_required',
  'mobile_count_threshold_reached',
  'bank_account_enter_limit_reached',
  'registration_confirmed',
  'registration_step_missing',
  'terms_outdated',
  'birthdate_mismatch',
  'under_age',
];

/**
 * Expects that a remote behind the login knows every error code of the contract: as one of its own
 * calls, or of other ones.
 */
export const expectAllCodes = (own: readonly string[], ofOthers: readonly string[]): void =>
  expect([...own, ...ofOthers, ...OF_THE_ENTRANCE].sort()).toEqual(
    [...contract.components.schemas.ErrorCode.enum].sort(),
  );
