/** Every path of this remote, without locale prefix. A day's list has two: today's needs no date, and its first read is known. */
export const paths = {
  home: '/',
  racesToday: '/races',
  races: '/races/:date',
  race: '/race/:id',
  resultsToday: '/results',
  results: '/results/:date',
} as const;

export const homeHref = paths.home;
export const raceHref = (id: number): string => `/race/${id}`;
/** @param date a day (`YYYY-MM-DD`), or nothing for today */
export const racesHref = (date?: string): string => (date === undefined ? paths.racesToday : `/races/${date}`);
/** @param date a day (`YYYY-MM-DD`), or nothing for today */
export const resultsHref = (date?: string): string => (date === undefined ? paths.resultsToday : `/results/${date}`);
