// Written by `pnpm generate` from openapi.yaml.
export { getFavorites } from './favorites/getFavorites.ts';
export { setFavorite } from './favorites/setFavorite.ts';
export { deleteFavorite } from './favorites/deleteFavorite.ts';
export { getNotes } from './favorites/getNotes.ts';
export { createNote } from './favorites/createNote.ts';
export { getNote } from './favorites/getNote.ts';
export { updateNote } from './favorites/updateNote.ts';
export { deleteNote } from './favorites/deleteNote.ts';
