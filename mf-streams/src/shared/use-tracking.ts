import { trackStream } from '@paddock/api/streams';
import { api } from '@paddock/host';
import { useEffect, useRef } from 'react';

/** Countries whose tracks receive viewer data (core §6). */
const TRACKED_COUNTRIES: readonly string[] = ['CAN', 'USA', 'TUR'];

/**
 * Reports to the API which race a customer watches live, for tracks in these countries. Does not
 * wait for an answer.
 */
export function useTracking(
  streamId: number | undefined,
  race: { id: number; country: string } | undefined,
  watching: boolean,
): void {
  const raceId = race?.id;
  const isTracked = race !== undefined && TRACKED_COUNTRIES.includes(race.country);
  // Resuming after a pause is not a new start.
  const reported = useRef<number>(undefined);
  useEffect(() => {
    if (!watching || !isTracked || streamId === undefined || raceId === reported.current) return;
    reported.current = raceId;
    api.call(trackStream, { path: { id: streamId } }).catch(() => {});
  }, [watching, isTracked, streamId, raceId]);
}
