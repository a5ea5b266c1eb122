import { useLocale, usePanels, useSession } from '@paddock/host';
import { formatNumber } from '@paddock/i18n';
import { QueryPart } from '@paddock/pages';
import { Button } from '@paddock/ui/button';
import { Card } from '@paddock/ui/card';
import { Skeleton } from '@paddock/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { leagueStatusQuery } from './league.queries.ts';
import styles from './league-status.module.css';

/** The customer's rank in the running season. A visitor is asked to log in. */
export function LeagueStatus() {
  const { t } = useTranslation('mf-racing');
  const loggedIn = useSession(({ status }) => status === 'customer');
  return <Card title={t('league.mine')}>{loggedIn ? <Standing /> : <Visitor />}</Card>;
}

function Visitor() {
  const { t } = useTranslation('mf-racing');
  const { show } = usePanels();
  return (
    <div className={styles.visitor}>
      <p>{t('league.visitor')}</p>
      <Button onClick={() => show('login')}>{t('league.logIn')}</Button>
    </div>
  );
}

function Standing() {
  const { t } = useTranslation('mf-racing');
  const locale = useLocale();
  const query = useQuery(leagueStatusQuery);
  return (
    <QueryPart query={query} skeleton={<Skeleton height="1.5rem" />}>
      {({ enrolled, nickname, rank, points }) => (
        <p>
          {enrolled
            ? t('league.standing', { nickname, rank, points: formatNumber(points, locale) })
            : t('league.notEnrolled')}
        </p>
      )}
    </QueryPart>
  );
}
