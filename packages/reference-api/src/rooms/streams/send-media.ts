import { setTimeout as wait } from 'node:timers/promises';
import { notFound, Refused } from '../../server/operation/refused.ts';
import { readByteRange } from './byte-range.ts';
import {
  type LiveTimes,
  masterPlaylist,
  mediaPlaylist,
  numberAt,
  PLAYLIST_TYPE,
  type Quality,
  SEGMENT_MS,
  segmentFile,
} from './hls.model.ts';
import { denied } from './may-watch.ts';
import { readMedia } from './media-file.ts';
import type { StreamFault } from './stream-fault.ts';

/** The input of a live file. */
export interface LiveFileSetting {
  now: number;
  /** Instants (ms) between which pictures are sent. */
  startsAt: number;
  endsAt: number;
  /** The query of the addresses in a playlist. */
  query: string;
  /** Checked with each file: names of segments can be guessed. */
  assertMayWatch: () => Promise<void>;
  /** The requested fault. */
  fault: StreamFault | null;
}

/** The delay of a slow segment (ms). */
const slowMs = SEGMENT_MS * 1.5;

const playlist = (text: string) => new Response(text, { headers: { 'content-type': PLAYLIST_TYPE } });

/**
 * A playlist or segment of a live stream.
 * @throws Refused 404 for a file that does not exist now
 */
export const sendLiveFile = async (
  file: string,
  { now, startsAt, endsAt: plannedEnd, query, assertMayWatch, fault }: LiveFileSetting,
): Promise<Response> => {
  const faultSince = (kind: StreamFault['kind']) => (fault?.kind === kind ? fault.since : null);
  const skipped = faultSince('discontinuity');
  const times: LiveTimes = {
    startsAt,
    endsAt: Math.min(plannedEnd, faultSince('end') ?? plannedEnd),
    skipsAt: skipped === null ? null : numberAt(skipped),
  };
  const [, quality, number, kind] = /^(low|high)(?:-(\d{1,12}))?\.(m3u8|ts)$/.exec(file) ?? [];
  if (now < startsAt) throw notFound('file');
  const isSegment = kind === 'ts' && number !== undefined;
  const isMedia = kind === 'm3u8' && number === undefined;
  if (!isSegment && !isMedia && file !== 'master.m3u8') throw notFound('file');
  await assertMayWatch();
  if (isSegment) {
    const segment = segmentFile(Number(number), now, times);
    const missing = faultSince('missing-segment');
    if (segment === null || (missing !== null && Number(number) === numberAt(missing))) throw notFound('segment');
    if (fault?.kind === 'slow') await wait(slowMs);
    return new Response(await readMedia(`${quality}-${segment}.mpegts`), { headers: { 'content-type': 'video/mp2t' } });
  }
  if (fault?.kind === 'denied') throw denied(fault.reason);
  if (!isMedia) return playlist(masterPlaylist(query));
  if (fault?.kind === 'bad-playlist') return playlist('<!doctype html><title>Bad gateway</title>');
  return playlist(mediaPlaylist(quality as Quality, now, times, query));
};

/** The archive file or a byte range of it. @throws Refused 416 for an unsatisfiable range */
export const sendArchiveFile = async (file: string, range: string | undefined): Promise<Response> => {
  if (file !== 'archive.mp4') throw notFound('file');
  const bytes = await readMedia(file);
  const size = bytes.byteLength;
  const asked = readByteRange(range, size);
  if (asked === 'unsatisfiable') {
    throw new Refused(416, 'invalid_parameters.range', {
      words: { size },
      validation: { range: ['range'] },
      headers: { 'content-range': `bytes */${size}` },
    });
  }
  // The same ETag for all parts, so that a player can combine them.
  const headers = { 'content-type': 'video/mp4', 'accept-ranges': 'bytes', etag: `"archive-${size}"` };
  if (!asked) return new Response(bytes, { headers: { ...headers, 'content-length': String(size) } });
  const { from, to } = asked;
  return new Response(bytes.slice(from, to + 1), {
    status: 206,
    headers: { ...headers, 'content-range': `bytes ${from}-${to}/${size}`, 'content-length': String(to - from + 1) },
  });
};
