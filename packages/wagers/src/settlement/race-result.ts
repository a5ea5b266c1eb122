import type { FinalRace } from '../non-runners/remaining-bet.ts';
import type { StartNr } from '../wager-type.ts';

/** A race's result for betting. `starters` ran, even if they fell or were disqualified. */
export interface RaceResult extends FinalRace {
  /**
   * Best first. Several start numbers at one place are a dead heat, and the next place continues
   * after them (1, 1, 3).
   */
  readonly order: readonly { readonly place: number; readonly startNrs: readonly StartNr[] }[];
  /** Start numbers that count as one for the tote (entries 1 and 1A), the betting number first. */
  readonly coupled: readonly (readonly StartNr[])[];
  /** Start numbers of one stable; each is a separate betting interest (FRA). */
  readonly stables?: readonly (readonly StartNr[])[];
  /** They ran and lost their place by a decision. */
  readonly disqualified?: readonly StartNr[];
  /**
   * Places promised by the programme, whatever the terms say: a German race of 12 with a
   * Viererwette has four.
   */
  readonly places?: number;
  /** Drawn for tickets in the jackpot (FRA). Default: 1. */
  readonly multiplier?: number;
  /** The race was not run, or was annulled. */
  readonly void?: boolean;
}

/** The result of a runner. `place` is counted from 1. */
export type Finish =
  | { readonly kind: 'placed'; readonly place: number; readonly deadHeat: boolean }
  | { readonly kind: 'disqualified' }
  /** Fell, was pulled up, or finished behind the reported places. */
  | { readonly kind: 'unplaced' }
  | { readonly kind: 'non-runner' };

/** The number under which a runner is bet on. */
const interestOf = ({ coupled }: RaceResult, startNr: StartNr): StartNr =>
  coupled.find((group) => group.includes(startNr))?.[0] ?? startNr;

const interestsOf = (result: RaceResult, startNrs: readonly StartNr[]): readonly StartNr[] =>
  result.coupled.length === 0 ? startNrs : [...new Set(startNrs.map((startNr) => interestOf(result, startNr)))];

/** Numbers that ran, each betting interest once. An interest ran if one of its runners did. */
export const startersOf = (result: RaceResult): readonly StartNr[] => interestsOf(result, result.starters);

/** Numbers that cannot win because none of their runners ran. */
export const nonRunnersOf = (result: RaceResult): StartNr[] => {
  const ran = startersOf(result);
  return interestsOf(result, result.nonRunners).filter((startNr) => !ran.includes(startNr));
};

/** The result of a number; for coupled runners that of the best one. */
export const finishOf = (result: RaceResult, startNr: StartNr): Finish => {
  const isMine = (candidate: StartNr) => interestOf(result, candidate) === startNr;
  const found = result.order.find(({ startNrs }) => startNrs.some(isMine));
  if (found) return { kind: 'placed', place: found.place, deadHeat: found.startNrs.length > 1 };
  if (nonRunnersOf(result).includes(startNr)) return { kind: 'non-runner' };
  return { kind: result.disqualified?.some(isMine) ? 'disqualified' : 'unplaced' };
};

/** Places as betting interests. An entry that takes two places appears in both. */
export const placesOf = (result: RaceResult): (readonly StartNr[])[] =>
  result.order.toSorted((a, b) => a.place - b.place).map(({ startNrs }) => interestsOf(result, startNrs));

/**
 * Places with each betting interest once: further runners of an entry are ignored, and later horses
 * move up (Kan. Admin. Regs. 112-9-40a (c)).
 */
export const distinctPlacesOf = (result: RaceResult): StartNr[][] => {
  const seen = new Set<StartNr>();
  return placesOf(result)
    .map((group) => {
      const fresh = group.filter((startNr) => !seen.has(startNr));
      for (const startNr of fresh) seen.add(startNr);
      return fresh;
    })
    .filter((group) => group.length > 0);
};
