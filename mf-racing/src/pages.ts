import type { Pages } from '@paddock/host/remote-config';
import { paths } from './paths.ts';

/** Lists by country need it for the order of countries. */
const COUNTRIES = '/api/v1/countries';

const races = () => import('./races/races.route.tsx');
const raceCard = () => import('./race-card/race-card.route.tsx');
const results = () => import('./results/results.route.tsx');
const nonRunners = () => import('./non-runners/non-runners.route.tsx');
const riderChanges = () => import('./rider-changes/rider-changes.route.tsx');
const starterIndex = () => import('./starter-index/starter-index.route.tsx');
const videoArchive = () => import('./video-archive/video-archive.route.tsx');
const dayTip = () => import('./day-tip/day-tip.route.tsx');
const league = () => import('./league/league.route.tsx');
const overview = () => import('./overview/overview.route.tsx');

/**
 * The tips themselves are texts in the language of the page, which the edge cannot request. The
 * same is true of the seasons of the league.
 */
const TIPS = ['/api/v1/races/favorites'];
const LEAGUE = ['/api/v1/league/rankings', '/api/v1/league/tracks'];
const OVERVIEW = ['/api/v1/overview/meetings', COUNTRIES];

/**
 * Every page, without locale prefix. A day's list has two paths: the one for today has no date, so
 * the edge knows its first read.
 */
export const pages = {
  home: {
    path: paths.home,
    page: () => import('./home/home.route.tsx'),
    reads: ['/api/v1/races/next', '/api/v1/meetings', COUNTRIES, '/api/v1/races/highlights', '/api/v1/races/jackpots'],
    render: 'edge',
  },
  racesToday: { path: paths.racesToday, page: races, reads: ['/api/v1/meetings', COUNTRIES], render: 'edge' },
  races: { path: '/races/:date', page: races, reads: ['/api/v1/meetings?date=:date', COUNTRIES], render: 'edge' },
  race: { path: paths.race, page: raceCard, reads: ['/api/v1/races/:id'], render: 'edge' },
  classicRace: {
    path: paths.classicRace,
    page: () => import('./race-card/classic-race.route.tsx'),
    reads: ['/api/v1/races/:id?is_classic=1'],
  },
  nextRacePopup: {
    path: '/race/detailspopup',
    page: () => import('./race-card/next-race.route.tsx'),
    reads: ['/api/v1/races/next'],
    layout: 'empty',
  },
  racePopup: { path: paths.racePopup, page: raceCard, reads: ['/api/v1/races/:id'], layout: 'empty' },
  horse: {
    path: paths.horse,
    page: () => import('./horse/horse.route.tsx'),
    reads: ['/api/v1/horses/:id?page=1'],
    render: 'edge',
  },
  resultsToday: { path: paths.resultsToday, page: results, reads: ['/api/v1/results', COUNTRIES], render: 'edge' },
  results: { path: '/results/:date', page: results, reads: ['/api/v1/results?date=:date', COUNTRIES], render: 'edge' },
  nonRunnersToday: {
    path: paths.nonRunnersToday,
    page: nonRunners,
    reads: ['/api/v1/nonrunners', COUNTRIES],
    render: 'edge',
  },
  nonRunners: {
    path: '/nichtstarter/:date',
    page: nonRunners,
    reads: ['/api/v1/nonrunners?date=:date', COUNTRIES],
    render: 'edge',
  },
  riderChangesToday: { path: paths.riderChangesToday, page: riderChanges, reads: ['/api/v1/riderchanges', COUNTRIES] },
  riderChanges: {
    path: '/reiterwechsel/:date',
    page: riderChanges,
    reads: ['/api/v1/riderchanges?date=:date', COUNTRIES],
  },
  raceDayChanges: {
    path: paths.raceDayChanges,
    page: () => import('./race-day-changes/race-day-changes.route.tsx'),
    reads: ['/api/v1/meetings', '/api/v1/nonrunners', '/api/v1/riderchanges', COUNTRIES],
  },
  starterIndexToday: {
    path: paths.starterIndexToday,
    page: starterIndex,
    reads: ['/api/v1/countries/participants/horse', COUNTRIES],
  },
  starterIndex: {
    path: '/starterindex/:date',
    page: starterIndex,
    reads: ['/api/v1/countries/participants/horse?date=:date', COUNTRIES],
  },
  videoArchiveYesterday: {
    path: paths.videoArchiveYesterday,
    page: videoArchive,
    reads: ['/api/v1/meetings/archive', COUNTRIES],
  },
  videoArchive: {
    path: '/videoarchive/:date',
    page: videoArchive,
    reads: ['/api/v1/meetings/archive?date=:date', COUNTRIES],
  },
  dayTip: { path: paths.dayTip, page: dayTip, reads: TIPS, render: 'edge' },
  dayTipTrot: { path: '/tagestipp/trab', page: dayTip, reads: TIPS, facts: { first: 'T' } },
  dayTipGallop: { path: '/tagestipp/galopp', page: dayTip, reads: TIPS, facts: { first: 'H' } },
  headToHead: {
    path: paths.headToHead,
    page: () => import('./head-to-head/head-to-head.route.tsx'),
    reads: ['/api/v1/races/h2h', COUNTRIES],
    render: 'edge',
  },
  longTerm: {
    path: paths.longTerm,
    page: () => import('./long-term/long-term.route.tsx'),
    reads: ['/api/v1/races/ltm', COUNTRIES],
    render: 'edge',
  },
  sqp: { path: paths.sqp, page: () => import('./premium-bets/sqp.route.tsx'), reads: ['/api/v1/premium/sqp'] },
  spot: { path: paths.spot, page: () => import('./premium-bets/spot.route.tsx'), reads: ['/api/v1/premium/spot'] },
  harryboy: {
    path: paths.harryboy,
    page: () => import('./premium-bets/harryboy.route.tsx'),
    reads: ['/api/v1/premium/harryboy'],
  },
  blackRed: {
    path: paths.blackRed,
    page: () => import('./black-red/black-red.route.tsx'),
    reads: ['/api/v1/races/next', '/api/v1/results'],
  },
  betCalculator: {
    path: paths.betCalculator,
    page: () => import('./bet-calculator/bet-calculator.route.tsx'),
    reads: ['/api/v1/wager-types', COUNTRIES],
  },
  league: { path: paths.league, page: league, reads: LEAGUE },
  wettstarLeague: { path: '/wettstarliga', page: league, reads: LEAGUE },
  teamBets: {
    path: paths.teamBets,
    page: () => import('./team-bets/team-bets.route.tsx'),
    reads: ['/api/v1/teamtips'],
    render: 'edge',
  },
  teamBet: {
    path: paths.teamBet,
    page: () => import('./team-bets/team-bet.route.tsx'),
    reads: ['/api/v1/teamtips/:id'],
    render: 'edge',
  },
  teamtipUnsubscribe: {
    path: '/teamwette/unsubscribe/teamtip/:id',
    page: () => import('./team-bets/unsubscribe/unsubscribe.route.tsx'),
  },
  overview: { path: '/race', page: overview, reads: OVERVIEW },
  // The main menu's entry. With `/race`, the menu would mark it as current on every race card.
  more: { path: '/mehr', page: overview, reads: OVERVIEW },
} as const satisfies Pages;
