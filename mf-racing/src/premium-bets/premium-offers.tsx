import { useLocale } from '@paddock/host';
import { countryName, formatDayMonth, formatShortMoney, formatTime, formatWeekday } from '@paddock/i18n';
import { QueryPart, useRefreshedQuery, useToday } from '@paddock/pages';
import { Badge } from '@paddock/ui/badge';
import { CountryFlag } from '@paddock/ui/country-flag';
import { EmptyState } from '@paddock/ui/empty-state';
import { Skeleton } from '@paddock/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { raceHref } from '../links.ts';
import { betHref } from '../shared/betting/bet-address.model.ts';
import { Fold } from '../shared/meetings/fold.tsx';
import { Folds } from '../shared/meetings/folds.tsx';
import { JumpBar } from '../shared/meetings/jump-bar.tsx';
import { usePoolName } from '../shared/use-pool-name.ts';
import { PickButton } from './pick-button.tsx';
import { type PremiumOffer, type PremiumType, premiumQuery } from './premium-bets.queries.ts';
import { groupByMeeting, type OfferedMeeting, type OfferedRace } from './premium-offers.model.ts';
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
            <OfferedMeetings type={type} meetings={groupByMeeting(offers)} />
          )}
        </>
      )}
    </QueryPart>
  );
}

interface OfType {
  type: PremiumType;
}

function OfferedMeetings({ type, meetings }: OfType & { meetings: OfferedMeeting[] }) {
  const { t } = useTranslation('mf-racing');
  const locale = useLocale();
  const today = useToday();
  const dayOf = ({ date }: OfferedMeeting) =>
    date === today ? '' : `${formatWeekday(date, locale)}, ${formatDayMonth(date)}`;
  return (
    <>
      <JumpBar
        label={t('meetings.jump')}
        folds={meetings.map((meeting) => ({
          id: meeting.id,
          name: [meeting.trackName, dayOf(meeting) && formatDayMonth(meeting.date)].filter(Boolean).join(' '),
          country: meeting.country,
        }))}
      />
      <Folds>
        {meetings.map((meeting, index) => (
          <Fold
            key={meeting.id}
            id={meeting.id}
            initiallyOpen={index === 0}
            line={
              <>
                <h2 className={styles.track}>
                  <CountryFlag country={meeting.country} label={countryName(meeting.country, locale)} />
                  {meeting.trackName}
                </h2>
                <span className={styles.aside}>
                  {[
                    dayOf(meeting),
                    t('meetings.next', { number: meeting.first.number, time: formatTime(meeting.first.postTime) }),
                    t('meetings.races', { count: meeting.races.length }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </>
            }
          >
            {() => (
              <ul>
                {meeting.races.map((race) => (
                  <RaceOffers key={race.raceId} type={type} race={race} />
                ))}
              </ul>
            )}
          </Fold>
        ))}
      </Folds>
    </>
  );
}

function RaceOffers({ type, race: { raceId, number, postTime, offers } }: OfType & { race: OfferedRace }) {
  const { t } = useTranslation('mf-racing');
  return (
    <li className={styles.race}>
      <Link to={raceHref(raceId)} className={styles.link}>
        {t('premium.race', { number, time: formatTime(postTime) })}
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
      <span className={styles.facts}>
        <Link to={betHref({ raceId, pool })} className={styles.link}>
          {poolName(pool)}
        </Link>{' '}
        {legs.length > 1 && `${t('premium.legs', { count: legs.length })} · `}
        {t('pools.minStake', { amount: formatShortMoney(minStake, locale) })}
      </span>{' '}
      <PickButton type={type} offer={offer} />
    </li>
  );
}
