import { queryClient } from '@paddock/host';
import { Page } from '@paddock/pages';
import { EmptyState } from '@paddock/ui/empty-state';
import { useTranslation } from 'react-i18next';
import { redirect } from 'react-router';
import { racePopupHref } from '../links.ts';
import { nextRacesQuery } from '../shared/race.queries.ts';
import styles from './race-card.module.css';

/** A pop-up without an id redirects to the next race. */
export async function loader() {
  const { data } = await queryClient.fetchQuery(nextRacesQuery());
  const [next] = data;
  return next ? redirect(racePopupHref(next.id)) : null;
}

export function Component() {
  const { t } = useTranslation('mf-racing');
  return (
    <div className={styles.popup}>
      <Page title={t('card.fallbackTitle')}>
        <EmptyState title={t('home.noNextRaces')} text={t('home.noNextRacesText')} />
      </Page>
    </div>
  );
}
