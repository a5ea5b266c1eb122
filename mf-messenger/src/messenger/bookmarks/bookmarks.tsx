import { href, useLocale } from '@paddock/host';
import { apiDate, countryName, formatDate, formatTime } from '@paddock/i18n';
import { QueryPart, useRefreshedQuery } from '@paddock/pages';
import { Button } from '@paddock/ui/button';
import { CountryFlag } from '@paddock/ui/country-flag';
import { EmptyState } from '@paddock/ui/empty-state';
import { useKeptFocus } from '@paddock/ui/use-kept-focus';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type Bookmark, bookmarksQuery, unmarkRace } from '../../shared/bookmarks/bookmarks.queries.ts';
import styles from './bookmarks.module.css';

/** The races that the customer marked. */
export function Bookmarks() {
  const { t } = useTranslation('mf-messenger');
  const query = useRefreshedQuery(bookmarksQuery, 'long');
  const { mutate, isError, isPending, variables } = useMutation(unmarkRace);
  // A removed race takes its button along.
  const list = useKeptFocus<HTMLUListElement & HTMLDivElement>(query.data?.length);
  return (
    <QueryPart query={query} skeleton={{ height: '22rem' }}>
      {(bookmarks) =>
        bookmarks.length === 0 ? (
          <div ref={list} tabIndex={-1}>
            <EmptyState title={t('bookmarks.empty')} text={t('bookmarks.emptyHow')} />
          </div>
        ) : (
          <>
            {isError && <p role="alert">{t('bookmarks.removeFailed')}</p>}
            <ul ref={list} tabIndex={-1} aria-label={t('tab.bookmarks')} className={styles.list}>
              {bookmarks.map((bookmark) => (
                <Item
                  key={bookmark.id}
                  bookmark={bookmark}
                  isPending={isPending && variables.path.id === bookmark.id}
                  onRemove={() => mutate({ path: { id: bookmark.id } })}
                />
              ))}
            </ul>
          </>
        )
      }
    </QueryPart>
  );
}

interface ItemProps {
  bookmark: Bookmark;
  /** It is being removed. */
  isPending: boolean;
  onRemove: () => void;
}

function Item({ bookmark: { raceId, race }, isPending, onRemove }: ItemProps) {
  const { t } = useTranslation('mf-messenger');
  const locale = useLocale();
  const name = race
    ? t('bookmarks.race', { track: race.trackName, number: race.number, name: race.name })
    : t('bookmarks.unknown', { id: raceId });
  return (
    <li className={styles.item}>
      <Link to={href('race', { id: raceId })} className={styles.link}>
        {race && (
          <>
            <span className={styles.time}>
              {formatDate(apiDate(race.postTime))} {formatTime(race.postTime)}
            </span>
            <CountryFlag country={race.country} label={countryName(race.country, locale)} />
          </>
        )}
        <span>{name}</span>
      </Link>
      <Button
        size="small"
        variant="quiet"
        aria-label={t('bookmarks.removeRace', { name })}
        pending={isPending}
        onClick={onRemove}
      >
        {t('bookmarks.remove')}
      </Button>
    </li>
  );
}
