import type { RacePlan } from '../../../world/day/plan.types.ts';
import { type Settlement, settleLines } from '../settle-bet.ts';
import { splitCents } from './split-cents.ts';
import type { TeamTip } from './team-tips.ts';

/** What the ticket of a team becomes: what was paid in is spread over its runners, evenly to the cent. */
export const teamOutcome = (race: RacePlan | null, { pool, leg1 }: TeamTip, total: number): Settlement => {
  const stakes = splitCents(
    total,
    leg1.map(() => 1),
  );
  const lines = leg1.map((startnr, at) => ({
    pool,
    startnr,
    stake: stakes[at] as number,
    odds: null,
    outcome: null,
    payout: null,
  }));
  return settleLines(race, lines);
};

/** What each member gets of what was won and of what is refunded, by what it paid in; both add up to the cent. */
export const memberParts = (
  { won, refunded }: Pick<Settlement, 'won' | 'refunded'>,
  stakes: readonly number[],
): { won: number; refunded: number }[] => {
  const wins = splitCents(won, stakes);
  const refunds = splitCents(refunded, stakes);
  return stakes.map((_, at) => ({ won: wins[at] as number, refunded: refunds[at] as number }));
};
