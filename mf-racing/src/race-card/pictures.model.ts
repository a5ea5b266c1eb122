import type { Race } from '@paddock/api';
import { isSettled } from '../shared/races/race-status.model.ts';

/** The pictures of a race: live ones until it is settled, then the recording; null without any. */
export function picturesOf({ isLive, livestreamId, streamArchiveId, status }: Race): 'live' | 'recording' | null {
  if (streamArchiveId !== null) return 'recording';
  return (isLive || livestreamId !== null) && !isSettled(status) ? 'live' : null;
}
