import { href } from '@paddock/host';
import { CHECKPOINTS, type ServerRefusal, type WayOn } from '@paddock/pages/refusal';
import { paths } from '../../paths.ts';

const link = (label: Extract<WayOn, { kind: 'link' }>['label'], to: string): WayOn => ({ kind: 'link', label, to });

const registration = ({ code, extended }: ServerRefusal): WayOn => {
  const token = extended?.reg_token;
  if (typeof token === 'string' && token !== '') return link('continue', href('continueRegistration', { token }));
  // A logged-in customer lacks only a confirmed bank account. Only the service can help status 0.
  return code === 'customer_status_zero' ? link('contact', href('contact')) : link('personalData', paths.data);
};

/** The next step after a refusal; null if the page itself is the next step. */
export function wayOn(refusal: ServerRefusal): WayOn | null {
  const { code } = refusal;
  const checkpoint = CHECKPOINTS.find((name) => name === code);
  if (checkpoint) return { kind: 'modals', names: [checkpoint], payload: refusal.extended };
  switch (code) {
    case 'unauthorized':
    case 'unauthorized_customer_jwt':
      return { kind: 'login' };
    case 'csrf_mismatch':
    case 'method_not_allowed':
    case 'unsupported_media_type':
      return { kind: 'reload' };
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
      return { kind: 'modals', names: [code] };
    case 'lugas_not_registered':
      return { kind: 'modals', names: ['lugas_register_modal'] };
    default:
      return null;
  }
}
