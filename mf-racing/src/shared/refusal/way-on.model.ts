import { href } from '@paddock/host';
import type { WayOn } from '@paddock/pages/refusal';
import { racesHref } from '../../links.ts';
import type { BetRefusal } from './refusal-of.model.ts';

/** Back to the slip, with the present price and odds. `label` names its text. */
interface Again {
  kind: 'again';
  label: 'price' | 'oneOdds' | 'manyOdds' | 'change' | 'retry';
}

/**
 * The one thing that a customer can do about a refused bet. `again` also follows after the modals.
 */
export type BetWayOn = WayOn | Again;

const again = (label: Again['label']): Again => ({ kind: 'again', label });

const toPersonalData = (): WayOn => ({ kind: 'link', label: 'personalData', to: href('personalData') });
const toLimits = (): WayOn => ({ kind: 'link', label: 'limits', to: href('limits') });

type Registration = Extract<BetRefusal, { kind: 'registration' }>;

const registration = ({ isBlocked, token }: Registration): WayOn => {
  if (token !== null) return { kind: 'link', label: 'continue', to: href('continueRegistration', { token }) };
  // A logged-in customer of status 15 lacks only a bank account. Only the service can help status
  // 0.
  return isBlocked ? { kind: 'link', label: 'contact', to: href('contact') } : toPersonalData();
};

/** The next step after a refusal; null if there is none now. */
export function wayOn(refusal: BetRefusal): BetWayOn | null {
  switch (refusal.kind) {
    case 'login':
      return { kind: 'login' };
    case 'registration':
      return registration(refusal);
    case 'overdue':
      return toPersonalData();
    case 'checkpoint':
      return { kind: 'modals', names: refusal.checkpoints };
    case 'excluded':
      return { kind: 'link', label: 'selfExclusion', to: href('selfExclusion') };
    case 'lugas':
      return refusal.state === 'unregistered' ? { kind: 'modals', names: ['lugas_register_modal'] } : again('retry');
    case 'amounts':
      return { kind: 'modals', names: ['lugas_amounts_modal'] };
    case 'notice':
      return { kind: 'modals', names: ['before_identity_modal'] };
    case 'break':
      return refusal.until === null ? toPersonalData() : toLimits();
    case 'limit':
      return toLimits();
    case 'balance':
      return { kind: 'link', label: 'deposit', to: href('deposit') };
    case 'closed':
      return null;
    case 'price':
      return again('price');
    case 'odds':
      return again(refusal.odds.length > 1 ? 'manyOdds' : 'oneOdds');
    case 'cancelTooLate':
      return { kind: 'link', label: 'bets', to: href('bets') };
    case 'gone':
      return { kind: 'link', label: 'races', to: racesHref() };
    case 'outdated':
      return { kind: 'reload' };
    case 'notOffered':
    case 'nonRunner':
    case 'stakeTooLow':
    case 'invalid':
      return again('change');
    case 'lapsed':
    case 'notTaken':
    case 'failed':
    case 'other':
      return again('retry');
  }
}
