// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../client/operation.ts';
import { list } from '../../wire/shapes.ts';
import { readBookmark, readDeleted, readMessage, readTickerEntry } from '../shapes.ts';

/** What happens in the racing now. */
export const getLiveticker = /*#__PURE__*/ operation('getLiveticker', 'GET', '/v1/liveticker/{action}', /*#__PURE__*/ list(readTickerEntry), { staleMs: 0, retry: 0 });

/** Messages to the customer. */
export const getMessages = /*#__PURE__*/ operation('getMessages', 'GET', '/v1/customer/me/messages', /*#__PURE__*/ list(readMessage), { staleMs: 0, retry: 1 });

/** Races that the customer marked. */
export const getBookmarks = /*#__PURE__*/ operation('getBookmarks', 'GET', '/v1/customer/me/bookmarks', /*#__PURE__*/ list(readBookmark), { staleMs: 60000, retry: 0 });

/** Mark a race. */
export const setBookmark = /*#__PURE__*/ operation('setBookmark', 'POST', '/v1/customer/me/bookmarks', readBookmark);

/** Take a bookmark away. */
export const deleteBookmark = /*#__PURE__*/ operation('deleteBookmark', 'DELETE', '/v1/customer/me/bookmarks/{id}', readDeleted);
