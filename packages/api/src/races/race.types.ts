import type { components } from '../generated/schema.ts';

type Schemas = components['schemas'];

/** `T` trot, `H` gallop. */
export type RaceType = Schemas['RaceType'];
/** FINISHED and OFFICIAL mean finished; OFFICIAL means that order and dividends are final. */
export type RaceStatus = Schemas['RaceStatus'];
export type Discipline = Schemas['RaceFields']['discipline'];
export type StartMethod = 'AUTO' | 'VOLT';
export type RunnerStatus = 'NON_RUNNER';
export type Incident = 'DISQUALIFIED' | 'FELL' | 'PULLED_UP' | 'UNSEATED';
export type Sex = 'M' | 'F' | 'G';
export type Shoes = 'ALL' | 'FRONT' | 'BACK' | 'NONE';

export interface Person {
  id: number;
  name: string;
}

/** A place in the finishing order; more than one number is a dead heat. */
export interface Placing {
  place: number;
  startNrs: number[];
}

/** A race in a list: without runners and pools. */
export interface RaceSummary {
  id: number;
  meetingId: number;
  number: number;
  name: string;
  /** ISO 3166 alpha-3 of the track's country. */
  country: string;
  trackId: number;
  trackName: string;
  /** Day of the meeting, `YYYY-MM-DD`. */
  date: string;
  /** IANA zone of the track. */
  timeZone: string;
  raceType: RaceType;
  /** Planned off, ISO instant. */
  postTime: string;
  status: RaceStatus;
  discipline: Discipline;
  /** Metres. */
  distance: number;
  startMethod: StartMethod | null;
  going: string | null;
  /** Minor units of `currency`. */
  purse: number | null;
  currency: string;
  /** Without non-runners. */
  runnerCount: number;
  hasJackpot: boolean;
  hasFix: boolean;
  isLive: boolean;
  livestreamId: number | null;
  /** Null before FINISHED. */
  result: Placing[] | null;
}

export interface Race extends RaceSummary {
  runners: Runner[];
  pools: Pool[];
}

/** Win odds of the tote, in hundredths. */
export interface WinOdds {
  current: number | null;
  previous: number | null;
  /** Morning line. */
  reference: number | null;
  /** Instant of `current`. */
  oddsAt: string | null;
  /** Oldest first, without `current`. */
  history: { at: string; odds: number }[];
}

export interface Runner {
  startNr: number;
  status: RunnerStatus | null;
  /** No status and a start number below 100 (core §3). */
  isRegular: boolean;
  horse: Person;
  /** Jockey, or driver in a trot. */
  rider: Person | null;
  /** Who was declared, when the rider has changed. */
  originalRider: Person | null;
  trainer: Person | null;
  owner: string | null;
  age: number | null;
  sex: Sex | null;
  /** Grams. */
  weight: number | null;
  /** Metres. */
  distance: number | null;
  draw: number | null;
  form: string | null;
  rating: number | null;
  blinkers: boolean;
  shoes: Shoes | null;
  odds: WinOdds;
  place: number | null;
  /** Ran, but not in the order; not a non-runner. */
  incident: Incident | null;
}

export interface Pool {
  id: number;
  /** Key of the wager type: `WIN`, `EXA`, `fixWIN`. */
  name: string;
  /** Below 400: main column (core §9). */
  priority: number;
  status: 'OPEN' | 'CLOSED' | 'NOT_OFFERED';
  /** Why it is not offered. */
  reason: 'TOO_FEW_RUNNERS' | 'CANCELLED' | null;
  currency: string;
  /** Minor units per combination. */
  minStake: number;
  closesAt: string;
  turnover: number | null;
  jackpot: number | null;
  /** Names that contain `bm` or `fix` (core §6). */
  needsLogin: boolean;
  /** Instant of `odds`. */
  oddsAt: string | null;
  /** Hundredths; `max` where the pool knows only a range. Empty for pools of more than one horse. */
  odds: { startNr: number; odds: number; max: number | null }[];
  /** Null before FINISHED. */
  dividendsStatus: 'PROVISIONAL' | 'FINAL' | null;
  dividends: Dividend[];
}

export interface Dividend {
  pool: string;
  /** Start numbers joined by `-`; `ALL` stands for any. */
  combination: string;
  /** Hundredths per 1.00 staked; null when nothing is paid. */
  odd: number | null;
  /** The stake, in minor units, that the operator quotes for: 100 is "per 1", 200 "per 2". */
  unit: number;
  currency: string;
  /** Winning units; a fraction where part stakes are sold. */
  winners: number | null;
  /** Minor units carried over because nothing is paid. */
  jackpot: number | null;
  note: string | null;
}

/** What changes while bets are taken. */
export interface RacePools {
  raceId: number;
  status: RaceStatus;
  pools: Pool[];
}

/** A finished race for a results list. */
export interface RaceResult extends RaceSummary {
  placed: { place: number; startNr: number; horse: string; rider: string | null; odds: number | null }[];
  dividends: Dividend[];
}
