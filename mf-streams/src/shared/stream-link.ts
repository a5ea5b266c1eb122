import { usePanels } from '@paddock/host';
import { parseId } from '@paddock/pages';
import { create } from 'zustand';
import { STREAM_PARAMETERS } from './stream-parameters.ts';

/** A requested stream (second spec §2). */
export interface StreamLink {
  /** Of the query `stream_id`, `stream_archive_id`, `stream_race_id` or `stream_track`. */
  kind: (typeof STREAM_PARAMETERS)[number][1];
  id: string;
  /** The track's country, three capital letters; `null` if missing. */
  country: string | null;
}

const COUNTRY = /^[A-Z]{3}$/;

const parse = (kind: StreamLink['kind'], id: string, country: string): StreamLink | null =>
  parseId(id) ? { kind, id, country: COUNTRY.test(country) ? country : null } : null;

/** Parses the query of any page; `null` if it requests no valid stream. */
export function parseStreamLink(search: string): StreamLink | null {
  const query = new URLSearchParams(search);
  const found = STREAM_PARAMETERS.find(([name]) => query.has(name));
  return found ? parse(found[1], query.get(found[0]) ?? '', query.get('country') ?? '') : null;
}

/**
 * Parses the message `stream.watch`, which another build may have sent; `null` if it requests no
 * valid stream.
 */
export function parseStreamMessage({
  kind,
  id,
  country,
}: Partial<Record<keyof StreamLink, unknown>>): StreamLink | null {
  const found = STREAM_PARAMETERS.find(([, known]) => known === kind);
  return found ? parse(found[1], String(id), String(country)) : null;
}

/** The requested stream until the panel takes it and resets it to `null`. */
export const useStreamLink = create<{ link: StreamLink | null }>()(() => ({ link: null }));

const PANEL = 'livestream';

/**
 * Plays a stream in the livestream panel. A visitor gets the login form first; closing it drops the
 * request.
 */
export function watchStream(link: StreamLink | null): void {
  if (!link) return;
  useStreamLink.setState({ link });
  usePanels.getState().show(PANEL);
  const stop = usePanels.subscribe(({ wanted, isOpen }) => {
    if (wanted === PANEL) return;
    stop();
    if (!isOpen(PANEL)) useStreamLink.setState({ link: null });
  });
}
