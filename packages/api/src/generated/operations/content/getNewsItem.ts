// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readNewsItem } from '../../shapes/NewsItem.ts';

/** One piece of news. */
export const getNewsItem = /*#__PURE__*/ operation('getNewsItem', '/v1/news/{id}', (client, path, input) => client.GET(path, input), readNewsItem, { staleMs: 300000 });
