import type { RaceSummary } from '@paddock/api';
import { Slot } from '@paddock/host';

/**
 * The slot in which another remote plays the recording of a race. Renders nothing for a race
 * without one.
 */
export const RaceRecording = ({ race }: { race: Pick<RaceSummary, 'id' | 'streamArchiveId'> }) =>
  race.streamArchiveId === null ? null : (
    <Slot name="race.archive" props={{ raceId: race.id, streamArchiveId: race.streamArchiveId }} />
  );
