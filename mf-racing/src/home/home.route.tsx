import { queryClient } from '@paddock/host';
import { LazyPart, Page } from '@paddock/pages';
import { createLazyView } from '@paddock/ui/lazy-view';
import { useTranslation } from 'react-i18next';
import type { LoaderFunctionArgs } from 'react-router';
import { meetingsQuery, nextRacesQuery } from '../shared/race.queries.ts';
import { highlightsQuery } from '../shared/races/highlights.queries.ts';
import { prefetchCountryPositions } from '../shared/use-country-positions.ts';
import { BegunRegistration } from './begun-registration.tsx';
import { Highlights } from './highlights.tsx';
import styles from './home.module.css';
import { jackpotsQuery } from './home.queries.ts';
import { Jackpots } from './jackpots.tsx';
import { NextRaces } from './next-races.tsx';
import { shownPages } from './shown-pages.model.ts';
import { Ticker } from './ticker/ticker.tsx';

// Below the first screen, each in a separate chunk, which comes with the page.
const slidesView = createLazyView(
  async () => (await import(/* webpackFetchPriority: "high" */ './slides/slides.tsx')).Slides,
);
const todayView = createLazyView(
  async () => (await import(/* webpackFetchPriority: "high" */ './today/today.tsx')).Today,
);

export function loader({ request }: LoaderFunctionArgs) {
  void queryClient.prefetchQuery(nextRacesQuery(shownPages(new URL(request.url).searchParams)));
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
      <Ticker />
      <BegunRegistration />
      <NextRaces />
      <div className={styles.slides}>
        <LazyPart part={slidesView} props={{}} height="16.75rem" />
      </div>
      <div className={styles.beside}>
        <Highlights />
        <Jackpots />
      </div>
      <LazyPart part={todayView} props={{}} height="54rem" />
    </Page>
  );
}
