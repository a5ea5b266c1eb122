// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readNewsItem } from '../../shapes/NewsItem.ts';
import { list } from '../../../wire/shapes.ts';

/** News and bonus actions, newest first. */
export const getNews = /*#__PURE__*/ operation('getNews', '/v1/news', (client, path, input) => client.GET(path, input), /*#__PURE__*/ list(readNewsItem), { staleMs: 300000 });
