// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readBookmark } from '../../shapes/Bookmark.ts';

/** Mark a race. */
export const setBookmark = /*#__PURE__*/ operation('setBookmark', '/v1/customer/me/bookmarks', (client, path, input) => client.POST(path, input), readBookmark);
