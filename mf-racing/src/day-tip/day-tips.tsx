import type { RaceType } from '@paddock/api';
import { useLocale } from '@paddock/host';
import { countryName, formatTime } from '@paddock/i18n';
import { QueryPart, useRefreshedQuery } from '@paddock/pages';
import { Card } from '@paddock/ui/card';
import { CountryFlag } from '@paddock/ui/country-flag';
import { EmptyState } from '@paddock/ui/empty-state';
import { linkButtonClass } from '@paddock/ui/link-button';
import { NumberTile } from '@paddock/ui/number-tile';
import { Skeleton } from '@paddock/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { raceHref } from '../links.ts';
import { WinOdds } from '../shared/betting/win-odds.tsx';
import { raceQuery } from '../shared/race.queries.ts';
import { TypeSign } from '../shared/track-signs.tsx';
import { type DayTip, listTips } from './day-tip.model.ts';
import { dayTipQuery } from './day-tip.queries.ts';
import styles from './day-tips.module.css';

/** One card for each kind of racing, with its tip or the reason why there is none. */
export function DayTips({ first }: { first: RaceType | undefined }) {
  const { t } = useTranslation('mf-racing');
  const query = useQuery(dayTipQuery);
  return (
    <QueryPart query={query} skeleton={<TipSkeletons />}>
      {(tips) => (
        <div className={styles.tips}>
          {listTips(tips, first).map(({ type, tip }) =>
            tip ? (
              <TipCard key={type} tip={tip} />
            ) : (
              <Card key={type} title={t(`dayTip.${type}`)}>
                <EmptyState title={t('dayTip.none')} text={t('dayTip.noneText')} />
              </Card>
            ),
          )}
        </div>
      )}
    </QueryPart>
  );
}

const TipSkeletons = () => (
  <div className={styles.tips}>
    <Skeleton height="100%" />
    <Skeleton height="100%" />
  </div>
);

function TipCard({ tip }: { tip: DayTip }) {
  const { t } = useTranslation('mf-racing');
  const locale = useLocale();
  const { type, country, trackName, raceNumber, raceName, raceId, postTime, startNr, horse, text } = tip;
  return (
    <Card title={t(`dayTip.${type}`)} aside={<TypeSign raceType={type} />}>
      <p className={styles.horse}>
        <NumberTile number={startNr} />
        {horse}
      </p>
      <p className={styles.race}>
        <CountryFlag country={country} label={countryName(country, locale)} />
        {t('dayTip.race', { track: trackName, number: raceNumber, name: raceName, time: formatTime(postTime) })}
      </p>
      <p className={styles.text}>{text}</p>
      <TipOdds tip={tip} />
      <Link to={raceHref(raceId)} className={linkButtonClass({ variant: 'primary' })}>
        {t('dayTip.toRace')}
      </Link>
    </Card>
  );
}

/** The win odds of the tip, which are read with its race. */
function TipOdds({ tip: { raceId, startNr } }: { tip: DayTip }) {
  const { t } = useTranslation('mf-racing');
  const query = useRefreshedQuery(raceQuery({ id: raceId }), 'medium');
  return (
    <div className={styles.odds}>
      <QueryPart query={query} skeleton={{ height: '2.75rem' }}>
        {(race) => (
          <p>
            {t('runners.odds')} <WinOdds race={race} startNr={startNr} />
          </p>
        )}
      </QueryPart>
    </div>
  );
}
