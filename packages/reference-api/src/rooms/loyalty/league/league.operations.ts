import type { components } from '@paddock/api';
import type { OperationsOf } from '../../../server/operation/operation.types.ts';
import { notFound } from '../../../server/operation/refused.ts';
import type { Server } from '../../../server/operation/server.ts';
import { midnightAfter, todayAt } from '../../../world/day/race-days.ts';
import { enrollInLeague } from './enroll-in-league.ts';
import { campaignAt, campaignById, campaignsAround, showCampaign } from './league-campaign.model.ts';
import { rankingOf } from './league-ranking.ts';

type LeagueOperation =
  | 'getLeagueCampaigns'
  | 'getLeagueRankings'
  | 'getLeagueStatus'
  | 'enrollLeague'
  | 'getLeagueTracks';

/** The wettstar league: a monthly ranking by earned wettstars. */
export const leagueOperations = ({ database, days }: Server): OperationsOf<LeagueOperation> => {
  const statusOf = async (customerId: number, now: number): Promise<components['schemas']['LeagueStatus']> => {
    const campaign = campaignAt(now);
    const ranking = await rankingOf(database, campaign, now);
    const me = ranking.find((player) => player.customerId === customerId);
    return {
      campaign_id: campaign.id,
      enrolled: me !== undefined,
      nickname: me?.nickname ?? null,
      rank: me?.rank ?? null,
      points: me?.points ?? 0,
    };
  };

  return {
    async getLeagueCampaigns({ now, language }) {
      return { data: campaignsAround(now).map((campaign) => showCampaign(campaign, now, language)) };
    },
    async getLeagueRankings({ query: { campaign_id, page = 1, pagination: perPage = 20 }, visitorId, now }) {
      const campaign = campaign_id === undefined ? campaignAt(now) : campaignById(campaign_id, now);
      if (!campaign) throw notFound('season');
      const ranking = await rankingOf(database, campaign, now);
      const shown = ranking.slice((page - 1) * perPage, page * perPage);
      return {
        data: shown.map(({ customerId, id, rank, nickname, points }) => ({
          id,
          rank,
          nickname,
          points,
          is_me: customerId !== null && customerId === visitorId,
        })),
        pagination: {
          page,
          perPage,
          count: shown.length,
          total: ranking.length,
        },
      };
    },
    async getLeagueStatus({ customerId, now }) {
      return { data: await statusOf(customerId, now) };
    },
    async enrollLeague({ body: { nickname }, customerId, clock }) {
      await enrollInLeague(database, { customerId, nickname, clock });
      return { data: await statusOf(customerId, clock()) };
    },
    getLeagueTracks: {
      async lasting({ now }) {
        const meetings = await days.meetingsOf(todayAt(now));
        const data = meetings.map(({ id, track_id, track_name, country, race_type, racecount }) => ({
          id: track_id,
          name: track_name,
          country,
          meeting_id: id,
          race_type,
          racecount,
        }));
        return { data, until: midnightAfter(now) };
      },
    },
  };
};
