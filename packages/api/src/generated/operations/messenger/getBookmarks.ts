// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readBookmark } from '../../shapes/Bookmark.ts';
import { list } from '../../../wire/shapes.ts';

/** Races that the customer marked. */
export const getBookmarks = /*#__PURE__*/ operation('getBookmarks', '/v1/customer/me/bookmarks', (client, path, input) => client.GET(path, input), /*#__PURE__*/ list(readBookmark), { staleMs: 60000, retry: 0 });
