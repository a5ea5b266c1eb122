import type { RemoteModule } from '@paddock/host';
import { paths } from './routes.ts';

const lazyRaces = () => import('./races/races.route.tsx');
const lazyRaceCard = () => import('./race-card/race-card.route.tsx');
const lazyResults = () => import('./results/results.route.tsx');
const lazyNonRunners = () => import('./non-runners/non-runners.route.tsx');
const lazyRiderChanges = () => import('./rider-changes/rider-changes.route.tsx');
const lazyStarterIndex = () => import('./starter-index/starter-index.route.tsx');
const lazyVideoArchive = () => import('./video-archive/video-archive.route.tsx');
const lazyDayTip = () => import('./day-tip/day-tip.route.tsx');
const lazyLeague = () => import('./league/league.route.tsx');
const lazyOverview = () => import('./overview/overview.route.tsx');

export default {
  routes: [
    { path: paths.home, lazy: () => import('./home/home.route.tsx') },
    { path: paths.racesToday, lazy: lazyRaces },
    { path: paths.races, lazy: lazyRaces },
    { path: paths.race, lazy: lazyRaceCard },
    { path: paths.classicRace, lazy: () => import('./race-card/classic-race.route.tsx') },
    { path: paths.nextRacePopup, lazy: () => import('./race-card/next-race.route.tsx'), handle: { layout: 'empty' } },
    { path: paths.racePopup, lazy: lazyRaceCard, handle: { layout: 'empty' } },
    { path: paths.resultsToday, lazy: lazyResults },
    { path: paths.results, lazy: lazyResults },
    { path: paths.nonRunnersToday, lazy: lazyNonRunners },
    { path: paths.nonRunners, lazy: lazyNonRunners },
    { path: paths.riderChangesToday, lazy: lazyRiderChanges },
    { path: paths.riderChanges, lazy: lazyRiderChanges },
    { path: paths.raceDayChanges, lazy: () => import('./race-day-changes/race-day-changes.route.tsx') },
    { path: paths.starterIndexToday, lazy: lazyStarterIndex },
    { path: paths.starterIndex, lazy: lazyStarterIndex },
    { path: paths.videoArchiveYesterday, lazy: lazyVideoArchive },
    { path: paths.videoArchive, lazy: lazyVideoArchive },
    { path: paths.dayTip, lazy: lazyDayTip },
    { path: paths.dayTipTrot, lazy: lazyDayTip, handle: { first: 'T' } },
    { path: paths.dayTipGallop, lazy: lazyDayTip, handle: { first: 'H' } },
    { path: paths.headToHead, lazy: () => import('./head-to-head/head-to-head.route.tsx') },
    { path: paths.longTerm, lazy: () => import('./long-term/long-term.route.tsx') },
    { path: paths.sqp, lazy: () => import('./premium-bets/sqp.route.tsx') },
    { path: paths.spot, lazy: () => import('./premium-bets/spot.route.tsx') },
    { path: paths.harryboy, lazy: () => import('./premium-bets/harryboy.route.tsx') },
    { path: paths.blackRed, lazy: () => import('./black-red/black-red.route.tsx') },
    { path: paths.betCalculator, lazy: () => import('./bet-calculator/bet-calculator.route.tsx') },
    { path: paths.league, lazy: lazyLeague },
    { path: paths.wettstarLeague, lazy: lazyLeague },
    { path: paths.teamBets, lazy: () => import('./team-bets/team-bets.route.tsx') },
    { path: paths.teamBet, lazy: () => import('./team-bets/team-bet.route.tsx') },
    { path: paths.overview, lazy: lazyOverview },
    { path: paths.more, lazy: lazyOverview },
  ],
  messages: { de: () => import('./locales/de.json'), en: () => import('./locales/en.json') },
} satisfies RemoteModule;
