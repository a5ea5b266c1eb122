// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../client/operation.ts';
import { integer, list, nullable, object, text } from '../../wire/shapes.ts';
import { readDeleted, readInstant, readNextRun } from '../shapes.ts';

const readHorseId = integer;
const readFavorite = /*#__PURE__*/ object({ id: integer, horse_id: readHorseId, name: text, created_at: readInstant, next_race: /*#__PURE__*/ nullable(readNextRun) });
const readHorseNote = /*#__PURE__*/ object({ id: integer, horse_id: readHorseId, name: text, text: text });

/** The customer's favourite horses. */
export const getFavorites = /*#__PURE__*/ operation('getFavorites', '/v1/customer/me/favorites', (client, path, input) => client.GET(path, input), /*#__PURE__*/ list(readFavorite), { staleMs: 60000 });

/** Make a horse a favourite. */
export const setFavorite = /*#__PURE__*/ operation('setFavorite', '/v1/customer/me/favorites', (client, path, input) => client.POST(path, input), readFavorite);

/** A horse is no favourite any more. */
export const deleteFavorite = /*#__PURE__*/ operation('deleteFavorite', '/v1/customer/me/favorites/{horse_id}', (client, path, input) => client.DELETE(path, input), readDeleted);

/** The customer's notes on horses. */
export const getNotes = /*#__PURE__*/ operation('getNotes', '/v1/customer/me/notes', (client, path, input) => client.GET(path, input), /*#__PURE__*/ list(readHorseNote), { staleMs: 60000 });

/** Note something on a horse. */
export const createNote = /*#__PURE__*/ operation('createNote', '/v1/customer/me/notes', (client, path, input) => client.POST(path, input), readHorseNote);

/** One note. */
export const getNote = /*#__PURE__*/ operation('getNote', '/v1/customer/me/notes/{id}', (client, path, input) => client.GET(path, input), readHorseNote, { staleMs: 60000 });

/** Change the text of a note. */
export const updateNote = /*#__PURE__*/ operation('updateNote', '/v1/customer/me/notes/{id}', (client, path, input) => client.PUT(path, input), readHorseNote);

/** Delete a note. */
export const deleteNote = /*#__PURE__*/ operation('deleteNote', '/v1/customer/me/notes/{id}', (client, path, input) => client.DELETE(path, input), readDeleted);
