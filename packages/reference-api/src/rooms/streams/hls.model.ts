import { iso } from '../../world/day/zone.ts';
/** HLS playlists of a live stream that loops over a few segments: pure functions of the instant. */

export const PLAYLIST_TYPE = 'application/vnd.apple.mpegurl';

/** Length (ms) of a segment. */
export const SEGMENT_MS = 4_000;

/** Number of segments of each quality; they are shown in a loop. */
export const LOOP_LENGTH = 3;

/** Number of segments in a playlist, and of older ones that can still be fetched. */
const WINDOW_LENGTH = 6;
const GRACE_LENGTH = 6;

const qualities = {
  low: { bandwidth: 90_000, resolution: '320x180', codecs: 'avc1.42c015' },
  high: { bandwidth: 110_000, resolution: '640x360', codecs: 'avc1.42c01f' },
} as const;

export type Quality = keyof typeof qualities;

/** When a stream has pictures. */
export interface LiveTimes {
  /** Instants (ms) between which pictures are sent; afterwards the playlist has an end mark. */
  startsAt: number;
  endsAt: number;
  /** The first segment after a skip in the loop; null without one. */
  skipsAt: number | null;
}

/** @param query appended to every address, because players do not pass on the playlist's */
export const masterPlaylist = (query: string): string =>
  [
    '#EXTM3U',
    '#EXT-X-VERSION:6',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    ...Object.entries(qualities).flatMap(([name, { bandwidth, resolution, codecs }]) => [
      `#EXT-X-STREAM-INF:BANDWIDTH=${bandwidth},RESOLUTION=${resolution},CODECS="${codecs}"`,
      `${name}.m3u8${query}`,
    ]),
    '',
  ].join('\n');

/** The number of the segment in production; the previous one is the newest to fetch. */
export const numberAt = (instant: number): number => Math.floor(instant / SEGMENT_MS);

/** The file of a segment. From segment `skipsAt` on the loop is one file ahead. */
const fileOf = (number: number, skipsAt: number | null): number =>
  (number + (skipsAt !== null && number >= skipsAt ? 1 : 0)) % LOOP_LENGTH;

const isBreak = (number: number, skipsAt: number | null): boolean =>
  number === skipsAt || fileOf(number, skipsAt) === 0;

/** Number of breaks before a segment, counted from 1970. */
const breaksBefore = (number: number, skipsAt: number | null): number =>
  skipsAt === null || number <= skipsAt
    ? Math.floor((number - 1) / LOOP_LENGTH)
    : Math.floor((skipsAt - 1) / LOOP_LENGTH) +
      1 +
      Math.floor(number / LOOP_LENGTH) -
      Math.floor((skipsAt + 1) / LOOP_LENGTH);

/**
 * The playlist of one quality: the last segments before an instant. Numbers count from 1970, so
 * that every server and every restart agrees on them.
 */
export const mediaPlaylist = (
  quality: Quality,
  now: number,
  { startsAt, endsAt, skipsAt }: LiveTimes,
  query: string,
): string => {
  const end = numberAt(Math.min(now, endsAt));
  const first = end - WINDOW_LENGTH;
  const earliest = numberAt(startsAt) - WINDOW_LENGTH;
  const segments = Array.from({ length: WINDOW_LENGTH }, (_, at) => first + at);
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:6',
    `#EXT-X-TARGETDURATION:${SEGMENT_MS / 1000}`,
    `#EXT-X-MEDIA-SEQUENCE:${first}`,
    // Counted from the start of the pictures: hls.js walks an array of that length.
    `#EXT-X-DISCONTINUITY-SEQUENCE:${breaksBefore(first, skipsAt) - breaksBefore(earliest, skipsAt)}`,
    `#EXT-X-PROGRAM-DATE-TIME:${iso(first * SEGMENT_MS)}`,
    ...segments.flatMap((number) => [
      ...(isBreak(number, skipsAt) ? ['#EXT-X-DISCONTINUITY'] : []),
      `#EXTINF:${(SEGMENT_MS / 1000).toFixed(3)},`,
      `${quality}-${number}.ts${query}`,
    ]),
    ...(now >= endsAt ? ['#EXT-X-ENDLIST'] : []),
    '',
  ].join('\n');
};

/** The file (0, 1, …) of a segment; null when not made yet or too old. */
export const segmentFile = (
  number: number,
  now: number,
  { endsAt, skipsAt }: Omit<LiveTimes, 'startsAt'>,
): number | null => {
  const end = numberAt(Math.min(now, endsAt));
  return number < end && number >= end - WINDOW_LENGTH - GRACE_LENGTH ? fileOf(number, skipsAt) : null;
};
