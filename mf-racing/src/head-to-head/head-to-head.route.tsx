import { queryClient } from '@paddock/host';
import { useTexts } from '@paddock/pages/room-texts';
import { useTranslation } from 'react-i18next';
import { RacingPage } from '../shared/racing-page.tsx';
import { prefetchCountryPositions } from '../shared/use-country-positions.ts';
import { headToHeadQuery } from './head-to-head.queries.ts';
import { HeadToHead } from './head-to-head.tsx';
import { TEXTS } from './texts.ts';

export function loader() {
  prefetchCountryPositions();
  void queryClient.prefetchQuery(headToHeadQuery);
  return null;
}

export function Component() {
  useTexts('mf-racing', TEXTS);
  const { t } = useTranslation('mf-racing');
  return (
    <RacingPage title={t('h2h.title')} lead={t('h2h.lead')}>
      <HeadToHead />
    </RacingPage>
  );
}
