import { href } from '@paddock/host';
import { racesHref } from '../../links.ts';
import type { BetRefusal, Checkpoint } from './refusal-of.model.ts';

/** Modals of the system after which the bet may be possible. */
export type OpenedModal = Checkpoint | 'lugas_register_modal' | 'lugas_amounts_modal';

/** The one thing that a customer can do about a refusal. `label` names its text. */
export type WayOn =
  | { kind: 'login'; label: 'login' }
  | {
      kind: 'link';
      label: 'continue' | 'personalData' | 'contact' | 'selfExclusion' | 'limits' | 'deposit' | 'bets' | 'races';
      /** An address without locale prefix. */
      to: string;
    }
  /** The modals in turn; once all are accepted, as `again`. */
  | { kind: 'modals'; label: OpenedModal; names: readonly OpenedModal[] }
  /** Back to the slip, with what holds now. */
  | { kind: 'again'; label: 'price' | 'oneOdds' | 'manyOdds' | 'change' | 'retry' }
  | { kind: 'reload'; label: 'reload' };

const again = (label: Extract<WayOn, { kind: 'again' }>['label']): WayOn => ({ kind: 'again', label });

type Registration = Extract<BetRefusal, { kind: 'registration' }>;

const registration = ({ isBlocked, token }: Registration): WayOn => {
  if (token !== null) return { kind: 'link', label: 'continue', to: href('continueRegistration', { token }) };
  // Logged in, status 15 lacks a bank account alone. Nobody but the service can help status 0.
  return isBlocked
    ? { kind: 'link', label: 'contact', to: href('contact') }
    : { kind: 'link', label: 'personalData', to: href('personalData') };
};

/** The way on from a refusal; null if there is none now. */
export function wayOn(refusal: BetRefusal): WayOn | null {
  switch (refusal.kind) {
    case 'login':
      return { kind: 'login', label: 'login' };
    case 'registration':
      return registration(refusal);
    case 'checkpoint':
      return { kind: 'modals', label: refusal.checkpoints[0] as Checkpoint, names: refusal.checkpoints };
    case 'excluded':
      return { kind: 'link', label: 'selfExclusion', to: href('selfExclusion') };
    case 'lugas':
      return refusal.state === 'unregistered'
        ? { kind: 'modals', label: 'lugas_register_modal', names: ['lugas_register_modal'] }
        : again('retry');
    case 'amounts':
      return { kind: 'modals', label: 'lugas_amounts_modal', names: ['lugas_amounts_modal'] };
    case 'break':
    case 'limit':
      return { kind: 'link', label: 'limits', to: href('limits') };
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
      return { kind: 'reload', label: 'reload' };
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
