import { parsePage } from '@paddock/pages';

/** The API gives fifty races in one read. */
export const MOST_PAGES = 10;

/** How many pages of the next races the URL asks for. */
export const shownPages = (search: URLSearchParams): number => Math.min(parsePage(search), MOST_PAGES);
