import { QueryPart, useRefreshedQuery } from '@paddock/pages';
import { Badge } from '@paddock/ui/badge';
import { Card } from '@paddock/ui/card';
import { EmptyState } from '@paddock/ui/empty-state';
import { Skeleton } from '@paddock/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { meetingHref, raceHref } from '../links.ts';
import { inCountryOrder } from '../shared/country-order.model.ts';
import { OffCountdown } from '../shared/races/off-countdown.tsx';
import { TrackSigns } from '../shared/track-signs.tsx';
import { useCountryPositions } from '../shared/use-country-positions.ts';
import styles from './meetings-now.module.css';
import { type OverviewMeeting, overviewQuery } from './overview.queries.ts';

const PLACEHOLDER = <Skeleton height="40rem" />;

/** The progress of today's meetings, and the next race of each. */
export function MeetingsNow() {
  const { t } = useTranslation('mf-racing');
  // When the next race starts, another one becomes the next.
  const query = useRefreshedQuery(overviewQuery, 'medium');
  const positions = useCountryPositions();
  return (
    <Card title={t('overview.now')}>
      <QueryPart query={query} skeleton={PLACEHOLDER}>
        {(meetings) => {
          if (!positions) return PLACEHOLDER;
          if (meetings.length === 0) return <EmptyState title={t('home.noMeetings')} />;
          return (
            <ul>
              {inCountryOrder(meetings, positions).map((meeting) => (
                <MeetingNow key={meeting.id} meeting={meeting} />
              ))}
            </ul>
          );
        }}
      </QueryPart>
    </Card>
  );
}

function MeetingNow({ meeting }: { meeting: OverviewMeeting }) {
  const { t } = useTranslation('mf-racing');
  const { id, country, raceType, trackName, raceCount, finishedCount, nextRaceId, nextPostTime, isLive } = meeting;
  const next = nextRaceId !== null && nextPostTime !== null && { id: nextRaceId, postTime: nextPostTime };
  return (
    <li className={styles.meeting}>
      <TrackSigns country={country} raceType={raceType} />
      <Link to={meetingHref(id)} className={styles.track}>
        {trackName}
      </Link>
      {isLive && <Badge tone="info">{t('race.live')}</Badge>}
      <span className={styles.finished}>
        {next ? t('overview.finished', { finished: finishedCount, count: raceCount }) : t('overview.over')}
      </span>
      {next && (
        <Link to={raceHref(next.id)} className={styles.next}>
          {t('overview.next')} <OffCountdown postTime={next.postTime} />
        </Link>
      )}
    </li>
  );
}
