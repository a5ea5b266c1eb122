import { meetingsQuery } from '@paddock/api';
import { api } from '@paddock/host';
import { EmptyState } from '@paddock/ui/empty-state';
import { Skeleton } from '@paddock/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { QueryPart } from '../shared/query-part.tsx';
import { MeetingCard } from './meeting-card.tsx';

/** core §9, long: what is off or called off changes its line. */
const REFRESH_MS = 45_000;

/** The meetings of a day with their races. */
export function Races({ asked }: { asked: string | undefined }) {
  const { t } = useTranslation('mf-racing');
  const query = useQuery({ ...meetingsQuery(api, asked), refetchInterval: REFRESH_MS });
  return (
    <QueryPart query={query} skeleton={<Skeleton height="40rem" />}>
      {(meetings) =>
        meetings.length === 0 ? (
          <EmptyState title={t('races.none')} text={t('races.noneText')} />
        ) : (
          meetings.map((meeting) => <MeetingCard key={meeting.id} meeting={meeting} />)
        )
      }
    </QueryPart>
  );
}
