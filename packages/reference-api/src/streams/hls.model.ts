/** HLS playlists of a live stream that loops over a few segments: pure functions of the instant. */

export const playlistType = 'application/vnd.apple.mpegurl';

/** Length (ms) of a segment. */
export const segmentMs = 4_000;

/** Segments that there are of each quality; they are shown one after another, again and again. */
export const loopLength = 3;

/** Segments in a playlist, and how many more can still be fetched. */
const windowLength = 6;
const graceLength = 6;

export const qualities = {
  low: { bandwidth: 90_000, resolution: '320x180', codecs: 'avc1.42c015' },
  high: { bandwidth: 110_000, resolution: '640x360', codecs: 'avc1.42c01f' },
} as const;

export type Quality = keyof typeof qualities;

/** @param query put behind every address: players do not pass on that of the playlist */
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

/** The number of the segment that is being made at an instant: the newest one that can be fetched is the one before. */
const numberAt = (instant: number): number => Math.floor(instant / segmentMs);

/**
 * The playlist of one quality: the last segments before an instant. Numbers count from 1970, so that every server and every restart
 * agrees on them.
 * @param endsAt instant (ms) with which the pictures end; from then on the playlist stands and says so
 */
export const mediaPlaylist = (quality: Quality, now: number, endsAt: number, query: string): string => {
  const end = numberAt(Math.min(now, endsAt));
  const first = end - windowLength;
  const segments = Array.from({ length: windowLength }, (_, at) => first + at);
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:6',
    `#EXT-X-TARGETDURATION:${segmentMs / 1000}`,
    `#EXT-X-MEDIA-SEQUENCE:${first}`,
    // Of those that have left the playlist: a loop begins with every third segment.
    `#EXT-X-DISCONTINUITY-SEQUENCE:${Math.floor((first - 1) / loopLength)}`,
    `#EXT-X-PROGRAM-DATE-TIME:${new Date(first * segmentMs).toISOString()}`,
    ...segments.flatMap((number) => [
      ...(number % loopLength === 0 ? ['#EXT-X-DISCONTINUITY'] : []),
      `#EXTINF:${(segmentMs / 1000).toFixed(3)},`,
      `${quality}-${number}.ts${query}`,
    ]),
    ...(now >= endsAt ? ['#EXT-X-ENDLIST'] : []),
    '',
  ].join('\n');
};

/** The file (0, 1, …) that a segment is, or null when it is not made yet or too old. */
export const segmentFile = (number: number, now: number, endsAt: number): number | null => {
  const end = numberAt(Math.min(now, endsAt));
  return number < end && number >= end - windowLength - graceLength ? number % loopLength : null;
};
