/** Every path of this remote, without locale prefix. A day's list has two: today's needs no date, and its first read is known. */
export const paths = {
  home: '/',
  racesToday: '/races',
  races: '/races/:date',
  race: '/race/:id',
  classicRace: '/race/classic/:id',
  nextRacePopup: '/race/detailspopup',
  racePopup: '/race/detailspopup/:id',
  resultsToday: '/results',
  results: '/results/:date',
  nonRunnersToday: '/nichtstarter',
  nonRunners: '/nichtstarter/:date',
  riderChangesToday: '/reiterwechsel',
  riderChanges: '/reiterwechsel/:date',
  raceDayChanges: '/renntagaenderungen',
  starterIndexToday: '/starterindex',
  starterIndex: '/starterindex/:date',
  videoArchiveYesterday: '/videoarchive',
  videoArchive: '/videoarchive/:date',
  dayTip: '/tipp-of-the-day',
  dayTipTrot: '/tagestipp/trab',
  dayTipGallop: '/tagestipp/galopp',
  headToHead: '/h2h',
  longTerm: '/ltm',
  sqp: '/sqp',
  spot: '/spot',
  harryboy: '/harryboy',
  blackRed: '/blackRed',
  betCalculator: '/wettrechner',
  league: '/liga',
  wettstarLeague: '/wettstarliga',
  teamBets: '/teamwette',
  teamBet: '/teamwette/:id',
  overview: '/race',
  // The main menu's entry: `/race` would be marked as the present page on every race card.
  more: '/mehr',
} as const;

/** The page of a day (`YYYY-MM-DD`), or, without one, of the day that the page shows by itself. */
const hrefOfDay =
  (path: string) =>
  (date?: string): string =>
    date === undefined ? path : `${path}/${date}`;

export const homeHref = paths.home;
export const raceHref = (id: number): string => `/race/${id}`;
/** The card of a classic by its number among classics, with its long-term market. */
export const classicRaceHref = (classicId: number): string => `/race/classic/${classicId}`;
export const racePopupHref = (id: number): string => `${paths.nextRacePopup}/${id}`;
/** A day's races, narrowed to one meeting; of today unless told. */
export const meetingHref = (id: number, date?: string): string => `${racesHref(date)}?meeting=${id}`;
export const racesHref = hrefOfDay(paths.racesToday);
export const resultsHref = hrefOfDay(paths.resultsToday);
export const nonRunnersHref = hrefOfDay(paths.nonRunnersToday);
export const riderChangesHref = hrefOfDay(paths.riderChangesToday);
export const starterIndexHref = hrefOfDay(paths.starterIndexToday);
export const videoArchiveHref = hrefOfDay(paths.videoArchiveYesterday);
export const teamBetsHref = paths.teamBets;
export const teamBetHref = (id: number): string => `${paths.teamBets}/${id}`;
