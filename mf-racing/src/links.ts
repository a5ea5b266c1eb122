import { generatePath } from 'react-router';
import { pages } from './pages.ts';

/** The page of a day (`YYYY-MM-DD`), or, without one, of the day that the page shows by itself. */
const hrefOfDay =
  (path: string) =>
  (date?: string): string =>
    date === undefined ? path : `${path}/${date}`;

const hrefOfId = (path: string) => (id: number) => generatePath(path, { id: String(id) });

export const homeHref = pages.home.path;
export const raceHref = hrefOfId(pages.race.path);
export const horseHref = hrefOfId(pages.horse.path);
/** The card of a classic by its number among classics, with its long-term market. */
export const classicRaceHref = hrefOfId(pages.classicRace.path);
export const racePopupHref = hrefOfId(pages.racePopup.path);
/** A day's races, narrowed to one meeting; of today unless told. */
export const meetingHref = (id: number, date?: string): string => `${racesHref(date)}?meeting=${id}`;
export const racesHref = hrefOfDay(pages.racesToday.path);
export const resultsHref = hrefOfDay(pages.resultsToday.path);
export const nonRunnersHref = hrefOfDay(pages.nonRunnersToday.path);
export const riderChangesHref = hrefOfDay(pages.riderChangesToday.path);
export const starterIndexHref = hrefOfDay(pages.starterIndexToday.path);
export const videoArchiveHref = hrefOfDay(pages.videoArchiveYesterday.path);
export const teamBetsHref = pages.teamBets.path;
export const teamBetHref = hrefOfId(pages.teamBet.path);
