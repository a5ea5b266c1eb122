import { useLocale } from '@paddock/host';
import { formatDateTime, formatShortMoney } from '@paddock/i18n';
import { linkClass } from '@paddock/ui/link';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { classicRaceHref, horseHref } from '../links.ts';
import { OddsButton } from '../shared/betting/odds-button.tsx';
import { Fold } from '../shared/meetings/fold.tsx';
import { TrackSigns } from '../shared/track-signs.tsx';
import { useFormatOdds } from '../shared/use-format-odds.ts';
import { marketFoldId } from './long-term.model.ts';
import type { LongTermRace } from './long-term.queries.ts';
import styles from './market.module.css';

/** The number of prices shown before a press shows all. */
const SHOWN = 3;

/**
 * One market: its first prices and its closing time. A press shows all prices; each starts a bet.
 */
export function Market({ market }: { market: LongTermRace }) {
  const { t } = useTranslation('mf-racing');
  const locale = useLocale();
  const formatOdds = useFormatOdds();
  const { id, pool, classicId, name, country, raceType, trackName, distance, closesAt, oddsAt, minStake, runners } =
    market;
  return (
    <Fold
      id={marketFoldId(market)}
      line={
        <>
          <h3>{name}</h3>
          <span className={styles.track}>
            <TrackSigns country={country} raceType={raceType} />
            {trackName}
          </span>
          <span className={styles.prices}>
            {runners.slice(0, SHOWN).map(({ horse, odds }) => (
              <span key={horse.id}>
                {horse.name} <b>{formatOdds(odds)}</b>
              </span>
            ))}
          </span>
        </>
      }
    >
      {() => (
        <>
          <ol>
            {runners.map(({ startNr, horse, trainer, odds }) => (
              <li key={horse.id} className={styles.runner}>
                <span className={styles.horse}>
                  <Link to={horseHref(horse.id)}>{horse.name}</Link>{' '}
                  <span className={styles.trainer}>{trainer?.name}</span>
                </span>
                <OddsButton raceId={id} pool={pool} startNr={startNr} horse={horse.name} odds={{ odds }} open />
              </li>
            ))}
          </ol>
          <p className={styles.facts}>
            {t('race.distance', { metres: distance })} · {t('ltm.closes', { time: formatDateTime(closesAt) })} ·{' '}
            {t('pools.minStake', { amount: formatShortMoney(minStake, locale) })} ·{' '}
            {t('ltm.asOf', { time: formatDateTime(oddsAt) })}
          </p>
          <Link to={classicRaceHref(classicId)} className={`${linkClass} ${styles.toRace}`}>
            {t('ltm.toRace')}
          </Link>
        </>
      )}
    </Fold>
  );
}
