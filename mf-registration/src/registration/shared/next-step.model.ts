import type { ApiData } from '@paddock/api';
import { isWithoutBankAccount } from '@paddock/api/customer-status';

export type RegistrationStatus = ApiData<'getRegistration'>;

/** The progress of a registration. `activated`: it is over, and its token is no longer valid. */
export type RegistrationState = RegistrationStatus | 'activated';

/** The pages of a registration. */
export type Step =
  | 'personal'
  | 'confirm'
  | 'password'
  | 'limits'
  | 'email'
  | 'mobile'
  | 'mobile-code'
  | 'bank'
  | 'finish'
  | 'stuck';

/** Version 2 asks for these one by one, version 3 for all at once. */
const ASKED_FIRST = ['personal', 'confirm', 'password'] as const;

/** Second spec §4. */
export const isFinished = (state: RegistrationState): boolean =>
  state === 'activated' ||
  state.finished ||
  (!state.chkMail && state.identitystatus === 'validated' && state.bankaccountstatus === 'validated');

/** The number is verified, or the registration does without it. */
export const isMobileSettled = (state: RegistrationState): boolean =>
  state === 'activated' ||
  isFinished(state) ||
  state.bankaccountstatus === 'validated' ||
  state.mobileVerificationStatus === 1;

/** Second spec §4: follows the e-mail address, unless the bank account is validated. */
export const needsMobile = (state: RegistrationState): boolean =>
  state !== 'activated' && !isMobileSettled(state) && !state.chkMail;

const mobileSteps = (status: RegistrationStatus): Step[] => {
  if (status.mobileCountThresholdReached) {
    // The last code may still be valid.
    return status.error === 'mobile_count_threshold_reached' ? [] : ['mobile-code'];
  }
  return status.mobileCount > 0 ? ['mobile-code', 'mobile'] : ['mobile'];
};

/** Whether the page of the bank account has a question: an IBAN, or the code of a transfer. */
const asksForBank = (status: RegistrationStatus): boolean =>
  !isWithoutBankAccount(status) &&
  status.bankaccountstatus !== 'validated' &&
  (status.bankaccountstatus === 'pending' || !status.isBankAccountEnterLimitReached);

/** The pages that have a question now, the next one first. */
function openSteps(state: RegistrationState): readonly Step[] {
  if (state === 'activated' || isFinished(state)) return ['finish'];
  const asked = ASKED_FIRST.filter((step) => state.openSteps.includes(step));
  // Limits may be set at any time between the personal data and the end; they are optional.
  const limits: Step[] = asked[0] === 'personal' ? [] : ['limits'];
  if (asked.length > 0) return [...asked.slice(0, 1), ...limits];
  if (state.chkMail) return ['email', ...limits];
  const bank: Step[] = asksForBank(state) ? ['bank'] : [];
  if (!needsMobile(state)) return ['finish', ...bank, ...limits];
  const ways = [...mobileSteps(state), ...bank];
  return ways.length > 0 ? [...ways, ...limits] : ['stuck'];
}

/**
 * The page for the customer.
 * @param at the opened page: the customer stays there if it has a question now
 */
export function nextStep(state: RegistrationState, at?: Step): Step {
  const open = openSteps(state);
  if (at !== undefined && open.includes(at)) return at;
  return open[0] ?? 'stuck';
}
