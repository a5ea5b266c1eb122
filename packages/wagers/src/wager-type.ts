/** The number on a horse's saddle cloth; normally below 100 (core §3). */
export type StartNr = number;

/** A whole number of minor units in any currency. */
export type Cents = number;

/** How a wager type is sold, with the names of core §3. */
export interface WagerParam {
  /** Minimum stake of one combination. */
  readonly minstake: Cents;
  /** Number of horses in one combination, in each leg. */
  readonly horses: number;
  /** Minimum number of starters for the pool; for a bet over several races, in each of them. */
  readonly minRunners: number;
  /**
   * Maximum length of a list of start numbers in one place, box or leg. `X` and `ALL` are not
   * lists.
   */
  readonly maxHorses: number;
  /** Separator in a printed combination: `-` in order, `/` in any order. */
  readonly joinSymbol: string;
  /** One complement horse may be named (FRA). */
  readonly complimentary: boolean;
  readonly hasjackpot: boolean;
  /** Several combinations on a ticket: box, bankers, lists per place. */
  readonly hasboxed: boolean;
  /** `X`, the horses not named elsewhere. */
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
  /** Sold with its sister pool on one ticket, such as win and place. */
  readonly grouped: boolean;
  /** The best placed of a few named horses. */
  readonly h2h: boolean;
  /** Possible numbers of horses in a Multi; empty for other wagers. */
  readonly multiOptions: readonly number[];
  /** Sizes of a SpOt ticket in horses. */
  readonly spotCombinedOptions: readonly number[];
  /** A SpOt ticket may contain own horses, and the system adds the rest. */
  readonly spotInsert: boolean;
  /** The existing legs. */
  readonly legs: Readonly<Record<Leg, boolean>>;
}

export type Leg = 'leg1' | 'leg2' | 'leg3' | 'leg4' | 'leg5' | 'leg6' | 'leg7' | 'leg8' | 'leg9' | 'leg10';

/** Facts that core §3 leaves out, but that pricing and settling need. */
export interface WagerRule {
  /**
   * The pools of a ticket; several for win and place on one ticket. Empty: the pool named on the
   * ticket.
   */
  readonly pools: readonly string[];
  /**
   * `each`: the stake applies to each pool. `divided`: it is split equally, Gagnant-Place 600 is
   * 300 and 300 (domain §5).
   */
  readonly stake: 'each' | 'divided';
  /**
   * The horses of a combination (or leg) must be among the first `within`, or include them if the
   * combination is larger: swinger 3, deux sur quatre 4, Multi 4. `placed`: the paid places of the
   * race. For a ticket in several pools, see each pool's own wager type.
   */
  readonly within: number | 'placed';
  /**
   * Exact order pays most, and another order pays too (Tiercé, Quarté+, Quinté+): one order per set
   * can be boxed.
   */
  readonly anyOrder: boolean;
  /** Smaller numbers of first horses that pay a bonus, most first: Quinté+ 4 and 3. */
  readonly bonus: readonly number[];
  /** Numbers of right legs that pay, most first: V75 7, 6, 5. Empty for one race. */
  readonly right: readonly number[];
  /** Folds of a system can be combined freely: doubles, trebles, … (full cover). */
  readonly folds: boolean;
  /** Maximum number of starters for the pool; null for any. */
  readonly maxRunners: number | null;
  /** Minimum stake of a combination in the jackpot, if it is more than `minstake`. */
  readonly jackpotStake: Cents | null;
}

/** A way to bet that a country sells between two days. `parseWagerType` checks the API's data. */
export interface WagerType {
  /** Country and first name: `FRA-QNP`. */
  readonly id: string;
  /** Three capital letters. */
  readonly country: string;
  /** Keys of its pools; `H2H` is for every `H2H_{a}_{b}`. */
  readonly name: readonly [string, ...string[]];
  /** Below 400: shown in the main column (core §9). */
  readonly priority: number;
  /** First day, `YYYY-MM-DD`. */
  readonly validFrom: string;
  /** Last day; null while no end is known. */
  readonly validUntil: string | null;
  readonly param: WagerParam;
  readonly rule: WagerRule;
}
