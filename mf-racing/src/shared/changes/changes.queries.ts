import { apiQuery } from '@paddock/api';
import { getNonRunners, getRiderChanges } from '@paddock/api/races';
import { api } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';

// Today is asked for without a query string, so that the edge can preload it.
const onDate = (date: string | undefined) => (date === undefined ? {} : { query: { date } });

/** Who was withdrawn from the races of a day (`YYYY-MM-DD`; today without one), by meeting and race. */
export const nonRunnersQuery = (date?: string) => withInlineErrors(apiQuery(api, getNonRunners, onDate(date)));

/** Who rides or drives instead of whom on a day, by meeting and race. */
export const riderChangesQuery = (date?: string) => withInlineErrors(apiQuery(api, getRiderChanges, onDate(date)));
