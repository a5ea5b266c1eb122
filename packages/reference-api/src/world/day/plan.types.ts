import type { components } from '@paddock/api';

type Schemas = components['schemas'];
export type WireRunner = Schemas['Runner'];
export type WirePool = Schemas['Pool'];
export type WireDividend = Schemas['Dividend'];
export type WireRace = Schemas['Race'];
export type WireRaceFields = Schemas['RaceFields'];

/** How a pool is won. */
export type PoolKind =
  | 'win'
  | 'place'
  | 'exacta'
  | 'quinella'
  | 'swinger'
  | 'trifecta'
  | 'trio'
  | 'superfecta'
  | 'twoOfFour'
  | 'multi'
  | 'tierce'
  | 'quarte'
  | 'quinte'
  | 'pick5'
  | 'fixed'
  /** the winner of a race that is months ahead, at fixed odds */
  | 'longTerm'
  /** head to head of two runners, at fixed odds */
  | 'duel'
  /** the winners of several races */
  | 'series'
  /** only the dividends are known */
  | 'reported';

/** A wager type as a country sells it. */
export interface PoolType {
  name: string;
  kind: PoolKind;
  priority: number;
  minRunners: number;
  /** Share that is kept, 0 to 1. */
  takeout: number;
  /** The turnover in minor units: a fact, null when unknown, made up when absent. */
  turnover?: number | null;
  /** Carried over into this pool, in minor units. */
  jackpot?: number;
  /** The two start numbers of a duel. */
  rivals?: readonly [number, number];
  /** Of a pool over several races. The pool belongs to its first leg. */
  series?: Series;
}

/** The races of a multi-leg pool, and what it pays when the last one is over. */
export interface Series {
  /** Race ids in order. */
  legs: number[];
  /** Instants (ms) from which all its legs are FINISHED and OFFICIAL. */
  finishedAt: number;
  officialAt: number;
  dividends: WireDividend[];
}

type StaticRunner = 'startnr' | 'horse' | 'rider' | 'original_rider' | 'trainer' | 'owner' | 'age' | 'sex' | 'weight';
type StaticRunnerMore = 'distance' | 'draw' | 'form' | 'rating' | 'blinkers' | 'shoes' | 'incident';

/** A runner with everything that will happen to it. */
export interface RunnerPlan extends Pick<WireRunner, StaticRunner | StaticRunnerMore> {
  /** The letter of its entry or stable; runners with the same one are coupled. */
  entry?: string;
  /** The form as it is known on a day of Berlin; absent where `form` is a fact of a file. */
  formOn?: (today: string) => string | null;
  /** Instant (ms) from which it is a non-runner; null when it runs. */
  withdrawnAt: number | null;
  /**
   * Win probability among the starters before the market moves. 0 is unknown; without any, no
   * market.
   */
  chance: number;
  /** Final win odds in hundredths where they are a fact; null for our own market. */
  finalOdds: number | null;
  referenceOdds: number | null;
  /** The range of place odds where it is a fact. */
  placeOdds: [low: number, high: number] | null;
}

type MovingRace = 'status' | 'runner_count' | 'result' | 'is_live' | 'stream_archive_id' | 'post_time';

/** A race with everything that will happen. Answers are a pure function of this and an instant. */
export interface RacePlan extends Omit<WireRaceFields, MovingRace> {
  off: number;
  /** Instants (ms) from which it is FINISHED and OFFICIAL. */
  finishedAt: number;
  officialAt: number;
  runners: RunnerPlan[];
  pools: PoolType[];
  /** Breakage: odds are rounded down to a multiple of this many hundredths. */
  oddsStep: number;
  dividendUnit: number;
  /** Final order; more than one number is a dead heat. */
  order: Schemas['Placing'][];
  /** Its conditions make it a handicap: it may pay more places. */
  isHandicap?: boolean;
  /** Drawn at the off for tickets in the jackpot (FRA); none where it is absent. */
  jackpotMultiplier?: number;
  /** Dividends that are facts; null when they follow from odds and order. */
  dividends: WireDividend[] | null;
}

export interface MeetingPlan extends Omit<Schemas['MeetingFields'], 'is_live'> {
  races: RacePlan[];
}
