import { queryClient } from '@paddock/host';
import { useTexts } from '@paddock/pages/room-texts';
import { useTranslation } from 'react-i18next';
import { RacingPage } from '../shared/racing-page.tsx';
import { prefetchCountryPositions } from '../shared/use-country-positions.ts';
import { MeetingsNow } from './meetings-now.tsx';
import { overviewQuery, premiumListQuery } from './overview.queries.ts';
import { PageDirectory } from './page-directory.tsx';
import { TEXTS } from './texts.ts';

export function loader() {
  prefetchCountryPositions();
  void queryClient.prefetchQuery(overviewQuery);
  void queryClient.prefetchQuery(premiumListQuery);
  return null;
}

export function Component() {
  useTexts('mf-racing', TEXTS);
  const { t } = useTranslation('mf-racing');
  return (
    <RacingPage title={t('overview.title')}>
      <PageDirectory />
      <MeetingsNow />
    </RacingPage>
  );
}
