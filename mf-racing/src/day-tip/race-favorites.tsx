import { QueryPart, useRefreshedQuery } from '@paddock/pages';
import { Card } from '@paddock/ui/card';
import { EmptyState } from '@paddock/ui/empty-state';
import { Skeleton } from '@paddock/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { OddsButton } from '../shared/betting/odds-button.tsx';
import { RaceLine, RaceLines } from '../shared/races/race-line.tsx';
import { raceFavoritesQuery } from './day-tip.queries.ts';
import styles from './race-favorites.module.css';

/** The ten clearest favourites of the coming races, the shortest odds first. */
export function RaceFavorites() {
  const { t } = useTranslation('mf-racing');
  // Odds change, and races start.
  const query = useRefreshedQuery(raceFavoritesQuery, 'medium');
  return (
    <Card title={t('favorites.title')}>
      <QueryPart query={query} skeleton={<Skeleton height="35rem" />}>
        {(favorites) =>
          favorites.length === 0 ? (
            <EmptyState title={t('favorites.none')} />
          ) : (
            <RaceLines items={favorites}>
              {({ race, startNr, horse, odds }) => (
                <RaceLine
                  key={race.id}
                  race={race}
                  action={
                    <OddsButton
                      raceId={race.id}
                      pool="WIN"
                      startNr={startNr}
                      horse={horse.name}
                      odds={{ odds }}
                      open={race.status === 'OPEN'}
                    />
                  }
                >
                  <span className={styles.horse}>{t('favorites.horse', { startNr, horse: horse.name })}</span>
                </RaceLine>
              )}
            </RaceLines>
          )
        }
      </QueryPart>
    </Card>
  );
}
