import { href } from '@paddock/host';
import { formatDateTime } from '@paddock/i18n';
import { QueryPart, useRefreshedQuery } from '@paddock/pages';
import { Button } from '@paddock/ui/button';
import { Card } from '@paddock/ui/card';
import { EmptyState } from '@paddock/ui/empty-state';
import { linkClass } from '@paddock/ui/link';
import { linkButtonClass } from '@paddock/ui/link-button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { RemovedNotice } from '../shared/undo/removed-notice.tsx';
import { useRemoval } from '../shared/undo/use-removal.ts';
import styles from './favorites.module.css';
import { type Favorite, favoritesQuery, removeMutation, takeBackMutation } from './favorites.queries.ts';
import { byNextRun } from './next-run.model.ts';

/** The favourite horses, the next to run first. */
export function Favorites() {
  const { t } = useTranslation('mf-account');
  // Tomorrow's races appear, and races that have been run disappear.
  const query = useRefreshedQuery(favoritesQuery, 'long');
  const { last, remove, takeBack, isTakingBack } = useRemoval(removeMutation, takeBackMutation);
  return (
    <>
      {last && (
        <RemovedNotice
          text={t(last.isBack ? 'favorites.restored' : 'favorites.removed', { name: last.entry.name })}
          isBack={last.isBack}
          pending={isTakingBack}
          onUndo={() => takeBack(last.entry)}
        />
      )}
      <QueryPart query={query} skeleton={{ height: '24rem' }}>
        {(favorites) =>
          favorites.length === 0 ? (
            <None />
          ) : (
            <Card>
              <ul>
                {byNextRun(favorites).map((favorite) => (
                  <FavoriteLine key={favorite.horseId} favorite={favorite} onRemove={() => remove(favorite)} />
                ))}
              </ul>
            </Card>
          )
        }
      </QueryPart>
    </>
  );
}

function FavoriteLine({ favorite, onRemove }: { favorite: Favorite; onRemove: () => void }) {
  const { t } = useTranslation('mf-account');
  const { horseId, name, nextRace } = favorite;
  return (
    <li className={styles.favorite}>
      <Link to={href('horse', { id: horseId })} className={linkClass}>
        {name}
      </Link>
      {nextRace ? (
        <Link to={href('race', { id: nextRace.raceId })} className={linkClass}>
          {t('favorites.runs', {
            time: formatDateTime(nextRace.postTime),
            track: nextRace.trackName,
            number: nextRace.startNr,
          })}
        </Link>
      ) : (
        <span className={styles.soft}>{t('favorites.noRun')}</span>
      )}
      <Button size="small" variant="quiet" aria-label={`${t('favorites.remove')}: ${name}`} onClick={onRemove}>
        {t('favorites.remove')}
      </Button>
    </li>
  );
}

function None() {
  const { t } = useTranslation('mf-account');
  return (
    <EmptyState
      title={t('favorites.none')}
      text={t('favorites.noneText')}
      action={
        <Link to={href('races')} className={linkButtonClass()}>
          {t('favorites.toRaces')}
        </Link>
      }
    />
  );
}
