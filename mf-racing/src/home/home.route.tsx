import { queryClient } from '@paddock/host';
import { Page, parsePage } from '@paddock/pages';
import { useTranslation } from 'react-i18next';
import type { LoaderFunctionArgs } from 'react-router';
import { highlightsQuery } from '../shared/races/highlights.queries.ts';
import { meetingsQuery, nextRacesQuery } from '../shared/races/race.queries.ts';
import { prefetchCountryPositions } from '../shared/use-country-positions.ts';
import { Highlights } from './highlights.tsx';
import styles from './home.module.css';
import { jackpotsQuery } from './home.queries.ts';
import { Jackpots } from './jackpots.tsx';
import { NextRaces } from './next-races.tsx';
import { TodaysMeetings } from './todays-meetings.tsx';

export function loader({ request }: LoaderFunctionArgs) {
  const page = parsePage(new URL(request.url).searchParams);
  void queryClient.prefetchQuery(nextRacesQuery(page));
  void queryClient.prefetchQuery(meetingsQuery());
  prefetchCountryPositions();
  void queryClient.prefetchQuery(highlightsQuery);
  void queryClient.prefetchQuery(jackpotsQuery);
  return null;
}

export function Component() {
  const { t } = useTranslation('mf-racing');
  return (
    <Page title={t('home.title')}>
      <NextRaces />
      <div className={styles.beside}>
        <Highlights />
        <Jackpots />
      </div>
      <TodaysMeetings />
    </Page>
  );
}
