import { apiQuery } from '../client/api-query.ts';
import type { Api } from '../client/create-api.ts';
import { withInlineErrors } from '../client/inline-errors.ts';
import type { ApiData } from '../client/operation.ts';
import { getNotes } from '../generated/operations/favorites.ts';

export type HorseNote = ApiData<'getNotes'>[number];

/** The customer's notes on horses, the newest first. */
export const notesQuery = (api: Api) => withInlineErrors(apiQuery(api, getNotes));

/**
 * Whether the API knows a note. A new one is shown before the answer, with an id below zero: until
 * then it cannot be changed or deleted.
 */
export const isSaved = ({ id }: HorseNote): boolean => id > 0;
