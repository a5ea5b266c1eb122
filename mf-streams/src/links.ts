import { generatePath } from 'react-router';
import { paths } from './paths.ts';

const window = paths.openStream;

/**
 * The address of a separate window for a live stream, an archive stream (by id), or a race's
 * stream.
 */
export const openStreamHref = {
  live: (id: number | string): string => generatePath(paths.openStreamOf, { id: String(id) }),
  archive: (id: number): string => `${window}?stream_archive_id=${id}`,
  race: (id: number): string => `${window}?stream_race_id=${id}`,
};
