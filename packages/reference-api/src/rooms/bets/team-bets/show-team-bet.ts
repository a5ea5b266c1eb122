import type { components } from '@paddock/api';
import type { RacePlan } from '../../../world/day/plan.types.ts';
import { iso, isoOrNull } from '../../../world/day/zone.ts';
import type { TeamShareRow } from './team.tables.ts';
import { teamOutcome } from './team-outcome.ts';
import { SMALLEST_SHARE, type TeamTip } from './team-tips.ts';

type Schemas = components['schemas'];

/** The pot of a team. */
export interface Pot {
  total: number;
  members: number;
}

const statusAt = ({ closesAt, officialAt }: TeamTip, now: number): Schemas['TeamBet']['status'] => {
  if (now < closesAt) return 'OPEN';
  return now < officialAt ? 'CLOSED' : 'SETTLED';
};

/** A team bet as everybody sees it at an instant. */
export const showTeamBet = (
  tip: TeamTip,
  { total, members }: Pot,
  race: RacePlan | null,
  now: number,
): Schemas['TeamBet'] => {
  const status = statusAt(tip, now);
  const paid = () => {
    const { won, refunded } = teamOutcome(race, tip, total);
    return won + refunded;
  };
  return {
    team_tip_id: tip.id,
    date: tip.date,
    race: tip.race,
    pool: tip.pool,
    leg1: tip.leg1,
    total_amount: total,
    max_amount: tip.maxAmount,
    minstake: SMALLEST_SHARE,
    members,
    closes_at: iso(tip.closesAt),
    status,
    payout: status === 'SETTLED' ? paid() : null,
  };
};

/** A share as its customer sees it. */
export const showShare = (row: TeamShareRow, teamBet: Schemas['TeamBet']): Schemas['TeamShare'] => ({
  id: row.id,
  team_tip_id: row.team_tip_id,
  stake_amount: row.stake_amount,
  nickname: row.nickname,
  confirmed: 1,
  status: row.status as Schemas['TeamShare']['status'],
  joined_at: iso(row.joined_at),
  settled_at: isoOrNull(row.settled_at),
  payout: row.payout,
  team_bet: teamBet,
});
