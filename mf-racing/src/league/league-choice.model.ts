import { parsePage } from '@paddock/pages';
import type { LeagueCampaign } from './league.queries.ts';

/** The season (year and month, `202611`) and the page of its ranking. */
export interface LeagueChoice {
  campaignId: number | undefined;
  page: number;
}

/** Reads `?season=202610&page=2`. Ignores invalid values. */
export function parseLeagueChoice(search: URLSearchParams): LeagueChoice {
  const season = search.get('season') ?? '';
  return {
    campaignId: /^\d{6}$/.test(season) ? Number(season) : undefined,
    page: parsePage(search),
  };
}

/** The query string of a choice. The first page of the running season has none. */
export function writeLeagueChoice({ campaignId, page }: LeagueChoice): string {
  const search = new URLSearchParams();
  if (campaignId !== undefined) search.set('season', String(campaignId));
  if (page > 1) search.set('page', String(page));
  return search.size > 0 ? `?${search}` : '?';
}

/** A season that has a ranking. */
export type RankedSeason = LeagueCampaign & { status: 'running' | 'finished' };

/** The seasons that have a ranking, newest first. */
export const rankedSeasons = (campaigns: LeagueCampaign[]): RankedSeason[] =>
  campaigns.filter((campaign): campaign is RankedSeason => campaign.status !== 'upcoming');
