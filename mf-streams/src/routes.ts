/** Every path of this remote, without locale prefix. Its own window has two: without an id it offers what there is. */
export const paths = { openStream: '/openStream', openStreamOf: '/openStream/:id' } as const;

/** A window of its own for a live stream, an archive stream (by its id), or what is sent of a race. */
export const openStreamHref = {
  live: (id: number): string => `${paths.openStream}/${id}`,
  archive: (id: number): string => `${paths.openStream}?stream_archive_id=${id}`,
  race: (id: number): string => `${paths.openStream}?stream_race_id=${id}`,
};

/** Pages of others that this remote leads to. */
export const elsewhere = {
  race: (id: number): string => `/race/${id}`,
  races: '/races',
  contact: '/contact',
};
