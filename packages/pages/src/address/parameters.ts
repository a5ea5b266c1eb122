import { notFound } from './not-found.ts';

/** The id in a path: digits without a leading zero, exact as a number. `null` for anything else. */
export function parseId(text: string | undefined): number | null {
  if (text === undefined || !/^[1-9]\d{0,15}$/.test(text)) return null;
  const id = Number(text);
  return Number.isSafeInteger(id) ? id : null;
}

/**
 * The id in a path.
 * @throws the 404 answer for any text that is no id
 */
export function requireId(text: string | undefined): number {
  const id = parseId(text);
  if (id === null) throw notFound();
  return id;
}

/** The page of a list in `?page=`, from 1 to 1,000; 1 for any text that is no page. */
export function parsePage(search: URLSearchParams): number {
  const page = parseId(search.get('page') ?? undefined);
  return page !== null && page <= 1_000 ? page : 1;
}
