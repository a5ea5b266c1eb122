import { trackStream } from '@paddock/api/streams';
import { api } from '@paddock/host';
import { useEffect } from 'react';

/** Countries whose tracks receive viewer data (core §6). */
const TRACKED_COUNTRIES: readonly string[] = ['CAN', 'USA', 'TUR'];

/**
 * Reports to the API which race a customer watches live, for tracks in these countries. It does not
 * wait for an answer.
 */
export function useTracking(
  streamId: number | undefined,
  race: { id: number; country: string } | undefined,
  watching: boolean,
): void {
  const raceId = race?.id;
  const isTracked = race !== undefined && TRACKED_COUNTRIES.includes(race.country);
  useEffect(() => {
    if (watching && isTracked && streamId !== undefined && raceId !== undefined)
      api.call(trackStream, { path: { id: streamId } }).catch(() => {});
  }, [watching, isTracked, streamId, raceId]);
}
