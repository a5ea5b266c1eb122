// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../client/operation.ts';
import { list } from '../../wire/shapes.ts';
import { readDeleted, readFavorite, readHorseNote } from '../shapes.ts';

/** The customer's favourite horses. */
export const getFavorites = /*#__PURE__*/ operation('getFavorites', 'GET', '/v1/customer/me/favorites', /*#__PURE__*/ list(readFavorite), { staleMs: 60000 });

/** Make a horse a favourite. */
export const setFavorite = /*#__PURE__*/ operation('setFavorite', 'POST', '/v1/customer/me/favorites', readFavorite);

/** A horse is no favourite any more. */
export const deleteFavorite = /*#__PURE__*/ operation('deleteFavorite', 'DELETE', '/v1/customer/me/favorites/{horse_id}', readDeleted);

/** The customer's notes on horses. */
export const getNotes = /*#__PURE__*/ operation('getNotes', 'GET', '/v1/customer/me/notes', /*#__PURE__*/ list(readHorseNote), { staleMs: 60000 });

/** Note something on a horse. */
export const createNote = /*#__PURE__*/ operation('createNote', 'POST', '/v1/customer/me/notes', readHorseNote);

/** One note. */
export const getNote = /*#__PURE__*/ operation('getNote', 'GET', '/v1/customer/me/notes/{id}', readHorseNote, { staleMs: 60000 });

/** Change the text of a note. */
export const updateNote = /*#__PURE__*/ operation('updateNote', 'PUT', '/v1/customer/me/notes/{id}', readHorseNote);

/** Delete a note. */
export const deleteNote = /*#__PURE__*/ operation('deleteNote', 'DELETE', '/v1/customer/me/notes/{id}', readDeleted);
