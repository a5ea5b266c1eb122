import type { NextRace } from '@paddock/api';
import { useLocale } from '@paddock/host';
import { describeTime } from '@paddock/i18n';
import { Badge } from '@paddock/ui/badge';
import { NumberTile } from '@paddock/ui/number-tile';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { raceHref } from '../links.ts';
import { OddsButton } from '../shared/betting/odds-button.tsx';
import { OffCountdown } from '../shared/races/off-countdown.tsx';
import { TrackAndNumber } from '../shared/races/track-and-number.tsx';
import { TrackSigns } from '../shared/track-signs.tsx';
import styles from './next-race-line.module.css';

interface NextRaceLineProps {
  race: NextRace;
  linkRef: Ref<HTMLAnchorElement>;
}

/** One of the next races: a link to its card, and its three shortest prices. */
export function NextRaceLine({ race, linkRef }: NextRaceLineProps) {
  const { t } = useTranslation('mf-racing');
  const { time, zone } = describeTime(race.postTime, race.timeZone, useLocale());
  return (
    <li className={styles.line}>
      <Link ref={linkRef} to={raceHref(race.id)} className={styles.race}>
        <span className={styles.off}>
          <OffCountdown postTime={race.postTime} />
          <span className={styles.soft}>
            {time} {zone}
          </span>
        </span>
        <span className={styles.track}>
          <TrackSigns country={race.country} raceType={race.raceType} />
          <span>
            <TrackAndNumber race={race} />
          </span>
        </span>
        <span className={styles.more}>
          {race.hasJackpot && <Badge tone="accent">{t('race.jackpot')}</Badge>}
          <span className={styles.name}>{race.name}</span>
          <span className={styles.runners}>{t('race.runners', { count: race.runnerCount })}</span>
          {race.livestreamId !== null && <Badge>{t('race.live')}</Badge>}
        </span>
      </Link>
      <ul className={styles.prices} aria-label={t('home.shortestOdds')}>
        {race.favorites.map(({ startNr, horse, odds }) => (
          <li key={startNr}>
            <span className={styles.horse}>
              <NumberTile number={startNr} /> <span className={styles.name}>{horse}</span>
            </span>
            <OddsButton
              raceId={race.id}
              pool="WIN"
              startNr={startNr}
              horse={horse}
              odds={{ odds }}
              open={race.status === 'OPEN'}
            />
          </li>
        ))}
        {race.favorites.length === 0 && <li className={styles.soft}>{t('runners.noOddsYet')}</li>}
      </ul>
    </li>
  );
}
