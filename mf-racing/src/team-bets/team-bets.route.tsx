import { isLoggedIn, queryClient, serverNow } from '@paddock/host';
import { apiDate } from '@paddock/i18n';
import { useTexts } from '@paddock/pages/room-texts';
import { useTranslation } from 'react-i18next';
import type { LoaderFunctionArgs } from 'react-router';
import { RacingPage } from '../shared/racing-page.tsx';
import { MyTeamBets } from './my-team-bets.tsx';
import { mySharesQuery, teamBetsQuery } from './shared/team-bets.queries.ts';
import { parseTeamBetChoice, wantedBy } from './team-bet-choice.model.ts';
import { TeamBets } from './team-bets.tsx';
import { TEXTS } from './texts.ts';

export function loader({ request }: LoaderFunctionArgs) {
  const choice = parseTeamBetChoice(new URL(request.url).searchParams);
  void queryClient.prefetchQuery(teamBetsQuery(wantedBy(choice, apiDate(serverNow()))));
  if (isLoggedIn()) void queryClient.prefetchQuery(mySharesQuery(1));
  return null;
}

export function Component() {
  useTexts('mf-racing', TEXTS);
  const { t } = useTranslation('mf-racing');
  return (
    <RacingPage title={t('teamBets.title')} lead={t('teamBets.lead')}>
      <TeamBets />
      <MyTeamBets />
    </RacingPage>
  );
}
