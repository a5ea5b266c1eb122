import { type ApiData, apiQuery } from '@paddock/api';
import { getMessages, getUnreadMessages } from '@paddock/api/messenger';
import { api } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';

export type Message = ApiData<'getMessages'>[number];
export type Unread = ApiData<'getUnreadMessages'>;

/** The maximum number of messages in a refresh: the oldest of the new ones. */
export const REFRESHED = 100;

/** The number of messages that the customer has not read. */
export const unreadQuery = withInlineErrors(apiQuery(api, getUnreadMessages));

/** The messages after this one, newest first. */
export const readMessagesAfter = async (latestIdRefresh: number, signal?: AbortSignal): Promise<Message[]> =>
  (await api.call(getMessages, { query: { latestIdRefresh }, ...(signal && { signal }) })).data;
