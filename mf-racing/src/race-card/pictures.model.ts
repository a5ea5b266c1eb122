import type { Race } from '@paddock/api';
import { isSettled } from '../shared/races/race-status.model.ts';

/**
 * The kind of pictures of a race: live until it is settled, then the recording; null if there are
 * none.
 */
export function picturesOf({ isLive, livestreamId, streamArchiveId, status }: Race): 'live' | 'recording' | null {
  if (streamArchiveId !== null) return 'recording';
  return (isLive || livestreamId !== null) && !isSettled(status) ? 'live' : null;
}
