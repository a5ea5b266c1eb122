import { queryClient } from '@paddock/host';
import { useTranslation } from 'react-i18next';
import type { LoaderFunctionArgs } from 'react-router';
import { starterIndexHref } from '../routes.ts';
import { DayPage } from '../shared/days/day-page.tsx';
import { readDay, useDay } from '../shared/days/use-day.ts';
import { prefetchCountryPositions } from '../shared/use-country-positions.ts';
import { parseParticipantType } from './starter-index.model.ts';
import { participantsQuery } from './starter-index.queries.ts';
import { StarterIndex } from './starter-index.tsx';

export function loader({ params, request }: LoaderFunctionArgs) {
  const { asked } = readDay(params.date);
  prefetchCountryPositions();
  void queryClient.prefetchQuery(participantsQuery(parseParticipantType(new URL(request.url).searchParams), asked));
  return null;
}

export function Component() {
  const { t } = useTranslation('mf-racing');
  const day = useDay();
  return (
    <DayPage day={day} hrefOf={starterIndexHref} title={(named) => t('starterIndex.title', named)}>
      <StarterIndex asked={day.asked} />
    </DayPage>
  );
}
