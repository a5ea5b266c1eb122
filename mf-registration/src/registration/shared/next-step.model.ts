import type { ApiData } from '@paddock/api';

export type RegistrationStatus = ApiData<'getRegistration'>;

/**
 * How far a registration has come. `activated`: it is over, and its token does not hold any more.
 */
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

/** Second spec §4: after the e-mail address, unless the bank account is validated. */
export const needsMobile = (state: RegistrationState): boolean =>
  state !== 'activated' &&
  !isFinished(state) &&
  !state.chkMail &&
  state.bankaccountstatus !== 'validated' &&
  state.mobileVerificationStatus === 0;

const mobileSteps = (status: RegistrationStatus): Step[] => {
  if (status.mobileCountThresholdReached) {
    // The last code may still hold.
    return status.error === 'mobile_count_threshold_reached' ? [] : ['mobile-code'];
  }
  return status.mobileCount > 0 ? ['mobile-code', 'mobile'] : ['mobile'];
};

/** Whether the bank account's page has something to ask: an IBAN, or the code of a transfer. */
const asksForBank = (status: RegistrationStatus): boolean =>
  status.customerstatusId !== 15 &&
  status.bankaccountstatus !== 'validated' &&
  (status.bankaccountstatus === 'pending' || !status.isBankAccountEnterLimitReached);

/** The pages that ask for something now, the next one first. */
function openSteps(state: RegistrationState): readonly Step[] {
  if (state === 'activated' || isFinished(state)) return ['finish'];
  const asked = ASKED_FIRST.filter((step) => state.openSteps.includes(step));
  // Limits may be set any time between the personal data and the end, and never have to be.
  const limits: Step[] = asked[0] === 'personal' ? [] : ['limits'];
  if (asked.length > 0) return [...asked.slice(0, 1), ...limits];
  if (state.chkMail) return ['email', ...limits];
  const bank: Step[] = asksForBank(state) ? ['bank'] : [];
  if (!needsMobile(state)) return ['finish', ...bank, ...limits];
  const ways = [...mobileSteps(state), ...bank];
  return ways.length > 0 ? [...ways, ...limits] : ['stuck'];
}

/**
 * Where a customer belongs.
 * @param at the page that they opened: they stay if it asks for something now
 */
export function nextStep(state: RegistrationState, at?: Step): Step {
  const open = openSteps(state);
  if (at !== undefined && open.includes(at)) return at;
  return open[0] ?? 'stuck';
}
