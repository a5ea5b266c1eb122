/**
 * The query parameters that request a stream (second spec §2), by priority: the first present one
 * wins.
 */
export const STREAM_PARAMETERS = [
  ['stream_id', 'live'],
  ['stream_archive_id', 'archive'],
  ['stream_race_id', 'race'],
  ['stream_track', 'track'],
] as const;
