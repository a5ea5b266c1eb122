import { useLocale } from '@paddock/host';
import { formatOdds } from '@paddock/i18n';
import { Card } from '@paddock/ui/card';
import { EmptyState } from '@paddock/ui/empty-state';
import { Skeleton } from '@paddock/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { QueryPart } from '../shared/query-part.tsx';
import { RaceLine, RaceLines } from '../shared/race-line.tsx';
import { raceFavoritesQuery } from './day-tip.queries.ts';
import styles from './race-favorites.module.css';

/** core §9, medium: odds move, and races are off. */
const REFRESH_MS = 15_000;

/** The ten clearest favourites of the coming races, the shortest odds first. */
export function RaceFavorites() {
  const { t } = useTranslation('mf-racing');
  const locale = useLocale();
  const query = useQuery({ ...raceFavoritesQuery, refetchInterval: REFRESH_MS });
  return (
    <Card title={t('favorites.title')}>
      <QueryPart query={query} skeleton={<Skeleton height="35rem" />}>
        {(favorites) =>
          favorites.length === 0 ? (
            <EmptyState title={t('favorites.none')} />
          ) : (
            <RaceLines items={favorites}>
              {({ race, startNr, horse, odds }) => (
                <RaceLine key={race.id} race={race}>
                  <span className={styles.horse}>{t('favorites.horse', { startNr, horse: horse.name })}</span>{' '}
                  <strong>{t('results.winOdds', { odds: formatOdds(odds, locale) })}</strong>
                </RaceLine>
              )}
            </RaceLines>
          )
        }
      </QueryPart>
    </Card>
  );
}
