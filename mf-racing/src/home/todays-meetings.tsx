import { meetingsQuery } from '@paddock/api';
import { api, useLocale } from '@paddock/host';
import { addDays, apiDate, countryName } from '@paddock/i18n';
import { Card } from '@paddock/ui/card';
import { CountryFlag } from '@paddock/ui/country-flag';
import { EmptyState } from '@paddock/ui/empty-state';
import { Skeleton } from '@paddock/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { racesHref } from '../routes.ts';
import { QueryPart } from '../shared/query-part.tsx';
import { groupByCountry } from './country-groups.model.ts';
import { MeetingRow } from './meeting-row.tsx';
import styles from './todays-meetings.module.css';

/** Today's meetings, country by country, with a link to each race. */
export function TodaysMeetings() {
  const { t } = useTranslation('mf-racing');
  const locale = useLocale();
  const query = useQuery(meetingsQuery(api));
  return (
    <Card
      title={t('home.meetings')}
      aside={
        <Link to={racesHref()} className={styles.all}>
          {t('home.allRaces')}
        </Link>
      }
    >
      <QueryPart query={query} skeleton={<Skeleton height="24rem" />}>
        {(meetings) =>
          meetings.length === 0 ? (
            <EmptyState
              title={t('home.noMeetings')}
              action={<Link to={racesHref(addDays(apiDate(Date.now()), 1))}>{t('home.tomorrow')}</Link>}
            />
          ) : (
            groupByCountry(meetings).map(({ country, meetings }) => (
              <section key={country} className={styles.country}>
                <h3 className={styles.heading}>
                  <CountryFlag country={country} label="" />
                  {countryName(country, locale)}
                </h3>
                {meetings.map((meeting) => (
                  <MeetingRow key={meeting.id} meeting={meeting} />
                ))}
              </section>
            ))
          )
        }
      </QueryPart>
    </Card>
  );
}
