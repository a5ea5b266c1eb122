import { generatePath } from 'react-router';
import { pages } from './pages.ts';

const window = pages.openStream.path;

/** A window of its own for a live stream, an archive stream (by its id), or the stream of a race. */
export const openStreamHref = {
  live: (id: number | string): string => generatePath(pages.openStreamOf.path, { id: String(id) }),
  archive: (id: number): string => `${window}?stream_archive_id=${id}`,
  race: (id: number): string => `${window}?stream_race_id=${id}`,
};
