// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../client/operation.ts';
import { list } from '../../wire/shapes.ts';
import { readBookmark, readDeleted, readMessage, readTickerEntry } from '../shapes.ts';

/** What happens in the racing now. */
export const getLiveticker = /*#__PURE__*/ operation('getLiveticker', '/v1/liveticker/{action}', (client, path, input) => client.GET(path, input), /*#__PURE__*/ list(readTickerEntry), { staleMs: 0, retry: 0 });

/** Messages to the customer. */
export const getMessages = /*#__PURE__*/ operation('getMessages', '/v1/customer/me/messages', (client, path, input) => client.GET(path, input), /*#__PURE__*/ list(readMessage), { staleMs: 0, retry: 1 });

/** Races that the customer marked. */
export const getBookmarks = /*#__PURE__*/ operation('getBookmarks', '/v1/customer/me/bookmarks', (client, path, input) => client.GET(path, input), /*#__PURE__*/ list(readBookmark), { staleMs: 60000, retry: 0 });

/** Mark a race. */
export const setBookmark = /*#__PURE__*/ operation('setBookmark', '/v1/customer/me/bookmarks', (client, path, input) => client.POST(path, input), readBookmark);

/** Take a bookmark away. */
export const deleteBookmark = /*#__PURE__*/ operation('deleteBookmark', '/v1/customer/me/bookmarks/{id}', (client, path, input) => client.DELETE(path, input), readDeleted);
