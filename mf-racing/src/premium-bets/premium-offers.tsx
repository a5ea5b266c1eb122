import { useLocale } from '@paddock/host';
import { apiDate, countryName, formatDayMonth, formatShortMoney, formatTime } from '@paddock/i18n';
import { QueryPart, useRefreshedQuery } from '@paddock/pages';
import { Badge } from '@paddock/ui/badge';
import { Card } from '@paddock/ui/card';
import { CountryFlag } from '@paddock/ui/country-flag';
import { EmptyState } from '@paddock/ui/empty-state';
import { Skeleton } from '@paddock/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { raceHref } from '../links.ts';
import { betHref } from '../shared/betting/bet-address.model.ts';
import { usePoolName } from '../shared/use-pool-name.ts';
import { PickButton } from './pick-button.tsx';
import { type PremiumOffer, type PremiumType, premiumQuery } from './premium-bets.queries.ts';
import { groupByTrack, type OfferedRace, type OfferedTrack } from './premium-offers.model.ts';
import styles from './premium-offers.module.css';

/** Whether a premium bet is offered now, and on which races. */
export function PremiumOffers({ type }: { type: PremiumType }) {
  const { t } = useTranslation('mf-racing');
  // Pools close, and others open.
  const query = useRefreshedQuery(premiumQuery(type), 'medium');
  return (
    <QueryPart query={query} skeleton={<Skeleton height="60rem" />}>
      {({ active, offers }) => (
        <>
          <p>
            <Badge tone={active ? 'success' : 'neutral'}>{t(active ? 'premium.active' : 'premium.inactive')}</Badge>
          </p>
          {offers.length === 0 ? (
            <EmptyState title={t('premium.none')} text={t('premium.noneText')} />
          ) : (
            groupByTrack(offers).map((track) => (
              <TrackCard key={`${track.country} ${track.trackName}`} type={type} track={track} />
            ))
          )}
        </>
      )}
    </QueryPart>
  );
}

interface OfType {
  type: PremiumType;
}

function TrackCard({ type, track: { country, trackName, races } }: OfType & { track: OfferedTrack }) {
  const locale = useLocale();
  return (
    <Card
      title={
        <span className={styles.track}>
          <CountryFlag country={country} label={countryName(country, locale)} />
          {trackName}
        </span>
      }
    >
      <ul className={styles.races}>
        {races.map((race) => (
          <RaceOffers key={race.raceId} type={type} race={race} />
        ))}
      </ul>
    </Card>
  );
}

function RaceOffers({ type, race: { raceId, number, postTime, offers } }: OfType & { race: OfferedRace }) {
  const { t } = useTranslation('mf-racing');
  const day = apiDate(postTime);
  return (
    <li className={styles.race}>
      <Link to={raceHref(raceId)} className={styles.link}>
        {t('premium.race', { number, time: formatTime(postTime) })}
        {day !== apiDate(Date.now()) && ` (${formatDayMonth(day)})`}
      </Link>
      <ul className={styles.pools}>
        {offers.map((offer) => (
          <PoolOffer key={offer.pool} type={type} offer={offer} />
        ))}
      </ul>
    </li>
  );
}

/** A pool: a link to its grid, and a button that draws a ticket. */
function PoolOffer({ type, offer }: OfType & { offer: PremiumOffer }) {
  const { t } = useTranslation('mf-racing');
  const locale = useLocale();
  const poolName = usePoolName();
  const { raceId, pool, minStake, legs } = offer;
  return (
    <li className={styles.pool}>
      <Link to={betHref({ raceId, pool })} className={styles.link}>
        {poolName(pool)}
      </Link>{' '}
      <span className={styles.facts}>
        {legs.length > 1 && `${t('premium.legs', { count: legs.length })} · `}
        {t('pools.minStake', { amount: formatShortMoney(minStake, locale) })}
      </span>{' '}
      <PickButton type={type} offer={offer} />
    </li>
  );
}
