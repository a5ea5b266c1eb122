import { queryClient } from '@paddock/host';
import { useTranslation } from 'react-i18next';
import type { LoaderFunctionArgs } from 'react-router';
import { riderChangesHref } from '../routes.ts';
import { riderChangesQuery } from '../shared/changes/changes.queries.ts';
import { DayPage } from '../shared/days/day-page.tsx';
import { readDay, useDay } from '../shared/days/use-day.ts';
import { prefetchCountryPositions } from '../shared/use-country-positions.ts';
import { RiderChanges } from './rider-changes.tsx';

export function loader({ params }: LoaderFunctionArgs) {
  const { asked } = readDay(params.date);
  prefetchCountryPositions();
  void queryClient.prefetchQuery(riderChangesQuery(asked));
  return null;
}

export function Component() {
  const { t } = useTranslation('mf-racing');
  const day = useDay();
  return (
    <DayPage day={day} hrefOf={riderChangesHref} title={(named) => t('riderChanges.title', named)}>
      <RiderChanges asked={day.asked} />
    </DayPage>
  );
}
