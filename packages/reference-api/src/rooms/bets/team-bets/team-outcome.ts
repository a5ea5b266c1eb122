import type { RacePlan } from '../../../world/day/plan.types.ts';
import { type Settlement, settleStake } from '../settle-bet.ts';
import { splitCents } from './split-cents.ts';
import type { TeamTip } from './team-tips.ts';

export type TeamOutcome = Pick<Settlement, 'status' | 'won' | 'refunded'>;

/**
 * The outcome of a team's stake: it is spread evenly over the runners, to the cent. Amounts in
 * cents.
 */
export const teamOutcome = (race: RacePlan | null, { pool, leg1 }: TeamTip, total: number): TeamOutcome => {
  const stakes = splitCents(
    total,
    leg1.map(() => 1),
  );
  const settled = leg1.map((startnr, at) => {
    const stake = stakes[at] as number;
    const bet = { layout: { kind: 'singles', horses: [startnr] }, pools: [pool], lineStake: stake } as const;
    const outcome = settleStake(race && [race], { pool, legs: [[startnr]], price: stake }, () => bet);
    // Single pools have no labels that could be unknown.
    if (!outcome) throw new Error(`A dividend of ${pool} has an unknown label.`);
    return outcome;
  });
  const has = (status: TeamOutcome['status']) => settled.some((one) => one.status === status);
  return {
    status: has('won') ? 'won' : has('lost') ? 'lost' : 'refunded',
    won: settled.reduce((sum, { won }) => sum + won, 0),
    refunded: settled.reduce((sum, { refunded }) => sum + refunded, 0),
  };
};

/** Each member's part of winnings and refunds by its stake; both add up to the cent. */
export const memberParts = (
  { won, refunded }: Pick<TeamOutcome, 'won' | 'refunded'>,
  stakes: readonly number[],
): { won: number; refunded: number }[] => {
  const wins = splitCents(won, stakes);
  const refunds = splitCents(refunded, stakes);
  return stakes.map((_, at) => ({ won: wins[at] as number, refunded: refunds[at] as number }));
};
