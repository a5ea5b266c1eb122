import { queryClient } from '@paddock/host';
import { apiDate } from '@paddock/i18n';
import { useTranslation } from 'react-i18next';
import type { LoaderFunctionArgs } from 'react-router';
import { RacingPage } from '../shared/racing-page.tsx';
import { parseTeamBetChoice } from './team-bet-choice.model.ts';
import { teamBetsQuery } from './team-bets.queries.ts';
import { TeamBets } from './team-bets.tsx';

export function loader({ request }: LoaderFunctionArgs) {
  const choice = parseTeamBetChoice(new URL(request.url).searchParams);
  void queryClient.prefetchQuery(teamBetsQuery(choice, apiDate(Date.now())));
  return null;
}

export function Component() {
  const { t } = useTranslation('mf-racing');
  return (
    <RacingPage title={t('teamBets.title')} lead={t('teamBets.lead')}>
      <TeamBets />
    </RacingPage>
  );
}
