import { queryClient } from '@paddock/host';
import { useTexts } from '@paddock/pages/room-texts';
import { useTranslation } from 'react-i18next';
import { RacingPage } from '../shared/racing-page.tsx';
import { prefetchCountryPositions } from '../shared/use-country-positions.ts';
import { longTermQuery } from './long-term.queries.ts';
import { LongTermMarkets } from './long-term-markets.tsx';
import { TEXTS } from './texts.ts';

export function loader() {
  prefetchCountryPositions();
  void queryClient.prefetchQuery(longTermQuery);
  return null;
}

export function Component() {
  useTexts('mf-racing', TEXTS);
  const { t } = useTranslation('mf-racing');
  return (
    <RacingPage title={t('ltm.title')} lead={t('ltm.lead')}>
      <LongTermMarkets />
    </RacingPage>
  );
}
