import { data } from 'react-router';

/** What a loader throws where there is no such page: Page not found, label 404 (core §2). */
export const notFound = () => data(null, { status: 404 });

/** A number in a path, from 1; `null` for anything else, and for nothing. */
export function parseId(text: string | undefined): number | null {
  if (!text || !/^[1-9]\d{0,15}$/.test(text)) return null;
  const id = Number(text);
  return Number.isSafeInteger(id) ? id : null;
}

/** The number of a path, or the 404 page. */
export function requireId(text: string | undefined): number {
  const id = parseId(text);
  if (id === null) throw notFound();
  return id;
}

/** The name of a content page; `null` for what none can have. */
export const parsePageName = (text: string | undefined): string | null =>
  text && /^[a-z0-9][a-z0-9_-]{0,119}$/i.test(text) ? text : null;

/** Page `?page=` of a list; the first for anything that is no page. */
export const parsePageNumber = (text: string | null): number => parseId(text ?? undefined) ?? 1;
