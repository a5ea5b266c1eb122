import type { Meeting } from '@paddock/api';
import { useLocale } from '@paddock/host';
import { addDays, apiDate, countryName } from '@paddock/i18n';
import { QueryPart } from '@paddock/pages';
import { LazySection } from '@paddock/pages/lazy-section';
import { Card } from '@paddock/ui/card';
import { CountryFlag } from '@paddock/ui/country-flag';
import { EmptyState } from '@paddock/ui/empty-state';
import { Skeleton } from '@paddock/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { racesHref } from '../links.ts';
import { inCountryOrder } from '../shared/country-order.model.ts';
import { meetingsQuery } from '../shared/races/race.queries.ts';
import { useCountryPositions } from '../shared/use-country-positions.ts';
import { groupByCountry } from './country-groups.model.ts';
import { MeetingRow } from './meeting-row.tsx';
import styles from './todays-meetings.module.css';

const PLACEHOLDER = <Skeleton height="24rem" />;

/** Today's meetings by country, with a link to each race. */
export function TodaysMeetings() {
  const { t } = useTranslation('mf-racing');
  const query = useQuery(meetingsQuery());
  const positions = useCountryPositions();
  return (
    <Card
      title={t('home.meetings')}
      aside={
        <Link to={racesHref()} className={styles.all}>
          {t('home.allRaces')}
        </Link>
      }
    >
      <QueryPart query={query} skeleton={PLACEHOLDER}>
        {(meetings) => {
          if (!positions) return PLACEHOLDER;
          if (meetings.length > 0) return <MeetingsByCountry meetings={inCountryOrder(meetings, positions)} />;
          return (
            <EmptyState
              title={t('home.noMeetings')}
              action={<Link to={racesHref(addDays(apiDate(Date.now()), 1))}>{t('home.tomorrow')}</Link>}
            />
          );
        }}
      </QueryPart>
    </Card>
  );
}

function MeetingsByCountry({ meetings }: { meetings: Meeting[] }) {
  const locale = useLocale();
  return groupByCountry(meetings).map(({ country, items }) => (
    <section key={country} className={styles.country}>
      <LazySection name={country} height={`${2 + 7 * items.length}rem`}>
        <h3 className={styles.heading}>
          <CountryFlag country={country} label="" />
          {countryName(country, locale)}
        </h3>
        {items.map((meeting) => (
          <MeetingRow key={meeting.id} meeting={meeting} />
        ))}
      </LazySection>
    </section>
  ));
}
