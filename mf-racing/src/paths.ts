import { links } from '../contract.ts';

/** The app's own link targets. Separate from the table of pages, which imports every page. */
export const paths = {
  home: links.home,
  racesToday: links.races,
  race: links.race,
  classicRace: '/race/classic/:id',
  racePopup: '/race/detailspopup/:id',
  horse: links.horse,
  resultsToday: links.results,
  nonRunnersToday: '/nichtstarter',
  riderChangesToday: '/reiterwechsel',
  raceDayChanges: '/renntagaenderungen',
  starterIndexToday: '/starterindex',
  videoArchiveYesterday: '/videoarchive',
  dayTip: links.tips,
  headToHead: '/h2h',
  longTerm: '/ltm',
  sqp: '/sqp',
  spot: '/spot',
  harryboy: '/harryboy',
  blackRed: '/blackRed',
  betCalculator: '/wettrechner',
  league: links.league,
  teamBets: links.teamBets,
  teamBet: '/teamwette/:id',
} as const;
