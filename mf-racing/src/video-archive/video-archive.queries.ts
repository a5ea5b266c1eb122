import { apiQuery } from '@paddock/api';
import { getMeetingsArchive } from '@paddock/api/races';
import { api } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';

/** The meetings of a past day (`YYYY-MM-DD`; default yesterday), with their recordings. */
export const archiveQuery = (date?: string) =>
  withInlineErrors(apiQuery(api, getMeetingsArchive, date === undefined ? {} : { query: { date } }));
