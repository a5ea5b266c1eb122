import { queryClient } from '@paddock/host';
import { useTranslation } from 'react-i18next';
import type { LoaderFunctionArgs } from 'react-router';
import { resultsHref } from '../routes.ts';
import { DayPage } from '../shared/days/day-page.tsx';
import { readDay, useDay } from '../shared/days/use-day.ts';
import { resultsQuery } from '../shared/races/race.queries.ts';
import { prefetchCountryPositions } from '../shared/use-country-positions.ts';
import { Results } from './results.tsx';

export function loader({ params }: LoaderFunctionArgs) {
  const { asked } = readDay(params.date);
  prefetchCountryPositions();
  void queryClient.prefetchQuery(resultsQuery(asked));
  return null;
}

export function Component() {
  const { t } = useTranslation('mf-racing');
  const day = useDay();
  return (
    <DayPage day={day} hrefOf={resultsHref} title={(named) => t('results.title', named)}>
      <Results asked={day.asked} />
    </DayPage>
  );
}
