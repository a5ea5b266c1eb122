import type { FinalRace } from '../non-runners/stand.ts';
import type { Startnr } from '../wager-type.ts';

/** How a race ended, as betting sees it. `starters` ran, also when they fell or were disqualified. */
export interface RaceResult extends FinalRace {
  /** Best first; several start numbers at one place are a dead heat, and the next place counts on from them (1, 1, 3). */
  readonly order: readonly { readonly place: number; readonly startnrs: readonly Startnr[] }[];
  /** Start numbers that run as one for the tote (entries 1 and 1A), the number they are bet under first. */
  readonly coupled: readonly (readonly Startnr[])[];
  /** Ran and lost their place by decision. */
  readonly disqualified?: readonly Startnr[];
  /** Places that the programme promises whatever the terms say: a German race of 12 with a Viererwette has four. */
  readonly places?: number;
  /** The race was not run, or was annulled. */
  readonly void?: boolean;
}

/** What became of a runner. `place` is counted from 1. */
export type Finish =
  | { readonly kind: 'placed'; readonly place: number; readonly deadHeat: boolean }
  | { readonly kind: 'disqualified' }
  /** Fell, was pulled up, or finished behind what the result tells. */
  | { readonly kind: 'unplaced' }
  | { readonly kind: 'non-runner' };

/** The number a runner is bet under. */
export const interestOf = ({ coupled }: RaceResult, startnr: Startnr): Startnr =>
  coupled.find((group) => group.includes(startnr))?.[0] ?? startnr;

const interestsOf = (result: RaceResult, startnrs: readonly Startnr[]): Startnr[] => [
  ...new Set(startnrs.map((startnr) => interestOf(result, startnr))),
];

/** Numbers that ran, each betting interest once. An interest has run when one of its runners has. */
export const startersOf = (result: RaceResult): Startnr[] => interestsOf(result, result.starters);

/** Numbers on which nothing can be won because no runner of theirs ran. */
export const nonRunnersOf = (result: RaceResult): Startnr[] => {
  const ran = startersOf(result);
  return interestsOf(result, result.nonRunners).filter((startnr) => !ran.includes(startnr));
};

/** What became of a number; of coupled runners the best counts. */
export const finishOf = (result: RaceResult, startnr: Startnr): Finish => {
  if (nonRunnersOf(result).includes(startnr)) return { kind: 'non-runner' };
  const isMine = (candidate: Startnr) => interestOf(result, candidate) === startnr;
  const found = result.order.find(({ startnrs }) => startnrs.some(isMine));
  if (found) return { kind: 'placed', place: found.place, deadHeat: found.startnrs.length > 1 };
  return { kind: result.disqualified?.some(isMine) ? 'disqualified' : 'unplaced' };
};

/** Places as betting interests. An entry that takes two places stands in both. */
export const placesOf = (result: RaceResult): Startnr[][] =>
  result.order.toSorted((a, b) => a.place - b.place).map(({ startnrs }) => interestsOf(result, startnrs));

/**
 * Places with every betting interest once: the runners behind the first of an entry are disregarded, and who follows moves up
 * (Kan. Admin. Regs. 112-9-40a (c)).
 */
export const distinctPlacesOf = (result: RaceResult): Startnr[][] => {
  const seen = new Set<Startnr>();
  return placesOf(result)
    .map((group) => {
      const fresh = group.filter((startnr) => !seen.has(startnr));
      for (const startnr of fresh) seen.add(startnr);
      return fresh;
    })
    .filter((group) => group.length > 0);
};
