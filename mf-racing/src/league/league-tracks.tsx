import { useLocale } from '@paddock/host';
import { countryName } from '@paddock/i18n';
import { QueryPart } from '@paddock/pages';
import { Card } from '@paddock/ui/card';
import { CountryFlag } from '@paddock/ui/country-flag';
import { EmptyState } from '@paddock/ui/empty-state';
import { Skeleton } from '@paddock/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { meetingHref } from '../links.ts';
import { leagueTracksQuery } from './league.queries.ts';
import styles from './league-tracks.module.css';

/** The tracks whose races earn points today. */
export function LeagueTracks() {
  const { t } = useTranslation('mf-racing');
  const locale = useLocale();
  const query = useQuery(leagueTracksQuery);
  return (
    <Card title={t('league.tracks')}>
      <QueryPart query={query} skeleton={<Skeleton height="10rem" />}>
        {(tracks) =>
          tracks.length === 0 ? (
            <EmptyState title={t('league.noTracks')} />
          ) : (
            <ul className={styles.tracks}>
              {tracks.map(({ id, name, country, meetingId, raceCount }) => (
                <li key={id} className={styles.track}>
                  <CountryFlag country={country} label={countryName(country, locale)} />
                  <Link to={meetingHref(meetingId)} className={styles.link}>
                    {name}
                  </Link>
                  <span className={styles.count}>{t('league.races', { count: raceCount })}</span>
                </li>
              ))}
            </ul>
          )
        }
      </QueryPart>
    </Card>
  );
}
