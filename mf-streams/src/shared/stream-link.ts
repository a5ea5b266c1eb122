import { usePanels } from '@paddock/host';
import { create } from 'zustand';
import { STREAM_PARAMETERS } from './stream-parameters.ts';

/** A stream that somebody asks for (second spec §2). */
export interface StreamLink {
  /** `stream_id`, `stream_archive_id`, `stream_race_id`, `stream_track`. */
  kind: (typeof STREAM_PARAMETERS)[number][1];
  id: string;
  /** Of the track, three capitals; `null` where it is not said. */
  country: string | null;
}

const ID = /^[\w-]{1,64}$/;
const COUNTRY = /^[A-Z]{3}$/;

const parse = (kind: StreamLink['kind'], id: string, country: string): StreamLink | null =>
  ID.test(id) ? { kind, id, country: COUNTRY.test(country) ? country : null } : null;

/** Reads the query of any page; `null` where it asks for no stream, or for none that there could be. */
export function parseStreamLink(search: string): StreamLink | null {
  const query = new URLSearchParams(search);
  const found = STREAM_PARAMETERS.find(([name]) => query.has(name));
  return found ? parse(found[1], query.get(found[0]) ?? '', query.get('country') ?? '') : null;
}

/** Reads the message `stream.watch`, which another build may have sent; `null` where it asks for none that there could be. */
export function parseStreamMessage({
  kind,
  id,
  country,
}: Partial<Record<keyof StreamLink, unknown>>): StreamLink | null {
  const found = STREAM_PARAMETERS.find(([, known]) => known === kind);
  return found ? parse(found[1], String(id), String(country)) : null;
}

/** The stream that was asked for and is not yet played. The panel takes it (`null`). */
export const useStreamLink = create<{ link: StreamLink | null }>()(() => ({ link: null }));

/** Plays a stream in the livestream panel. A visitor gets the login form first. */
export function watchStream(link: StreamLink | null): void {
  if (!link) return;
  useStreamLink.setState({ link });
  usePanels.getState().show('livestream');
}
