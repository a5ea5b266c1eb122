// Written by `pnpm generate` from openapi.yaml.
export { getLiveticker } from './messenger/getLiveticker.ts';
export { getEvents } from './messenger/getEvents.ts';
export { getMessages } from './messenger/getMessages.ts';
export { getUnreadMessages } from './messenger/getUnreadMessages.ts';
export { readMessages } from './messenger/readMessages.ts';
export { getPush } from './messenger/getPush.ts';
export { setPush } from './messenger/setPush.ts';
export { deletePush } from './messenger/deletePush.ts';
export { getBookmarks } from './messenger/getBookmarks.ts';
export { setBookmark } from './messenger/setBookmark.ts';
export { deleteBookmark } from './messenger/deleteBookmark.ts';
