import type { NextRace } from '@paddock/api';
import { useLocale } from '@paddock/host';
import { describeTime } from '@paddock/i18n';
import { QueryPart, useRefreshedQuery } from '@paddock/pages';
import { Card } from '@paddock/ui/card';
import { NumberTile } from '@paddock/ui/number-tile';
import { VisuallyHidden } from '@paddock/ui/visually-hidden';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { raceHref } from '../links.ts';
import { nextRacesQuery } from '../shared/race.queries.ts';
import { OffCountdown } from '../shared/races/off-countdown.tsx';
import { RaceLines } from '../shared/races/race-line.tsx';
import { TrackAndNumber } from '../shared/races/track-and-number.tsx';
import { TrackSigns } from '../shared/track-signs.tsx';
import { useFormatOdds } from '../shared/use-format-odds.ts';
import styles from './aside-races.module.css';

const SHOWN = 3;

/** The next races, for a narrow column. */
export function AsideRaces() {
  const { t } = useTranslation('mf-racing');
  const query = useRefreshedQuery(nextRacesQuery(), 'medium');
  return (
    <Card title={t('home.nextRaces')}>
      <QueryPart query={query} skeleton={{ height: '16rem' }}>
        {({ data }) =>
          data.length === 0 ? (
            <p>{t('home.noNextRaces')}</p>
          ) : (
            <RaceLines items={data} limit={SHOWN}>
              {(race) => <AsideRace key={race.id} race={race} />}
            </RaceLines>
          )
        }
      </QueryPart>
    </Card>
  );
}

function AsideRace({ race }: { race: NextRace }) {
  const { t } = useTranslation('mf-racing');
  const locale = useLocale();
  const formatOdds = useFormatOdds();
  const { time, zone } = describeTime(race.postTime, race.timeZone, locale);
  const [favorite] = race.favorites;
  return (
    <li>
      <Link to={raceHref(race.id)} className={styles.race}>
        <span className={styles.track}>
          <TrackAndNumber race={race} />
        </span>
        <span className={styles.facts}>
          <TrackSigns country={race.country} raceType={race.raceType} />
          <span className={styles.time}>
            {time} {zone}
          </span>
          <OffCountdown postTime={race.postTime} />
        </span>
        {favorite && (
          <span className={styles.favorite}>
            <VisuallyHidden>{t('horse.favorite')}</VisuallyHidden> <NumberTile number={favorite.startNr} />{' '}
            <span>{favorite.horse}</span> <b>{formatOdds(favorite.odds)}</b>
          </span>
        )}
      </Link>
    </li>
  );
}
