import type { Kysely } from 'kysely';
import type { Tables } from '../../../server/database/tables.ts';
import { generatedPlayers, type LeaguePlayer } from './generated-players.ts';
import type { LeagueCampaign } from './league-campaign.model.ts';

export interface RankedPlayer extends LeaguePlayer {
  /** Equal points share a rank: 1, 2, 2, 4. */
  rank: number;
  /** null for a generated player. */
  customerId: number | null;
}

/** Ids of members follow those of generated players. */
const MEMBER_IDS_FROM = 1_000;

/** Members who joined before a season's end, with the points of their bets in it. */
const membersOf = async (database: Kysely<Tables>, { startsAt, endsAt }: LeagueCampaign) => {
  const rows = await database
    .selectFrom('league_member as member')
    .leftJoin('loyalty_entry as entry', (join) =>
      join
        .onRef('entry.customer_id', '=', 'member.customer_id')
        .on('entry.kind', '=', 'earned')
        .on('entry.booked_at', '>=', startsAt)
        .on('entry.booked_at', '<', endsAt),
    )
    .where('member.enrolled_at', '<', endsAt)
    .select((row) => ['member.id', 'member.customer_id', 'member.nickname', row.fn.sum('entry.points').as('points')])
    .groupBy(['member.id', 'member.customer_id', 'member.nickname'])
    .execute();
  return rows.map(({ id, customer_id, nickname, points }) => ({
    id: MEMBER_IDS_FROM + id,
    nickname,
    points: Number(points ?? 0),
    customerId: customer_id,
  }));
};

/** The ranking of a season at an instant (ms), most points first. */
export const rankingOf = async (
  database: Kysely<Tables>,
  campaign: LeagueCampaign,
  now: number,
): Promise<RankedPlayer[]> => {
  const players = [
    ...generatedPlayers(campaign, now).map((player) => ({ ...player, customerId: null })),
    ...(await membersOf(database, campaign)),
  ].sort((a, b) => b.points - a.points || a.id - b.id);
  let rank = 1;
  return players.map((player, at) => {
    if (player.points !== players[at - 1]?.points) rank = at + 1;
    return { ...player, rank };
  });
};
