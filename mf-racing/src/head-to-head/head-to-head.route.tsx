import { queryClient } from '@paddock/host';
import { useTranslation } from 'react-i18next';
import { RacingPage } from '../shared/racing-page.tsx';
import { prefetchCountryPositions } from '../shared/use-country-positions.ts';
import { headToHeadQuery } from './head-to-head.queries.ts';
import { HeadToHead } from './head-to-head.tsx';

export function loader() {
  prefetchCountryPositions();
  void queryClient.prefetchQuery(headToHeadQuery);
  return null;
}

export function Component() {
  const { t } = useTranslation('mf-racing');
  return (
    <RacingPage title={t('h2h.title')} lead={t('h2h.lead')}>
      <HeadToHead />
    </RacingPage>
  );
}
