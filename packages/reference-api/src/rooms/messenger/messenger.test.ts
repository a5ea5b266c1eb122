import { afterAll, expect, test } from 'vitest';
import { createTestApi } from '../../../test/rigs/ask.ts';
import type { DemoName } from '../../server/demo/demo-customers.ts';
import { readOutbox } from '../../server/outbox/outbox.ts';
import { type Notification, notify } from './notify.ts';

const api = createTestApi('2026-11-21T12:00:00Z');
afterAll(api.close);

const tell = async (as: DemoName, text: string, facts: Partial<Notification> = {}) => {
  const { id } = (await api.call('getMe', { as })).data;
  const database = await api.database();
  await database.transaction().execute((transaction) =>
    notify(transaction, {
      customerId: id,
      type: 'account',
      text_de: `${text} (de)`,
      text_en: `${text} (en)`,
      race_id: null,
      at: api.now(),
      ...facts,
    }),
  );
};

test('[MESSENGER-6] messages come by pages, the newest first, in the language that is asked for', async () => {
  for (let at = 1; at <= 12; at += 1) await tell('active', `message ${at}`);
  const first = await api.call('getMessages', { as: 'active', header: { 'accept-language': 'en' } });
  expect(first.data.map(({ text }) => text).slice(0, 2)).toEqual(['message 12 (en)', 'message 11 (en)']);
  expect(first.pagination).toMatchObject({ count: 10, total: 12, perPage: 10, currentPage: 1, totalPages: 2 });
  const { data } = await api.call('getMessages', { as: 'active', query: { page: 2, pagination: 10 } });
  expect(data.map(({ text }) => text)).toEqual(['message 2 (de)', 'message 1 (de)']);
});

test('[MESSENGER-6] a refresh gives what is newer than the newest known message', async () => {
  const [latest] = (await api.call('getMessages', { as: 'active' })).data;
  const query = { latest_id_refresh: latest?.id as number };
  expect((await api.call('getMessages', { as: 'active', query })).data).toEqual([]);
  await tell('active', 'news', { type: 'race', race_id: 202611210103 });
  const { data } = await api.call('getMessages', { as: 'active', query });
  expect(data).toMatchObject([{ text: 'news (de)', type: 'race', race_id: 202611210103 }]);
});

test('[MESSENGER-6] messages are the own ones', async () => {
  await tell('other', 'for the other one');
  const { data } = await api.call('getMessages', { as: 'active', query: { pagination: 100 } });
  expect(data.some(({ text }) => text.startsWith('for the other one'))).toBe(false);
  expect((await api.call('getMessages')).status).toBe(401);
});

test('[MESSENGER-6] [MESSENGER-7] preferences decide on bubble and mail; the message itself always stands', async () => {
  const database = await api.database();
  const mails = async () => (await readOutbox(database, 'other@demo.test')).length;
  await tell('other', 'with both');
  expect(await mails()).toBeGreaterThan(0);
  const before = await mails();
  await database
    .updateTable('customer')
    .set({ preferences: JSON.stringify({ message_popup: false, email_notification: false }) })
    .where('email', '=', 'other@demo.test')
    .execute();
  await tell('other', 'silently');
  expect(await mails()).toBe(before);
  const { data } = await api.call('getMessages', { as: 'other' });
  expect(data.slice(0, 2)).toMatchObject([
    { text: 'silently (de)', popup: false },
    { text: 'with both (de)', popup: true },
  ]);
});

test('[MESSENGER-9] unread is what came after the newest read message, and what is read stays read', async () => {
  const unread = async () => (await api.call('getUnreadMessages', { as: 'bettor' })).data;
  const read = async (read_id: number) => (await api.call('readMessages', { as: 'bettor', body: { read_id } })).data;
  const before = await unread();
  for (const text of ['one', 'two', 'three']) await tell('bettor', text);
  const [third, second] = (await api.call('getMessages', { as: 'bettor' })).data.map(({ id }) => id) as number[];
  expect(await unread()).toMatchObject({ count: before.count + 3, latest_id: third });
  expect(await read(second as number)).toEqual({ count: 1, latest_id: third, read_id: second });
  expect(await read(1)).toEqual({ count: 1, latest_id: third, read_id: second });
  expect(await read(9_007_199_254_740_991)).toEqual({ count: 0, latest_id: third, read_id: third });
  await tell('bettor', 'four');
  expect(await unread()).toMatchObject({ count: 1, read_id: third });
});

test('[MESSENGER-9] nobody reads the messages of another', async () => {
  const own = (await api.call('getUnreadMessages', { as: 'other' })).data;
  await api.call('readMessages', { as: 'bettor', body: { read_id: 9_007_199_254_740_991 } });
  expect((await api.call('getUnreadMessages', { as: 'other' })).data).toEqual(own);
  expect((await api.call('getUnreadMessages')).status).toBe(401);
});

test('[MESSENGER-8] a bookmark shows its race as it was when it was marked', async () => {
  const [race] = (await api.call('getNextRaces')).data;
  const body = { race_id: race?.id as number };
  const { data } = await api.call('setBookmark', { as: 'other', body });
  const { id, number, name, track_name } = race ?? {};
  expect(data.race).toMatchObject({ id, number, name, track_name });
  await api.call('deleteBookmark', { as: 'other', path: { id: data.id } });
});

test('[MESSENGER-8] a race is marked once, and its bookmark is found by the race', async () => {
  const [race, next] = (await api.call('getNextRaces')).data;
  const body = { race_id: race?.id as number };
  const set = await api.call('setBookmark', { as: 'active', body });
  expect(set.data).toMatchObject(body);
  expect((await api.call('setBookmark', { as: 'active', body })).data).toEqual(set.data);
  await api.call('setBookmark', { as: 'active', body: { race_id: next?.id as number } });
  expect((await api.call('getBookmarks', { as: 'active' })).data.map(({ race_id }) => race_id)).toEqual([
    next?.id,
    race?.id,
  ]);
  expect((await api.call('getBookmarks', { as: 'active', query: body })).data).toEqual([set.data]);
});

test('[MESSENGER-8] a race that there is not cannot be marked', async () => {
  const { status, code } = await api.call('setBookmark', { as: 'active', body: { race_id: 1 } });
  expect([status, code]).toEqual([404, 'not_found']);
});

test('[MESSENGER-8] nobody sees or deletes the bookmark of another', async () => {
  const [bookmark] = (await api.call('getBookmarks', { as: 'active' })).data;
  const path = { id: bookmark?.id as number };
  expect((await api.call('getBookmarks', { as: 'other' })).data).toEqual([]);
  expect((await api.call('deleteBookmark', { as: 'other', path })).status).toBe(404);
  expect((await api.call('deleteBookmark', { as: 'active', path })).data).toEqual({ deleted: true });
  expect((await api.call('deleteBookmark', { as: 'active', path })).status).toBe(404);
});
