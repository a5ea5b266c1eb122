/** The query parameters that ask for a stream (second spec §2), in the order in which they decide: the first one present does. */
export const STREAM_PARAMETERS = [
  ['stream_id', 'live'],
  ['stream_archive_id', 'archive'],
  ['stream_race_id', 'race'],
  ['stream_track', 'track'],
] as const;
