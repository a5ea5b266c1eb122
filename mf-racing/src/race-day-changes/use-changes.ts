import { type ShownQuery, useRefreshedQuery } from '@paddock/pages';
import { nonRunnersQuery, riderChangesQuery } from '../shared/changes/changes.queries.ts';
import { meetingsQuery } from '../shared/race.queries.ts';
import { type ChangedMeeting, listChanges } from './race-day-changes.model.ts';

/** The changes of today: three reads shown as one query. */
export function useChanges(): ShownQuery<ChangedMeeting[]> {
  // Tracks report such changes within minutes.
  const meetings = useRefreshedQuery(meetingsQuery(), 'long');
  const nonRunners = useRefreshedQuery(nonRunnersQuery(), 'long');
  const riderChanges = useRefreshedQuery(riderChangesQuery(), 'long');
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
