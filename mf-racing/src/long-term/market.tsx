import { useLocale } from '@paddock/host';
import { formatDateTime, formatOdds, formatShortMoney } from '@paddock/i18n';
import { Button } from '@paddock/ui/button';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { classicRaceHref, horseHref } from '../links.ts';
import { TrackSigns } from '../shared/track-signs.tsx';
import type { LongTermRace } from './long-term.queries.ts';
import styles from './market.module.css';

/** Shown before a press shows all. */
const SHOWN = 3;

/** One market: the race, its closing time, and its horses at fixed odds, the shortest first. */
export function Market({ market }: { market: LongTermRace }) {
  const { t } = useTranslation('mf-racing');
  const locale = useLocale();
  const id = useId();
  const [all, setAll] = useState(false);
  const { classicId, name, country, raceType, trackName, distance, closesAt, oddsAt, minStake, currency, runners } =
    market;
  return (
    <article className={styles.market} aria-labelledby={id}>
      <h3 id={id} className={styles.name}>
        <Link to={classicRaceHref(classicId)}>{name}</Link>
      </h3>
      <p className={styles.track}>
        <TrackSigns country={country} raceType={raceType} />
        {trackName} · {t('race.distance', { metres: distance })}
      </p>
      <ol className={styles.runners}>
        {runners.slice(0, all ? undefined : SHOWN).map(({ horse, trainer, odds }) => (
          <li key={horse.id} className={styles.runner}>
            <span className={styles.horse}>
              <Link to={horseHref(horse.id)}>{horse.name}</Link> <span className={styles.trainer}>{trainer?.name}</span>
            </span>
            <span className={styles.odds}>{formatOdds(odds, locale)}</span>
          </li>
        ))}
      </ol>
      {runners.length > SHOWN && !all && (
        <Button variant="quiet" size="small" onClick={() => setAll(true)}>
          {t('ltm.all', { count: runners.length })}
        </Button>
      )}
      <p className={styles.facts}>
        {t('ltm.closes', { time: formatDateTime(closesAt) })} ·{' '}
        {t('pools.minStake', { amount: formatShortMoney(minStake, locale, currency) })} ·{' '}
        {t('ltm.asOf', { time: formatDateTime(oddsAt) })}
      </p>
    </article>
  );
}
