import { apiPageQuery, apiQuery, type Camel, type components } from '@paddock/api';
import { getLeagueCampaigns, getLeagueRankings, getLeagueStatus, getLeagueTracks } from '@paddock/api/loyalty';
import { api } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** A season of the league. */
export type LeagueCampaign = Camel<components['schemas']['LeagueCampaign']>;

/** The seasons, newest first. */
export const campaignsQuery = withInlineErrors(apiQuery(api, getLeagueCampaigns));

/** A page of a season's ranking; by default of the running season. */
export const rankingsQuery = ({ campaignId, page }: { campaignId: number | undefined; page: number }) => {
  const query = { ...(campaignId === undefined ? {} : { campaignId }), ...(page === 1 ? {} : { page }) };
  return queryOptions({
    ...withInlineErrors(apiPageQuery(api, getLeagueRankings, Object.keys(query).length === 0 ? {} : { query })),
    placeholderData: keepPreviousData,
  });
};

/** The customer's rank in the running season. */
export const leagueStatusQuery = withInlineErrors(apiQuery(api, getLeagueStatus));

/** The tracks whose races earn points today. */
export const leagueTracksQuery = withInlineErrors(apiQuery(api, getLeagueTracks));
