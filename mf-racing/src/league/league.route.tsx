import { isLoggedIn, queryClient } from '@paddock/host';
import { useTexts } from '@paddock/pages/room-texts';
import { useTranslation } from 'react-i18next';
import type { LoaderFunctionArgs } from 'react-router';
import { RacingPage } from '../shared/racing-page.tsx';
import { campaignsQuery, leagueStatusQuery, leagueTracksQuery, rankingsQuery } from './league.queries.ts';
import { parseLeagueChoice } from './league-choice.model.ts';
import { LeagueStatus } from './league-status.tsx';
import { LeagueTracks } from './league-tracks.tsx';
import { Rankings } from './rankings.tsx';
import { TEXTS } from './texts.ts';

export function loader({ request }: LoaderFunctionArgs) {
  void queryClient.prefetchQuery(campaignsQuery);
  void queryClient.prefetchQuery(rankingsQuery(parseLeagueChoice(new URL(request.url).searchParams)));
  void queryClient.prefetchQuery(leagueTracksQuery);
  if (isLoggedIn()) void queryClient.prefetchQuery(leagueStatusQuery);
  return null;
}

export function Component() {
  useTexts('mf-racing', TEXTS);
  const { t } = useTranslation('mf-racing');
  return (
    <RacingPage title={t('league.title')} lead={t('league.lead')}>
      <LeagueStatus />
      <Rankings />
      <LeagueTracks />
    </RacingPage>
  );
}
