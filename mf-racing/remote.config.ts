import { defineRemote } from '@paddock/host/remote-config';
import { paths } from './src/routes.ts';

/** Lists by country start with it: where countries stand. */
const COUNTRIES = '/api/v1/countries';

/** A day's list has two paths: one without a date, and one of the date that its read names too. */
const listOfDay = ([today, ofDate]: [string, string], module: string, read: string) => [
  { path: today, module, reads: [read, COUNTRIES] },
  { path: ofDate, module, reads: [`${read}?date=:date`, COUNTRIES] },
];

export default defineRemote({
  name: 'mf-racing',
  claims: {
    routes: [
      {
        path: paths.home,
        module: './src/home/home.route.tsx',
        reads: [
          '/api/v1/races/next',
          '/api/v1/meetings',
          COUNTRIES,
          '/api/v1/races/highlights',
          '/api/v1/races/jackpots',
        ],
      },
      ...listOfDay([paths.racesToday, paths.races], './src/races/races.route.tsx', '/api/v1/meetings'),
      { path: paths.race, module: './src/race-card/race-card.route.tsx', reads: ['/api/v1/races/:id'] },
      {
        path: paths.classicRace,
        module: './src/race-card/classic-race.route.tsx',
        reads: ['/api/v1/races/:id?is_classic=1'],
      },
      { path: paths.nextRacePopup, module: './src/race-card/next-race.route.tsx', reads: ['/api/v1/races/next'] },
      { path: paths.racePopup, module: './src/race-card/race-card.route.tsx', reads: ['/api/v1/races/:id'] },
      ...listOfDay([paths.resultsToday, paths.results], './src/results/results.route.tsx', '/api/v1/results'),
      ...listOfDay(
        [paths.nonRunnersToday, paths.nonRunners],
        './src/non-runners/non-runners.route.tsx',
        '/api/v1/nonrunners',
      ),
      ...listOfDay(
        [paths.riderChangesToday, paths.riderChanges],
        './src/rider-changes/rider-changes.route.tsx',
        '/api/v1/riderchanges',
      ),
      {
        path: paths.raceDayChanges,
        module: './src/race-day-changes/race-day-changes.route.tsx',
        reads: ['/api/v1/meetings', '/api/v1/nonrunners', '/api/v1/riderchanges', COUNTRIES],
      },
      ...listOfDay(
        [paths.starterIndexToday, paths.starterIndex],
        './src/starter-index/starter-index.route.tsx',
        '/api/v1/countries/participants/horse',
      ),
      ...listOfDay(
        [paths.videoArchiveYesterday, paths.videoArchive],
        './src/video-archive/video-archive.route.tsx',
        '/api/v1/meetings/archive',
      ),
      ...[paths.dayTip, paths.dayTipTrot, paths.dayTipGallop].map((path) => ({
        path,
        module: './src/day-tip/day-tip.route.tsx',
        // The tips themselves are texts in the language of the page, which the edge cannot ask for.
        reads: ['/api/v1/races/favorites'],
      })),
      {
        path: paths.headToHead,
        module: './src/head-to-head/head-to-head.route.tsx',
        reads: ['/api/v1/races/h2h', COUNTRIES],
      },
      {
        path: paths.longTerm,
        module: './src/long-term/long-term.route.tsx',
        reads: ['/api/v1/races/ltm', COUNTRIES],
      },
      { path: paths.sqp, module: './src/premium-bets/sqp.route.tsx', reads: ['/api/v1/premium/sqp'] },
      { path: paths.spot, module: './src/premium-bets/spot.route.tsx', reads: ['/api/v1/premium/spot'] },
      { path: paths.harryboy, module: './src/premium-bets/harryboy.route.tsx', reads: ['/api/v1/premium/harryboy'] },
      { path: paths.blackRed, module: './src/black-red/black-red.route.tsx', reads: ['/api/v1/results'] },
      {
        path: paths.betCalculator,
        module: './src/bet-calculator/bet-calculator.route.tsx',
        reads: ['/api/v1/wager-types', COUNTRIES],
      },
      ...[paths.league, paths.wettstarLeague].map((path) => ({
        path,
        module: './src/league/league.route.tsx',
        // The seasons have titles in the language of the page, which the edge cannot ask for.
        reads: ['/api/v1/league/rankings', '/api/v1/league/tracks'],
      })),
      { path: paths.teamBets, module: './src/team-bets/team-bets.route.tsx', reads: ['/api/v1/teamtips'] },
      { path: paths.teamBet, module: './src/team-bets/team-bet.route.tsx', reads: ['/api/v1/teamtips/:id'] },
      ...[paths.overview, paths.more].map((path) => ({
        path,
        module: './src/overview/overview.route.tsx',
        reads: ['/api/v1/overview/meetings', COUNTRIES],
      })),
    ],
    navigation: [
      { path: paths.home, label: { de: 'Start', en: 'Home' }, position: 10 },
      { path: paths.racesToday, label: { de: 'Rennen', en: 'Races' }, position: 20 },
      { path: paths.resultsToday, label: { de: 'Ergebnisse', en: 'Results' }, position: 30 },
      { path: paths.dayTip, label: { de: 'Tipps', en: 'Tips' }, position: 40 },
      { path: paths.teamBets, label: { de: 'Teamwetten', en: 'Team bets' }, position: 50 },
      { path: paths.more, label: { de: 'Mehr', en: 'More' }, position: 60 },
    ],
  },
  messages: { de: './src/locales/de.json', en: './src/locales/en.json' },
});
