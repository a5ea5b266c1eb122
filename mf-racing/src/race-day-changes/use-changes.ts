import { useQuery } from '@tanstack/react-query';
import { nonRunnersQuery, riderChangesQuery } from '../shared/changes.queries.ts';
import type { ShownQuery } from '../shared/query-part.tsx';
import { meetingsQuery } from '../shared/race.queries.ts';
import { type ChangedMeeting, listChanges } from './race-day-changes.model.ts';

/** core §9, long: what is withdrawn, changed or called off is known from the tracks within minutes. */
const refetchInterval = 45_000;

/** The changes of today, out of three reads that are shown as one. */
export function useChanges(): ShownQuery<ChangedMeeting[]> {
  const meetings = useQuery({ ...meetingsQuery(), refetchInterval });
  const nonRunners = useQuery({ ...nonRunnersQuery(), refetchInterval });
  const riderChanges = useQuery({ ...riderChangesQuery(), refetchInterval });
  const all = [meetings, nonRunners, riderChanges];
  return {
    data:
      meetings.data && nonRunners.data && riderChanges.data
        ? listChanges({ meetings: meetings.data, nonRunners: nonRunners.data, riderChanges: riderChanges.data })
        : undefined,
    error: all.find(({ error }) => error)?.error ?? null,
    dataUpdatedAt: Math.min(...all.map(({ dataUpdatedAt }) => dataUpdatedAt)),
    isFetching: all.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(all.map(({ refetch }) => refetch())),
  };
}
