import type { components } from '@paddock/api';
import { exampleOf, meetingFields, NOW, raceFields } from '@paddock/testing';
import { wagerTypesOn } from '@paddock/wagers';
import { wagerTypes as soldTypes } from '@paddock/wagers/types';

type Wire = components['schemas'];

export const runner = (startnr: number, name: string, facts: Partial<Wire['Runner']> = {}): Wire['Runner'] => ({
  startnr,
  bet_number: startnr,
  entry: null,
  status: null,
  horse: { id: 4000 + startnr, name },
  rider: { id: 300 + startnr, name: 'Jana Brandt' },
  original_rider: null,
  trainer: { id: 77, name: 'Katrin Ahlers' },
  owner: null,
  age: 4,
  sex: 'M',
  weight: 57500,
  distance: null,
  draw: null,
  form: '1-3-2-5',
  rating: null,
  blinkers: false,
  shoes: null,
  odds: { current: 340, previous: 360, reference: 420, at: '2026-11-21T11:59:41Z', history: [] },
  place: null,
  incident: null,
  ...facts,
});

export const pool = (name: string, facts: Partial<Wire['Pool']> = {}): Wire['Pool'] => ({
  id: [...name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 0),
  name,
  priority: 100,
  status: 'OPEN',
  reason: null,
  currency: 'EUR',
  min_stake: 50,
  closes_at: '2026-11-21T12:20:00Z',
  turnover: null,
  takeout: null,
  jackpot: null,
  odds_at: null,
  odds: [],
  dividends_status: null,
  dividends: [],
  ...facts,
});

export const dividend = (facts: Partial<Wire['Dividend']> = {}): Wire['Dividend'] => ({
  pool: 'WIN',
  combination: '2',
  odd: 210,
  unit: 100,
  currency: 'EUR',
  winners: null,
  jackpot: null,
  note: null,
  ...facts,
});

export const race = (facts: Partial<Wire['Race']> = {}): Wire['Race'] => ({
  ...raceFields(),
  runners: [runner(1, 'Sturmvogel'), runner(2, 'Königssohn')],
  pools: [pool('WIN')],
  is_handicap: false,
  jackpot_multiplier: null,
  ...facts,
});

/** One of the next races. Default: without odds. */
export const nextRace = (facts: Partial<Wire['NextRace']> = {}): Wire['NextRace'] => ({
  ...raceFields(),
  favorites: [],
  ...facts,
});

export const meeting = (facts: Partial<Wire['Meeting']> = {}): Wire['Meeting'] => ({
  ...meetingFields,
  races: [raceFields()],
  ...facts,
});

export const raceResult = (facts: Partial<Wire['RaceResult']> = {}): Wire['RaceResult'] => ({
  ...raceFields({ status: 'OFFICIAL' }),
  placed: [],
  dividends: [],
  ...facts,
});

export const results = (...races: Wire['RaceResult'][]): Wire['MeetingResults'] => ({ ...meetingFields, races });

/** A race in a list of changes: of non-runners or riders. */
export const changedRace = <R>(runners: R[], facts: { id?: number; number?: number; name?: string } = {}) => ({
  id: 7,
  number: 3,
  name: 'Preis der Linden',
  post_time: '2026-11-21T12:20:00Z',
  status: 'OPEN' as const,
  count: runners.length,
  runners,
  ...facts,
});

export const nonRunner = (startnr: number, name: string): Wire['NonRunner'] => ({
  startnr,
  horse: { id: 4000 + startnr, name },
  rider: { id: 300, name: 'Jana Brandt' },
  withdrawn_at: '2026-11-20T22:29:00Z',
});

export const riderChange = (
  startnr: number,
  name: string,
  facts: Partial<Wire['RiderChange']> = {},
): Wire['RiderChange'] => ({
  startnr,
  horse: { id: 4000 + startnr, name },
  rider: { id: 301, name: 'Uwe Kolbe' },
  original_rider: { id: 300, name: 'Jana Brandt' },
  ...facts,
});

/** The positions of countries. */
export const countries = (...codes: string[]): Wire['RacingCountry'][] =>
  codes.map((code, at) => ({ code, name_de: code, name_en: code, position: at + 1 }));

export const dayTip = (type: 'T' | 'H', horse: string): Wire['DayTip'] => ({
  id: 1,
  type,
  race_id: 7,
  race_name: 'Preis der Linden',
  race_number: 3,
  track_name: 'Lindenau',
  country: 'DEU',
  post_time: '2026-11-21T12:20:00Z',
  startnr: 4,
  horse,
  text: `${horse} ist in Form.`,
});

export const headToHeadRace = (
  pools: Wire['Pool'][],
  facts: Partial<Wire['RaceFields']> = {},
): Wire['HeadToHeadRace'] => ({
  ...raceFields(facts),
  duels: pools.map((pool) => ({
    pool,
    rivals: [
      { startnr: 5, horse: { id: 4005, name: 'Blitz' }, rider: { id: 300, name: 'Jana Brandt' }, odds: 165 },
      { startnr: 10, horse: { id: 4010, name: 'Donner' }, rider: null, odds: null },
    ],
  })),
});

export const longTermRace = (facts: Partial<Wire['LongTermRace']> = {}): Wire['LongTermRace'] => ({
  id: 70,
  classic_id: 20261201,
  name: 'Großer Preis der Linden',
  country: 'DEU',
  track_id: 12,
  track_name: 'Lindenau',
  race_type: 'H',
  date: '2026-12-05',
  discipline: 'FLAT',
  distance: 2200,
  currency: 'EUR',
  pool: 'ltmWIN',
  min_stake: 100,
  closes_at: '2026-11-28T12:38:00Z',
  odds_at: '2026-11-21T11:00:00Z',
  runners: ['Blitz', 'Donner', 'Hagel', 'Regen'].map((name, at) => ({
    startnr: at + 1,
    horse: { id: at + 1, name },
    trainer: { id: 77, name: 'Katrin Ahlers' },
    odds: 300 + 50 * at,
  })),
  ...facts,
});

export const premiumOffer = (pool: string, facts: Partial<Wire['PremiumOffer']> = {}): Wire['PremiumOffer'] => ({
  race_id: 7,
  number: 3,
  track_name: 'Lindenau',
  country: 'DEU',
  post_time: '2026-11-21T12:20:00Z',
  pool,
  min_stake: 50,
  currency: 'EUR',
  horses: 1,
  legs: [7],
  ...facts,
});

export const leagueCampaign = (id: number, status: Wire['LeagueCampaign']['status']): Wire['LeagueCampaign'] => ({
  id,
  title: `Saison ${id}`,
  status,
  starts_at: '2026-10-31T23:00:00Z',
  ends_at: '2026-11-30T23:00:00Z',
});

export const leagueRanking = (rank: number, nickname: string, is_me = false): Wire['LeagueRanking'] => ({
  id: rank,
  rank,
  nickname,
  points: 2000 - rank,
  is_me,
});

export const teamBet = (facts: Partial<Wire['TeamBetDetails']> = {}): Wire['TeamBetDetails'] => ({
  team_tip_id: 41,
  date: '2026-11-21',
  race: {
    id: 7,
    number: 3,
    name: 'Preis der Linden',
    country: 'DEU',
    track_name: 'Lindenau',
    date: '2026-11-21',
    race_type: 'H',
    post_time: '2026-11-21T12:20:00Z',
  },
  pool: 'WIN',
  leg1: [1, 2],
  total_amount: 12_500,
  max_amount: 50_000,
  minstake: 200,
  members: 3,
  closes_at: '2026-11-21T12:10:00Z',
  status: 'OPEN',
  payout: null,
  nicknames: ['Zielgerade'],
  ...facts,
});

/** A customer's share in {@link teamBet}. */
export const teamShare = (
  facts: Partial<Wire['TeamShare']> = {},
  of: Partial<Wire['TeamBet']> = {},
): Wire['TeamShare'] => {
  const { nicknames: _, ...team_bet } = teamBet(of);
  return {
    id: 81,
    team_tip_id: team_bet.team_tip_id,
    stake_amount: 500,
    nickname: 'Kim',
    confirmed: 1,
    status: 'accepted',
    joined_at: '2026-11-21T12:00:00Z',
    settled_at: null,
    payout: null,
    team_bet,
    ...facts,
  };
};

/** A past race of a horse. */
export const performance = (id: number, facts: Partial<Wire['Performance']> = {}): Wire['Performance'] => ({
  id,
  date: '2026-10-24',
  country: 'DEU',
  track_name: 'Lindenau',
  number: 4,
  name: 'Herbstpreis',
  race_type: 'H',
  discipline: 'FLAT',
  distance: 1600,
  going: 'gut',
  purse: 500_000,
  currency: 'EUR',
  runner_count: 9,
  startnr: 3,
  status: null,
  rider: { id: 300, name: 'Jana Brandt' },
  weight: 57_500,
  place: 2,
  incident: null,
  odds: 670,
  ...facts,
});

export const horse = (facts: Partial<Wire['Horse']> = {}): Wire['Horse'] => ({
  id: 4001,
  name: 'Sturmvogel',
  country: 'DEU',
  race_type: 'H',
  age: 4,
  sex: 'M',
  sire: 'Sturmwind',
  dam: 'Vogelsang',
  trainer: { id: 77, name: 'Katrin Ahlers' },
  owner: null,
  form: '2-1-4',
  record: { starts: 12, wins: 3, places: 7 },
  next_run: null,
  performances: [performance(70)],
  ...facts,
});

type PoolOddsLine = Wire['PoolOdds']['lines'][number];

/** The odds of a pool's combinations. Default: one combination. */
export const poolOdds = (pool: string, lines: Partial<PoolOddsLine>[] = [{}]): Wire['PoolOdds'] => ({
  race_id: 7,
  pool,
  status: 'OPEN',
  odds_at: '2026-11-21T11:59:30Z',
  lines: lines.map((facts) => ({
    id: '2-1',
    startnrs: [2, 1],
    odds: 1200,
    max: null,
    since: '2026-11-21T11:59:30Z',
    history: [{ at: '2026-11-21T11:50:00Z', odds: 1650 }],
    ...facts,
  })),
});

export const favorite = (horse_id: number, name: string): Wire['Favorite'] => ({
  id: 1,
  horse_id,
  name,
  created_at: '2026-11-20T10:00:00Z',
  next_race: null,
});

/** The wager types that countries sell on the day of the tests, as the API sends them. */
export const wagerTypes = (...countries: string[]) =>
  wagerTypesOn(soldTypes, NOW.slice(0, 10))
    .filter(({ country }) => countries.length === 0 || countries.includes(country))
    .map(({ validFrom, validUntil, ...type }) => ({ ...type, valid_from: validFrom, valid_until: validUntil }));

/** A bet of the contract's example, on number 2 to win for 5.00, with these facts. */
export const bet = (facts: Partial<Wire['Bet']> = {}): Wire['Bet'] => ({
  ...(exampleOf('bet') as Wire['Bet']),
  ...facts,
});

/** A line of a bet: one runner in one pool. Default: number 2 at fixed odds of 3.40. */
export const betLine = (facts: Partial<Wire['BetLine']> = {}): Wire['BetLine'] => ({
  pool: 'fixWIN',
  startnr: 2,
  stake: 500,
  odds: 340,
  shown_odds: 340,
  outcome: null,
  payout: null,
  ...facts,
});
