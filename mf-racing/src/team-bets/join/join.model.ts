import type { ApiData } from '@paddock/api';
import type { ServerRefusal } from '@paddock/pages/refusal';
import { betRefusalOf } from '../../shared/refusal/refusal-of.model.ts';
import { type BetWayOn, wayOn } from '../../shared/refusal/way-on.model.ts';
import type { TeamBet } from '../shared/team-bets.queries.ts';

/** Amounts (cents) that can be paid in now. */
export interface Offer {
  minimum: number;
  /** The free amount. */
  maximum: number;
  /** Amounts to choose from. */
  amounts: readonly number[];
}

/** The rough height of this part, any CSS length: for a visitor it is empty once all is settled. */
export const JOIN_HEIGHT: Record<TeamBet['status'], string> = { OPEN: '30rem', CLOSED: '7rem', SETTLED: '0rem' };

/**
 * The API offers amounts only to customers; for a visitor, the team bet itself has the free amount.
 * It is refreshed more often, and the free amount only decreases.
 */
export function offerOf(
  { minstake, maxAmount, totalAmount }: TeamBet,
  offered: ApiData<'getTeamTipAmounts'> | undefined,
): Offer {
  const free = maxAmount - totalAmount;
  if (!offered) return { minimum: minstake, maximum: free, amounts: [] };
  const maximum = Math.min(offered.maximum, free);
  return { minimum: offered.minimum, maximum, amounts: offered.amounts.filter((amount) => amount <= maximum) };
}

export const isFull = ({ minimum, maximum }: Offer): boolean => maximum < minimum;

/** Refusals after which only another team bet is possible. */
const ENDS: readonly (string | null)[] = ['team_bet_closed', 'team_bet_full', 'not_found'];

/**
 * The next step after a refusal; null if its words are enough and the same press is possible again.
 */
export function wayOnFrom(refusal: ServerRefusal): BetWayOn | { kind: 'others' } | null {
  if (ENDS.includes(refusal.code)) return { kind: 'others' };
  const way = wayOn(betRefusalOf(refusal));
  return way?.kind === 'again' ? null : way;
}

/** The refusal of a customer under LUGAS whose betting session begins with this bet. */
export const NOT_ACTIVATED = 'lugas_not_activated';

/** A share that the server would accept, before the customer has confirmed it. */
export interface PossibleShare {
  /** Cents. */
  stakeAmount: number;
  nickname: string;
  /** LUGAS: the customer's betting session begins with it. */
  beginsSession: boolean;
}
