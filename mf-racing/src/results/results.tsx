import { resultsQuery } from '@paddock/api';
import { api } from '@paddock/host';
import { Card } from '@paddock/ui/card';
import { EmptyState } from '@paddock/ui/empty-state';
import { Skeleton } from '@paddock/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { QueryPart } from '../shared/query-part.tsx';
import { TrackHeading } from '../shared/track-signs.tsx';
import { RaceResultLine } from './race-result-line.tsx';
import styles from './results.module.css';

/** core §9, long: a provisional result becomes official, or another one. */
const REFRESH_MS = 45_000;

/** What a day has finished so far, meeting by meeting. */
export function Results({ asked }: { asked: string | undefined }) {
  const { t } = useTranslation('mf-racing');
  const query = useQuery({ ...resultsQuery(api, asked), refetchInterval: REFRESH_MS });
  return (
    <QueryPart query={query} skeleton={<Skeleton height="40rem" />}>
      {(meetings) =>
        meetings.length === 0 ? (
          <EmptyState title={t('results.none')} text={t('results.noneText')} />
        ) : (
          meetings.map((meeting) => (
            <Card key={meeting.id} title={<TrackHeading {...meeting} />}>
              <div className={styles.races}>
                {meeting.races.map((race) => (
                  <RaceResultLine key={race.id} race={race} />
                ))}
              </div>
            </Card>
          ))
        )
      }
    </QueryPart>
  );
}
