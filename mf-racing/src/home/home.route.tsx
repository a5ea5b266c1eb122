import { meetingsQuery, nextRacesQuery } from '@paddock/api';
import { api, queryClient } from '@paddock/host';
import { PageHeading } from '@paddock/ui/page-heading';
import { useTranslation } from 'react-i18next';
import type { LoaderFunctionArgs } from 'react-router';
import styles from './home.module.css';
import { NextRaces } from './next-races.tsx';
import { parsePage } from './page.model.ts';
import { TodaysMeetings } from './todays-meetings.tsx';

export function loader({ request }: LoaderFunctionArgs) {
  const page = parsePage(new URL(request.url).searchParams);
  void queryClient.prefetchQuery(nextRacesQuery(api, { page }));
  void queryClient.prefetchQuery(meetingsQuery(api));
  return null;
}

export function Component() {
  const { t } = useTranslation('mf-racing');
  return (
    <>
      <title>{t('title', { page: t('home.title') })}</title>
      <div className={styles.page}>
        <PageHeading>{t('home.title')}</PageHeading>
        <NextRaces />
        <TodaysMeetings />
      </div>
    </>
  );
}
