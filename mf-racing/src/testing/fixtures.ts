import type { components } from '@paddock/api';

type Wire = components['schemas'];

/** The moment at which the tests' clock stands: 13:00 in Berlin. */
export const NOW = '2026-11-21T12:00:00Z';

export const raceFields = (facts: Partial<Wire['RaceFields']> = {}): Wire['RaceFields'] => ({
  id: 7,
  meeting_id: 1,
  number: 3,
  name: 'Preis der Linden',
  country: 'DEU',
  track_id: 12,
  track_name: 'Lindenau',
  date: '2026-11-21',
  time_zone: 'Europe/Berlin',
  race_type: 'H',
  post_time: '2026-11-21T12:20:00Z',
  status: 'OPEN',
  discipline: 'FLAT',
  distance: 1600,
  start_method: null,
  going: null,
  purse: 510000,
  currency: 'EUR',
  runner_count: 2,
  has_jackpot: false,
  has_fix: false,
  is_live: false,
  livestream_id: null,
  result: null,
  ...facts,
});

export const runner = (startnr: number, name: string, facts: Partial<Wire['Runner']> = {}): Wire['Runner'] => ({
  startnr,
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
  ...facts,
});

const meetingFields: Wire['MeetingFields'] = {
  id: 1,
  country: 'DEU',
  origin_country: 'DEU',
  track_id: 12,
  track_name: 'Lindenau',
  date: '2026-11-21',
  time_zone: 'Europe/Berlin',
  race_type: 'H',
  firstracedate: '2026-11-21T11:00:00Z',
  lastracedate: '2026-11-21T16:10:00Z',
  racecount: 1,
  pdf: null,
  program_pdf: null,
  is_live: false,
  has_fix: false,
  has_h2h: false,
  has_worldpool: false,
  livestream_id: null,
};

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
