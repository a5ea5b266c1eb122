import { afterAll, expect, test } from 'vitest';
import { createTestApi } from '../../../test/rigs/ask.ts';

const api = createTestApi('2026-11-21T12:00:00Z');
afterAll(api.close);

const nextHorses = async () => {
  const [race] = (await api.call('getNextRaces')).data;
  const { runners } = (await api.call('getRace', { path: { id: race?.id as number } })).data;
  return runners.filter(({ status }) => status === null);
};

test('[FAVORITES-1] a horse is made a favourite once, with the race that it runs next', async () => {
  const [runner, second] = await nextHorses();
  const body = { horse_id: runner?.horse.id as number };
  const { data } = await api.call('setFavorite', { as: 'active', body });
  expect(data).toMatchObject({ horse_id: runner?.horse.id, name: runner?.horse.name });
  expect(data.next_race).toMatchObject({ startnr: runner?.startnr });
  expect((await api.call('setFavorite', { as: 'active', body })).data).toEqual(data);
  await api.call('setFavorite', { as: 'active', body: { horse_id: second?.horse.id as number } });
  const ids = [second?.horse.id, runner?.horse.id];
  expect((await api.call('getFavorites', { as: 'active' })).data.map(({ horse_id }) => horse_id)).toEqual(ids);
  expect((await api.call('getMe', { as: 'active' })).data.favorites).toEqual(ids);
});

test('[FAVORITES-2] nobody sees or deletes the favourites of another', async () => {
  const [favorite] = (await api.call('getFavorites', { as: 'active' })).data;
  const path = { horse_id: favorite?.horse_id as number };
  expect((await api.call('getFavorites', { as: 'other' })).data).toEqual([]);
  expect((await api.call('deleteFavorite', { as: 'other', path })).data).toEqual({ deleted: false });
  expect((await api.call('getFavorites', { as: 'active' })).data).toHaveLength(2);
  expect((await api.call('deleteFavorite', { as: 'active', path })).data).toEqual({ deleted: true });
  expect((await api.call('deleteFavorite', { as: 'active', path })).data).toEqual({ deleted: false });
});

test('[FAVORITES-1] an unknown horse cannot be a favourite and has no notes', async () => {
  const body = { horse_id: 1 };
  expect((await api.call('setFavorite', { as: 'active', body })).status).toBe(404);
  expect((await api.call('createNote', { as: 'active', body: { ...body, text: 'Who?' } })).status).toBe(404);
});

test('[FAVORITES-3] a note is written, read, changed and deleted', async () => {
  const body = { horse_id: 10_300_001, text: 'Likes soft ground – 馬.' };
  const { data: note } = await api.call('createNote', { as: 'active', body });
  expect(note).toMatchObject({ ...body, name: expect.stringMatching(/\w/) });
  const path = { id: note.id };
  expect((await api.call('getNote', { as: 'active', path })).data).toEqual(note);
  expect((await api.call('getMe', { as: 'active' })).data.notes).toEqual([{ id: note.id, horse_id: 10_300_001 }]);
  const changed = { ...note, text: 'Likes any ground.' };
  expect((await api.call('updateNote', { as: 'active', path, body: { text: changed.text } })).data).toEqual(changed);
  expect((await api.call('getNotes', { as: 'active' })).data).toEqual([changed]);
  expect((await api.call('deleteNote', { as: 'active', path })).data).toEqual({ deleted: true });
  expect((await api.call('getNote', { as: 'active', path })).status).toBe(404);
});

test('[FAVORITES-4] nobody reads, changes or deletes the note of another', async () => {
  const body = { horse_id: 10_300_001, text: 'Mine.' };
  const { data: note } = await api.call('createNote', { as: 'active', body });
  const path = { id: note.id };
  expect((await api.call('getNote', { as: 'other', path })).status).toBe(404);
  expect((await api.call('updateNote', { as: 'other', path, body: { text: 'Ours.' } })).status).toBe(404);
  expect((await api.call('deleteNote', { as: 'other', path })).status).toBe(404);
  expect((await api.call('getNotes', { as: 'other' })).data).toEqual([]);
  expect((await api.call('getNote', { as: 'active', path })).data).toEqual(note);
});

test('[FAVORITES-3] a note of spaces, or of more than 1000 characters, is refused', async () => {
  for (const [text, rule] of [
    ['  ', 'matches'],
    ['x'.repeat(1001), 'max_length'],
  ] as const) {
    const { validation } = await api.call('createNote', { as: 'active', body: { horse_id: 10_300_001, text } });
    expect(validation).toEqual({ text: [rule] });
  }
});

test('[FAVORITES-3] 500 notes are enough', async () => {
  const database = await api.database();
  const { id } = (await api.call('getMe', { as: 'other' })).data;
  const notes = Array.from({ length: 500 }, () => ({ customer_id: id, horse_id: 10_300_001, name: 'x', text: 'x' }));
  await database.insertInto('horse_note').values(notes).execute();
  const body = { horse_id: 10_300_001, text: 'One more.' };
  expect((await api.call('createNote', { as: 'other', body })).code).toBe('list_full');
});
