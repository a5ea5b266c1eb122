import { queryClient } from '@paddock/host';
import { formatDate } from '@paddock/i18n';
import { useTexts } from '@paddock/pages/room-texts';
import { useTranslation } from 'react-i18next';
import { nonRunnersQuery, riderChangesQuery } from '../shared/changes/changes.queries.ts';
import { DayLinks } from '../shared/days/day-links.tsx';
import { useDay } from '../shared/days/use-day.ts';
import { meetingsQuery } from '../shared/race.queries.ts';
import { RacingPage } from '../shared/racing-page.tsx';
import { prefetchCountryPositions } from '../shared/use-country-positions.ts';
import { RaceDayChanges } from './race-day-changes.tsx';
import { TEXTS } from './texts.ts';

export function loader() {
  prefetchCountryPositions();
  void queryClient.prefetchQuery(meetingsQuery());
  void queryClient.prefetchQuery(nonRunnersQuery());
  void queryClient.prefetchQuery(riderChangesQuery());
  return null;
}

export function Component() {
  useTexts('mf-racing', TEXTS);
  const { t } = useTranslation('mf-racing');
  const { date } = useDay();
  return (
    <RacingPage title={t('changes.title', { date: formatDate(date) })} lead={t('changes.lead')}>
      <RaceDayChanges />
      <DayLinks date={undefined} />
    </RacingPage>
  );
}
