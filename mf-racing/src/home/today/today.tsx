import { addDays } from '@paddock/i18n';
import { QueryPart, useRefreshedQuery, useToday } from '@paddock/pages';
import { LazySection } from '@paddock/pages/lazy-section';
import { Card } from '@paddock/ui/card';
import { EmptyState } from '@paddock/ui/empty-state';
import { Skeleton } from '@paddock/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { racesHref } from '../../links.ts';
import { inCountryOrder } from '../../shared/country-order.model.ts';
import { meetingsQuery } from '../../shared/race.queries.ts';
import { useCountryPositions } from '../../shared/use-country-positions.ts';
import { Timeline } from './timeline.tsx';
import styles from './today.module.css';

const PLACEHOLDER = <Skeleton height="48rem" />;

/** Today's meetings by country: a link to each race, at its hour. */
export function Today() {
  const { t } = useTranslation('mf-racing');
  const query = useRefreshedQuery(meetingsQuery(), 'long');
  const positions = useCountryPositions();
  const today = useToday();
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
          if (meetings.length > 0)
            return (
              <LazySection name="today" height={`${3 + 4 * meetings.length}rem`}>
                <Timeline meetings={inCountryOrder(meetings, positions)} now={query.dataUpdatedAt} />
              </LazySection>
            );
          return (
            <EmptyState
              title={t('home.noMeetings')}
              action={<Link to={racesHref(addDays(today, 1))}>{t('home.tomorrow')}</Link>}
            />
          );
        }}
      </QueryPart>
    </Card>
  );
}
