import type { components } from '@paddock/api';
import { href } from '@paddock/host';
import { type Checkpoint, openCheckpoints, type ServerRefusal, type WayOn } from '@paddock/pages/refusal';
import { paths } from '../../paths.ts';

type ErrorCode = components['schemas']['ErrorCode'];

/** The next step after a refusal; null if the page itself is the next step. */
type Step = (refusal: ServerRefusal) => WayOn | null;

type Label = Extract<WayOn, { kind: 'link' }>['label'];

const link = (label: Label, to: string): Step => {
  const way: WayOn = { kind: 'link', label, to };
  return () => way;
};
const login: Step = () => ({ kind: 'login' });
const reload: Step = () => ({ kind: 'reload' });
const here: Step = () => null;
const lugasLimit: Step = () => ({ kind: 'modals', names: ['lugas_register_modal'] });

const checkpoint =
  (first: Checkpoint): Step =>
  ({ extended }) => ({ kind: 'modals', names: openCheckpoints(first, extended), payload: extended });

/** The registration goes on with its token; without one, `otherwise` is the next step. */
const registration =
  (otherwise: Step): Step =>
  (refusal) => {
    const token = refusal.extended?.reg_token;
    if (typeof token !== 'string' || token === '') return otherwise(refusal);
    return { kind: 'link', label: 'continue', to: href('continueRegistration', { token }) };
  };

/** The end of a break is told once the bank account is confirmed (D-128). */
const onBreak: Step = (refusal) => {
  const step = refusal.extended?.until ? link('limits', paths.limits) : link('personalData', paths.data);
  return step(refusal);
};

/** The words of the refusal have the end of an exclusion, once the bank account is confirmed. */
const onExclusion: Step = (refusal) =>
  refusal.extended?.excluded_until ? null : link('personalData', paths.data)(refusal);

/** Every code with which the server refuses a call of the account. */
export const WAYS_ON = {
  unauthorized: login,
  unauthorized_customer_jwt: login,
  csrf_mismatch: reload,
  method_not_allowed: reload,
  unsupported_media_type: reload,
  check_TC: checkpoint('check_TC'),
  check_identity_status: checkpoint('check_identity_status'),
  check_identity: checkpoint('check_identity'),
  check_age: checkpoint('check_age'),
  schufa_checked_date: checkpoint('schufa_checked_date'),
  // A logged-in customer lacks only a confirmed bank account. Only the service can help status 0.
  check_registration: registration(link('personalData', paths.data)),
  customer_status_zero: registration(() => ({ kind: 'link', label: 'contact', to: href('contact') })),
  login_status_expired: link('personalData', paths.data),
  before_identity_modal: () => ({ kind: 'modals', names: ['before_identity_modal'] }),
  bank_account_not_validated: link('personalData', paths.data),
  customer_excluded: onExclusion,
  break_active: onBreak,
  limit_exceeded: link('limits', paths.limits),
  loyalty_not_enrolled: link('loyalty', paths.loyalty),
  insufficient_points: link('loyalty', paths.loyalty),
  lugas_not_registered: lugasLimit,
  // Of the account's calls, only a withdrawal needs the balance: the amount has to be smaller.
  insufficient_balance: here,
  invalid_parameters: here,
  not_found: here,
  payload_too_large: here,
  internal_error: here,
  too_many_requests: here,
  idempotency_key_reused: here,
  idempotency_key_void: here,
  request_expired: here,
  limit_forced: here,
  lugas_not_eligible: here,
  lugas_refused: here,
  lugas_unavailable: here,
  list_full: here,
  voucher_not_open: here,
  voucher_code_redeemed: here,
  voucher_code_exhausted: here,
  voucher_code_expired: here,
  no_points: here,
  wheel_already_spun: here,
  out_of_stock: here,
  price_changed: here,
  wrong_password: here,
  wrong_bank_code: here,
  bank_code_not_required: here,
  personal_data_requested: here,
  erasure_requested: here,
  identity_validated: here,
  invalid_passkey: here,
  step_up_required: here,
} as const satisfies Partial<Record<ErrorCode, Step>>;

/** The next step after a refusal; null if the page itself is the next step. */
export function wayOn(refusal: ServerRefusal): WayOn | null {
  const { code } = refusal;
  if (code === null || !Object.hasOwn(WAYS_ON, code)) return null;
  return WAYS_ON[code as keyof typeof WAYS_ON](refusal);
}
