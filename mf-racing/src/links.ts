import { generatePath } from 'react-router';
import { paths } from './paths.ts';

/** The page of a day (`YYYY-MM-DD`), or, without one, of the page's default day. */
const hrefOfDay =
  (path: string) =>
  (date?: string): string =>
    date === undefined ? path : `${path}/${date}`;

const hrefOfId = (path: string) => (id: number) => generatePath(path, { id: String(id) });

export const raceHref = hrefOfId(paths.race);
export const horseHref = hrefOfId(paths.horse);
/** The card of a classic by its id among classics, with its long-term market. */
export const classicRaceHref = hrefOfId(paths.classicRace);
export const racePopupHref = hrefOfId(paths.racePopup);
/** A day's races, filtered by one meeting; default: today. */
export const meetingHref = (id: number, date?: string): string => `${racesHref(date)}?meeting=${id}`;
export const racesHref = hrefOfDay(paths.racesToday);
export const resultsHref = hrefOfDay(paths.resultsToday);
export const nonRunnersHref = hrefOfDay(paths.nonRunnersToday);
export const riderChangesHref = hrefOfDay(paths.riderChangesToday);
export const starterIndexHref = hrefOfDay(paths.starterIndexToday);
export const videoArchiveHref = hrefOfDay(paths.videoArchiveYesterday);
export const teamBetHref = hrefOfId(paths.teamBet);
