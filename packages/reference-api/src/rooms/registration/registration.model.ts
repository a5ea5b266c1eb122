import type { components } from '@paddock/api';
import type { Selectable } from 'kysely';
import type { CustomerTable } from '../customer/customer.tables.ts';
import type { RegistrationTable } from './registration.tables.ts';

type Schemas = components['schemas'];
export type RegistrationStatus = Schemas['RegisterTokenStatus'];
export type RegistrationStep = Schemas['RegistrationStep'];

/** The fields of a customer that decide on the registration's status. */
export const registeredColumns = [
  'id',
  'email',
  'password_hash',
  'phone',
  'iban',
  'customerstatus_id',
  'bank_account_status',
  'identity_validated_at',
  'terms_version',
] as const satisfies readonly (keyof CustomerTable)[];

export type RegisteredCustomer = Pick<Selectable<CustomerTable>, (typeof registeredColumns)[number]>;

export interface Registration extends Selectable<RegistrationTable> {
  /** null before the personal data. */
  customer: RegisteredCustomer | null;
}

/** A code that was sent; instants and durations in ms. */
export interface SentCode {
  code: string | null;
  sentAt: number | null;
  attempts: number;
  holdsMs: number;
}

const MAX_ATTEMPTS = 5;
export const EMAIL_CODE_MS = 24 * 3_600_000;
const MOBILE_CODE_MS = 15 * 60_000;
/** Minimum time (ms) between two codes to the same registration. */
export const CODE_PAUSE_MS = 60_000;
/** Maximum number of codes by SMS for one registration. */
export const MOBILE_THRESHOLD = 3;
/** Maximum number of IBANs for one registration. */
export const IBAN_THRESHOLD = 3;

export const emailCodeOf = (registration: Registration): SentCode => ({
  code: registration.email_code,
  sentAt: registration.email_code_sent_at,
  attempts: registration.email_code_attempts,
  holdsMs: EMAIL_CODE_MS,
});

export const mobileCodeOf = (registration: Registration): SentCode => ({
  code: registration.mobile_code,
  sentAt: registration.mobile_code_sent_at,
  attempts: registration.mobile_code_attempts,
  holdsMs: MOBILE_CODE_MS,
});

const isExpired = ({ code, sentAt, holdsMs }: SentCode, now: number): boolean =>
  code === null || sentAt === null || sentAt + holdsMs <= now;

const isUsedUp = (sent: SentCode): boolean => sent.attempts >= MAX_ATTEMPTS;

/** The result of an entered code. */
export const readCode = (sent: SentCode, given: string, now: number): 'right' | 'wrong' | 'expired' | 'used_up' => {
  if (isExpired(sent, now)) return 'expired';
  if (isUsedUp(sent)) return 'used_up';
  return given === sent.code ? 'right' : 'wrong';
};

const isBankValidated = ({ customer }: Registration): boolean => customer?.bank_account_status === 'validated';

/** The mobile number is an alternative to a validated bank account (second §4). */
export const needsMobile = (registration: Registration): boolean =>
  registration.email_verified_at !== null && registration.mobile_verified_at === null && !isBankValidated(registration);

/** The remaining steps in order. */
export const openSteps = (registration: Registration): RegistrationStep[] => {
  const { customer, email_verified_at, mobile_verified_at } = registration;
  const open: Record<RegistrationStep, boolean> = {
    personal: customer === null,
    confirm: customer === null || customer.terms_version === null,
    password: customer === null || customer.password_hash === null,
    email: email_verified_at === null,
    mobile: mobile_verified_at === null && !isBankValidated(registration),
    bank: !isBankValidated(registration),
  };
  return (Object.keys(open) as RegistrationStep[]).filter((step) => open[step]);
};

export const isFinished = (registration: Registration): boolean => openSteps(registration).length === 0;

/** Whether only the bank account is missing: such a customer can log in. */
export const isProvisional = (registration: Registration): boolean => openSteps(registration).join() === 'bank';

/** The customer's status by the finished steps (see the contract). They do not end status 6. */
export const customerStatusOf = (registration: Registration): number => {
  if (registration.customer?.customerstatus_id === 6) return 6;
  if (isFinished(registration)) return 1;
  if (isProvisional(registration)) return registration.customer?.bank_account_status === 'none' ? 15 : 9;
  return registration.customer?.customerstatus_id ?? 9;
};

const obstacleTexts = {
  email_code_missing: {
    de: 'Es gibt keinen gültigen Code für Ihre E-Mail-Adresse. Bitte fordern Sie einen neuen an.',
    en: 'There is no valid code for your email address. Please ask for a new one.',
  },
  mobile_count_threshold_reached: {
    de: 'Es wird keine weitere SMS gesendet. Bitte geben Sie Ihr Bankkonto an.',
    en: 'No further SMS is sent. Please name your bank account.',
  },
} as const;

const obstacleOf = (registration: Registration, now: number): keyof typeof obstacleTexts | null => {
  const isDead = (sent: SentCode) => isExpired(sent, now) || isUsedUp(sent);
  if (openSteps(registration)[0] === 'email' && isDead(emailCodeOf(registration))) {
    return 'email_code_missing';
  }
  const isSmsOver = registration.mobile_count >= MOBILE_THRESHOLD && isDead(mobileCodeOf(registration));
  return needsMobile(registration) && isSmsOver ? 'mobile_count_threshold_reached' : null;
};

/** The progress of a registration: the fields of the second specification §3. */
export const statusOf = (registration: Registration, now: number, language: 'de' | 'en'): RegistrationStatus => {
  const { customer } = registration;
  const bankAccount = (customer?.bank_account_status ?? 'none') as RegistrationStatus['bankaccountstatus'];
  const obstacle = obstacleOf(registration, now);
  return {
    mobile_verification_status: registration.mobile_verified_at === null ? 0 : 1,
    mobile_count: registration.mobile_count,
    mobile_count_threshold_reached: registration.mobile_count >= MOBILE_THRESHOLD,
    customerstatus_id: customerStatusOf(registration) as RegistrationStatus['customerstatus_id'],
    provisional: isProvisional(registration),
    bankaccountstatus: bankAccount,
    identitystatus: (customer?.identity_validated_at ?? null) === null ? 'open' : 'validated',
    chk_mail: registration.email_verified_at === null,
    finished: isFinished(registration),
    error: obstacle,
    errorMessage: obstacle && obstacleTexts[obstacle][language],
    is_bank_account_enter_limit_reached: registration.iban_count >= IBAN_THRESHOLD,
    has_payment_account: bankAccount !== 'none',
    open_steps: openSteps(registration),
  };
};
