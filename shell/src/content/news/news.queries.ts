import { apiPageQuery, apiQuery } from '@paddock/api';
import { getNews, getNewsItem } from '@paddock/api/content';
import { api } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';
import { paths } from '../../paths.ts';

/** core §3: type 1 news, type 2 bonus actions. */
const TYPES = { news: 1, bonus: 2 } as const;
export type NewsKind = keyof typeof TYPES;

/** The paths of the lists; an item is below its list. */
export const listPaths = { news: paths.news, bonus: paths.bonusActions } as const satisfies Record<NewsKind, string>;

export const kindOf = ({ type }: { type: 1 | 2 }): NewsKind => (type === TYPES.bonus ? 'bonus' : 'news');

/** @param page from 1 */
export const newsQuery = (kind: NewsKind, page: number) =>
  withInlineErrors(apiPageQuery(api, getNews, { query: { type: TYPES[kind], page } }));

export const newsItemQuery = (id: number) => withInlineErrors(apiQuery(api, getNewsItem, { path: { id } }));
