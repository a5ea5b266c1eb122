import { apiQuery } from '@paddock/api';
import { getMeetingsArchive } from '@paddock/api/races';
import { api } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';

/** The meetings of a day that is over (`YYYY-MM-DD`; yesterday without one), with the pictures that were kept. */
export const archiveQuery = (date?: string) =>
  withInlineErrors(apiQuery(api, getMeetingsArchive, date === undefined ? {} : { query: { date } }));
