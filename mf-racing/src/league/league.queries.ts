import { apiPageQuery, apiQuery, type Camel, type components } from '@paddock/api';
import { getLeagueCampaigns, getLeagueRankings, getLeagueStatus, getLeagueTracks } from '@paddock/api/loyalty';
import { api } from '@paddock/host';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { quiet } from '../shared/quiet.ts';

/** A season of the league. */
export type LeagueCampaign = Camel<components['schemas']['LeagueCampaign']>;

/** The seasons, newest first. */
export const campaignsQuery = quiet(apiQuery(api, getLeagueCampaigns));

/** Who leads a season; the running one when none is named. */
export const rankingsQuery = ({ campaignId, page }: { campaignId: number | undefined; page: number }) => {
  const query = { ...(campaignId === undefined ? {} : { campaignId }), ...(page === 1 ? {} : { page }) };
  return queryOptions({
    ...quiet(apiPageQuery(api, getLeagueRankings, Object.keys(query).length === 0 ? {} : { query })),
    placeholderData: keepPreviousData,
  });
};

/** Where the customer stands in the running season. */
export const leagueStatusQuery = quiet(apiQuery(api, getLeagueStatus));

/** The tracks whose races earn points today. */
export const leagueTracksQuery = quiet(apiQuery(api, getLeagueTracks));
