import { create } from 'zustand';

/** A stream that a URL asks for (second spec §2). */
export interface StreamLink {
  /** `stream_id`, `stream_archive_id`, `stream_race_id`, `stream_track`. */
  kind: 'live' | 'archive' | 'race' | 'track';
  id: string;
  /** Of the track, three capitals; `null` where the URL has none. */
  country: string | null;
}

/** The parameters in the order in which they decide: the first one present does. */
const PARAMETERS = [
  ['stream_id', 'live'],
  ['stream_archive_id', 'archive'],
  ['stream_race_id', 'race'],
  ['stream_track', 'track'],
] as const;

const ID = /^[\w-]{1,64}$/;
const COUNTRY = /^[A-Z]{3}$/;

/** Reads the query of any page; `null` where it asks for no stream, or for none that there could be. */
export function parseStreamLink(search: string): StreamLink | null {
  const query = new URLSearchParams(search);
  const found = PARAMETERS.find(([name]) => query.has(name));
  if (!found) return null;
  const [name, kind] = found;
  const id = query.get(name) ?? '';
  const country = query.get('country') ?? '';
  return ID.test(id) ? { kind, id, country: COUNTRY.test(country) ? country : null } : null;
}

/**
 * The stream that the page is asked for, by its URL or by something on it: whoever sets it has the shell open the livestream panel, or the
 * login form first. mf-streams takes it (`null`) and plays it.
 */
export const useStreamLink = create<{ link: StreamLink | null }>()(() => ({ link: null }));
