// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../client/operation.ts';
import { flag, integer, list, nullable, object, text, word } from '../../wire/shapes.ts';
import { readBetRace, readCountry, readDeleted, readInstant, readRaceId, readRaceType } from '../shapes.ts';

const readTickerType = /*#__PURE__*/ word("race_soon", "race_off", "result_provisional", "result_official", "non_runner", "rider_change", "odds_drop");
const readTickerEntry = /*#__PURE__*/ object({ id: integer, at: readInstant, type: readTickerType, race_id: readRaceId, meeting_id: integer, race_number: integer, track_name: text, country: readCountry, race_type: readRaceType, startnr: /*#__PURE__*/ nullable(integer), text: text });
const readHints = /*#__PURE__*/ object({ ticker: integer, messages: integer });
const readMessageType = /*#__PURE__*/ word("bet", "team_bet", "payment", "bonus", "limit", "account", "race");
const readMessage = /*#__PURE__*/ object({ id: integer, type: readMessageType, text: text, race_id: /*#__PURE__*/ nullable(readRaceId), created_at: readInstant, popup: flag });
const readUnreadMessages = /*#__PURE__*/ object({ count: integer, latest_id: integer, read_id: integer });
const readPush = /*#__PURE__*/ object({ key: /*#__PURE__*/ nullable(text), is_on: flag });
const readBookmark = /*#__PURE__*/ object({ id: integer, race_id: readRaceId, created_at: readInstant, race: /*#__PURE__*/ nullable(readBetRace) });

/** What happens in the racing now. */
export const getLiveticker = /*#__PURE__*/ operation('getLiveticker', '/v1/liveticker/{action}', (client, path, input) => client.GET(path, input), /*#__PURE__*/ list(readTickerEntry), { staleMs: 0, retry: 0 });

/** What has news. */
export const getEvents = /*#__PURE__*/ operation('getEvents', '/v1/events', (client, path, input) => client.GET(path, input), readHints, { staleMs: 0, retry: 0 });

/** Messages to the customer. */
export const getMessages = /*#__PURE__*/ operation('getMessages', '/v1/customer/me/messages', (client, path, input) => client.GET(path, input), /*#__PURE__*/ list(readMessage), { staleMs: 0, retry: 1 });

/** How many messages the customer has not read. */
export const getUnreadMessages = /*#__PURE__*/ operation('getUnreadMessages', '/v1/customer/me/messages/unread', (client, path, input) => client.GET(path, input), readUnreadMessages, { staleMs: 0, retry: 1 });

/** Mark messages as read. */
export const readMessages = /*#__PURE__*/ operation('readMessages', '/v1/customer/me/messages/read', (client, path, input) => client.PUT(path, input), readUnreadMessages);

/** Whether this login is told of new messages by push. */
export const getPush = /*#__PURE__*/ operation('getPush', '/v1/customer/me/push', (client, path, input) => client.GET(path, input), readPush, { staleMs: 0, retry: 1 });

/** Tell this login of new messages by push. */
export const setPush = /*#__PURE__*/ operation('setPush', '/v1/customer/me/push', (client, path, input) => client.PUT(path, input), readPush);

/** End the push of this login. */
export const deletePush = /*#__PURE__*/ operation('deletePush', '/v1/customer/me/push', (client, path, input) => client.DELETE(path, input), readPush);

/** Races that the customer marked. */
export const getBookmarks = /*#__PURE__*/ operation('getBookmarks', '/v1/customer/me/bookmarks', (client, path, input) => client.GET(path, input), /*#__PURE__*/ list(readBookmark), { staleMs: 60000, retry: 0 });

/** Mark a race. */
export const setBookmark = /*#__PURE__*/ operation('setBookmark', '/v1/customer/me/bookmarks', (client, path, input) => client.POST(path, input), readBookmark);

/** Take a bookmark away. */
export const deleteBookmark = /*#__PURE__*/ operation('deleteBookmark', '/v1/customer/me/bookmarks/{id}', (client, path, input) => client.DELETE(path, input), readDeleted);
