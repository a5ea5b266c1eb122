import { Slot } from '@paddock/host';
import { PageHeading } from '@paddock/ui/page-heading';
import { Skeleton } from '@paddock/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { QueryPart } from '../shared/query-part.tsx';
import { isFinished } from '../shared/race-status.model.ts';
import { Dividends } from './dividends.tsx';
import { Pools } from './pools.tsx';
import styles from './race-card.module.css';
import { RaceHeading } from './race-heading.tsx';
import { Result } from './result.tsx';
import { Runners } from './runners.tsx';
import { useRace } from './use-race.ts';

/** Everything about one race. */
export function RaceCard({ id }: { id: number }) {
  const { t } = useTranslation('mf-racing');
  const query = useRace(id);
  return (
    <div className={styles.page}>
      {!query.data && (
        <>
          <title>{t('title', { page: t('card.fallbackTitle') })}</title>
          <PageHeading>{t('card.fallbackTitle')}</PageHeading>
        </>
      )}
      <QueryPart query={query} skeleton={<Skeleton height="48rem" />}>
        {(race) => (
          <>
            <RaceHeading race={race} />
            <Slot name="race.stream" props={{ raceId: id }} />
            {isFinished(race.status) && <Result race={race} />}
            {isFinished(race.status) && <Dividends pools={race.pools} />}
            <Runners race={race} />
            <Pools pools={race.pools} />
          </>
        )}
      </QueryPart>
    </div>
  );
}
