import { queryClient } from '@paddock/host';
import { useTexts } from '@paddock/pages/room-texts';
import { useTranslation } from 'react-i18next';
import { QuickBetTabs } from '../shared/quick-bet-tabs.tsx';
import { nextRacesQuery, resultsQuery } from '../shared/race.queries.ts';
import { RacingPage } from '../shared/racing-page.tsx';
import { BlackRed } from './black-red.tsx';
import { ColourBets } from './colour-bets.tsx';
import { TEXTS } from './texts.ts';

export function loader() {
  void queryClient.prefetchQuery(nextRacesQuery());
  void queryClient.prefetchQuery(resultsQuery());
  return null;
}

export function Component() {
  useTexts('mf-racing', TEXTS);
  const { t } = useTranslation('mf-racing');
  return (
    <RacingPage title={t('blackRed.title')} lead={t('blackRed.lead')}>
      <QuickBetTabs />
      <ColourBets />
      <BlackRed />
    </RacingPage>
  );
}
