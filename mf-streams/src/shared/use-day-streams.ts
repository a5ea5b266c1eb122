import { meetingsQuery } from '@paddock/api/race-queries';
import { api, queryClient, serverNow, useRefreshTask } from '@paddock/host';
import { addDays, apiDate } from '@paddock/i18n';
import type { ShownQuery } from '@paddock/pages';
import { useQuery } from '@tanstack/react-query';
import { type DayStream, listStreams } from './day-streams.model.ts';
import { streamsQuery } from './stream.queries.ts';

const yesterday = () => addDays(apiDate(serverNow()), -1);

/**
 * Today's live streams, refreshed every 15 s (the contract's freshness) while they are on screen.
 */
export function useDayStreams(): ShownQuery<DayStream[]> {
  const streams = useQuery(streamsQuery);
  const today = useQuery(meetingsQuery(api));
  const isOfToday = (raceId: number) => today.data?.some(({ races }) => races.some(({ id }) => id === raceId));
  // An overseas meeting that began yesterday may continue after our midnight.
  const isOfYesterday = today.isSuccess && (streams.data?.some(({ raceId }) => !isOfToday(raceId)) ?? false);
  const before = useQuery({ ...meetingsQuery(api, yesterday()), enabled: isOfYesterday });

  useRefreshTask({
    name: 'streams.list',
    rate: 'medium',
    audience: 'customer',
    run: () =>
      Promise.all([
        streams.refetch(),
        queryClient.query(meetingsQuery(api)),
        isOfYesterday && queryClient.query(meetingsQuery(api, yesterday())),
      ]),
  });

  const isKnown = streams.data !== undefined && !today.isPending;
  return {
    ...streams,
    data: isKnown ? listStreams(streams.data, [...(today.data ?? []), ...(before.data ?? [])]) : undefined,
  };
}
