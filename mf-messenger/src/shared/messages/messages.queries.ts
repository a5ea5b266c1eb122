import { type ApiData, apiQuery } from '@paddock/api';
import { getMessages, getUnreadMessages } from '@paddock/api/messenger';
import { api } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';

export type Message = ApiData<'getMessages'>[number];
export type Unread = ApiData<'getUnreadMessages'>;

/** The most messages of a refresh: the oldest of those that came. */
export const REFRESHED = 100;

/** How many messages the customer has not read. */
export const unreadQuery = withInlineErrors(apiQuery(api, getUnreadMessages));

/** The messages after one, newest first. */
export const readMessagesAfter = async (latestIdRefresh: number, signal?: AbortSignal): Promise<Message[]> =>
  (await api.call(getMessages, { query: { latestIdRefresh }, ...(signal && { signal }) })).data;
