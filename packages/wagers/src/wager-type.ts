/** The number on a horse's saddle cloth; regular below 100 (core §3). */
export type Startnr = number;

/** A whole number of minor units, of whatever currency. */
export type Cents = number;

/** What a wager type is sold as, by the names of core §3. */
export interface WagerParam {
  /** Least stake of one combination. */
  readonly minstake: Cents;
  /** How many horses one combination names, in each leg. */
  readonly horses: number;
  /** With fewer starters there is no such pool; for a bet over several races, in each of them. */
  readonly minRunners: number;
  /** Longest list of start numbers in one place, box or leg. `X` and `ALL` are no lists. */
  readonly maxHorses: number;
  /** Between the horses of a printed combination: `-` in order, `/` in any order. */
  readonly joinSymbol: string;
  /** One complement horse may be named (FRA). */
  readonly complimentary: boolean;
  readonly hasjackpot: boolean;
  /** More than one combination on a ticket: box, bankers, lists per place. */
  readonly hasboxed: boolean;
  /** `X`, the horses not chosen otherwise. */
  readonly hasx: boolean;
  /** `ALL`, every starter. */
  readonly hasall: boolean;
  /** Replacement horses may be named: two a leg (SWE), one where `complimentary`. */
  readonly hasrepl: boolean;
  /** The system may fill the ticket (SpOt). */
  readonly hasspot: boolean;
  readonly flexi50: boolean;
  readonly flexi25: boolean;
  readonly flexi10: boolean;
  /** The order counts. */
  readonly ranked: boolean;
  /** Over several races. */
  readonly pick: boolean;
  /** Sold beside its sister pool on one ticket, as win and place. */
  readonly grouped: boolean;
  /** Which of a few named horses is the best placed. */
  readonly h2h: boolean;
  /** How many horses a Multi may name; empty for all others. */
  readonly multiOptions: readonly number[];
  /** Sizes of a SpOt ticket, in horses. */
  readonly spotCombinedOptions: readonly number[];
  /** Own horses may be on a SpOt ticket, and the system fills the rest. */
  readonly spotInsert: boolean;
  /** Which legs there are. */
  readonly legs: Readonly<Record<Leg, boolean>>;
}

export type Leg = 'leg1' | 'leg2' | 'leg3' | 'leg4' | 'leg5' | 'leg6' | 'leg7' | 'leg8' | 'leg9' | 'leg10';

/** What core §3 does not say and a price or a settlement depends on. */
export interface WagerRule {
  /** The pools that a ticket is for; more than one for win and place on one ticket. Empty: the one that the ticket names. */
  readonly pools: readonly string[];
  /** The stake is for each of the pools, or one stake in equal parts: Gagnant-Place 600 is 300 and 300 (domain §5). */
  readonly stake: 'each' | 'divided';
  /**
   * The horses of a combination (or leg) must be among so many first, or, where it names more, contain them: swinger 3, deux sur
   * quatre 4, Multi 4. `placed`: as many as the place terms of the race pay. Of a ticket for several pools, each
   * pool's own wager type says it.
   */
  readonly within: number | 'placed';
  /** In order pays most, and another order pays too (Tiercé, Quarté+, Quinté+): one order a set can be boxed. */
  readonly anyOrder: boolean;
  /** Fewer of the first horses that pay a bonus, most first: Quinté+ 4 and 3. */
  readonly bonus: readonly number[];
  /** Legs right that pay, most first: V75 7, 6, 5. Empty for one race. */
  readonly right: readonly number[];
  /** Folds of a system: doubles, trebles, … may be combined freely (full cover). */
  readonly folds: boolean;
  /** Least stake of a combination that takes part in the jackpot, where it is more than `minstake`. */
  readonly jackpotStake: Cents | null;
}

/** One way to bet, as a country sells it between two days: what the client of the API gives is one, once `parseWagerType` has looked at it. */
export interface WagerType {
  /** Country and first name: `FRA-QNP`. */
  readonly id: string;
  /** Three capital letters. */
  readonly country: string;
  /** Keys of the pools it is for; `H2H` is for every `H2H_{a}_{b}`. */
  readonly name: readonly [string, ...string[]];
  /** Below 400 in the main column (core §9). */
  readonly priority: number;
  /** First day, `YYYY-MM-DD`. */
  readonly validFrom: string;
  /** Last day; null while no end is known. */
  readonly validUntil: string | null;
  readonly param: WagerParam;
  readonly rule: WagerRule;
}
