import { parsePage } from '@paddock/pages';

/** The API returns at most fifty races in one read. */
export const MAX_PAGES = 10;

/** The number of pages of the next races in the URL. */
export const shownPages = (search: URLSearchParams): number => Math.min(parsePage(search), MAX_PAGES);
