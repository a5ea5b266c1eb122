import type { ApiError } from '@paddock/api';
import { href } from '@paddock/host';
import { paths } from '../../paths.ts';

/** What the server says when it refuses: an `ApiError`, or the stored refusal of a send. */
export type ServerRefusal = Pick<ApiError, 'status' | 'code' | 'message' | 'extended' | 'validation'>;

/** The checks that may come before a call (core §4), each with a modal of the system of that name. */
const CHECKPOINTS = [
  'check_TC',
  'check_age',
  'check_identity_status',
  'check_identity',
  'schufa_checked_date',
] as const;

type OpenedModal = (typeof CHECKPOINTS)[number] | 'lugas_register_modal' | 'lugas_amounts_modal';

/** The one thing that a customer can do about a refusal. `label` names its text. */
export type WayOn =
  | { kind: 'login'; label: 'login' }
  | { kind: 'reload'; label: 'reload' }
  | { kind: 'modal'; label: OpenedModal; name: OpenedModal }
  | {
      kind: 'link';
      label: 'contact' | 'continue' | 'deposit' | 'limits' | 'loyalty' | 'personalData' | 'postident' | 'selfExclusion';
      /** An address without locale prefix. */
      to: string;
    };

const link = (label: Extract<WayOn, { kind: 'link' }>['label'], to: string): WayOn => ({ kind: 'link', label, to });

const registration = ({ extended }: ServerRefusal): WayOn => {
  const token = extended?.reg_token;
  return typeof token === 'string' && token !== ''
    ? link('continue', href('continueRegistration', { token }))
    : link('contact', href('contact'));
};

/** The way on from a refusal; null if the page itself is the way on. */
export function wayOn(refusal: ServerRefusal): WayOn | null {
  const { code } = refusal;
  const checkpoint = CHECKPOINTS.find((name) => name === code);
  if (checkpoint) return { kind: 'modal', label: checkpoint, name: checkpoint };
  switch (code) {
    case 'unauthorized':
    case 'unauthorized_customer_jwt':
      return { kind: 'login', label: 'login' };
    case 'csrf_mismatch':
    case 'method_not_allowed':
    case 'unsupported_media_type':
      return { kind: 'reload', label: 'reload' };
    case 'check_registration':
    case 'customer_status_zero':
      return registration(refusal);
    case 'customer_excluded':
      return link('selfExclusion', paths.selfExclusion);
    case 'bank_account_not_validated':
      return link('personalData', paths.data);
    case 'break_active':
    case 'limit_exceeded':
      return link('limits', paths.limits);
    case 'login_status_expired':
      return link('postident', paths.postident);
    case 'insufficient_balance':
      return link('deposit', paths.payin);
    case 'loyalty_not_enrolled':
      return link('loyalty', paths.loyalty);
    case 'lugas_amounts_modal':
      return { kind: 'modal', label: code, name: code };
    case 'lugas_not_registered':
      return { kind: 'modal', label: 'lugas_register_modal', name: 'lugas_register_modal' };
    default:
      return null;
  }
}
