import { apiQuery } from '@paddock/api';
import { getNonRunners, getRiderChanges } from '@paddock/api/races';
import { api } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';

// Today has no query string, so that the edge can preload the read.
const onDate = (date: string | undefined) => (date === undefined ? {} : { query: { date } });

/** The withdrawn horses of a day (`YYYY-MM-DD`; default today), by meeting and race. */
export const nonRunnersQuery = (date?: string) => withInlineErrors(apiQuery(api, getNonRunners, onDate(date)));

/** The rider changes of a day (`YYYY-MM-DD`; default today), by meeting and race. */
export const riderChangesQuery = (date?: string) => withInlineErrors(apiQuery(api, getRiderChanges, onDate(date)));
