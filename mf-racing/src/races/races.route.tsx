import { queryClient } from '@paddock/host';
import { useTranslation } from 'react-i18next';
import type { LoaderFunctionArgs } from 'react-router';
import { racesHref } from '../routes.ts';
import { DayPage } from '../shared/days/day-page.tsx';
import { readDay, useDay } from '../shared/days/use-day.ts';
import { meetingsQuery } from '../shared/races/race.queries.ts';
import { prefetchCountryPositions } from '../shared/use-country-positions.ts';
import { Races } from './races.tsx';

export function loader({ params }: LoaderFunctionArgs) {
  const { asked } = readDay(params.date);
  prefetchCountryPositions();
  void queryClient.prefetchQuery(meetingsQuery(asked));
  return null;
}

export function Component() {
  const { t } = useTranslation('mf-racing');
  const day = useDay();
  return (
    <DayPage day={day} hrefOf={racesHref} title={(named) => t('races.title', named)}>
      <Races asked={day.asked} />
    </DayPage>
  );
}
