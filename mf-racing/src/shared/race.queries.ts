import * as races from '@paddock/api/race-queries';
import { api } from '@paddock/host';

/** One race, by its id or its classic id. */
export const raceQuery = (choice: races.RaceChoice) => races.raceQuery(api, choice);

/** The next races: as many as `pages` pages of five. */
export const nextRacesQuery = (pages = 1) => races.nextRacesQuery(api, { pages });

/** The meetings of a day (`YYYY-MM-DD`; default today) with their races. */
export const meetingsQuery = (date?: string) => races.meetingsQuery(api, date);

/** One meeting with its races. */
export const meetingQuery = (id: number) => races.meetingQuery(api, id);

/** The finished races of a day (`YYYY-MM-DD`; default today), by meeting. */
export const resultsQuery = (date?: string) => races.resultsQuery(api, date);
