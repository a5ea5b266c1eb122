import { queryClient } from '@paddock/host';
import { useTranslation } from 'react-i18next';
import type { LoaderFunctionArgs } from 'react-router';
import { nonRunnersHref } from '../routes.ts';
import { nonRunnersQuery } from '../shared/changes/changes.queries.ts';
import { DayPage } from '../shared/days/day-page.tsx';
import { readDay, useDay } from '../shared/days/use-day.ts';
import { prefetchCountryPositions } from '../shared/use-country-positions.ts';
import { NonRunners } from './non-runners.tsx';

export function loader({ params }: LoaderFunctionArgs) {
  const { asked } = readDay(params.date);
  prefetchCountryPositions();
  void queryClient.prefetchQuery(nonRunnersQuery(asked));
  return null;
}

export function Component() {
  const { t } = useTranslation('mf-racing');
  const day = useDay();
  return (
    <DayPage day={day} hrefOf={nonRunnersHref} title={(named) => t('nonRunners.title', named)}>
      <NonRunners asked={day.asked} />
    </DayPage>
  );
}
