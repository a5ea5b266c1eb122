import type { Layout } from '../layout.ts';
import type { Cents, StartNr } from '../wager-type.ts';
import { pay, toCents } from './pay.ts';
import { finishOf, placesOf, type RaceResult, startersOf } from './race-result.ts';
import type { AgreedOdds, Outcome } from './settlement.ts';
import type { PlaceTerms, Rounding } from './settlement-rule.ts';
import { placesBy } from './winning-patterns.ts';

interface AgreedPool {
  readonly pool: string;
  readonly agreed: readonly AgreedOdds[];
  readonly rounding: Rounding;
  readonly lineStake: Cents;
}

const oddOf = (agreed: readonly AgreedOdds[], leg: number, startNr: StartNr): number => {
  const found = agreed.find((one) => one.leg === leg && one.startNr === startNr);
  if (!found) throw new Error(`No agreed odds for number ${startNr} in leg ${leg}. Pass those of the sale.`);
  return found.odd;
};

/** The best placed of these horses; several in a dead heat, none if none finished. */
export const bestOf = (result: RaceResult, startNrs: readonly StartNr[]): StartNr[] => {
  const places = placesOf(result).map((group) => group.filter((startNr) => startNrs.includes(startNr)));
  return places.find((group) => group.length > 0) ?? [];
};

/**
 * Settles single horses at agreed odds. A dead heat divides the stake between the winners; each
 * part is paid in full.
 * @param horses of the ticket; all ran
 */
export const settleSingles = (
  horses: readonly StartNr[],
  winners: readonly StartNr[],
  { pool, agreed, rounding, lineStake: stake }: AgreedPool,
): Outcome[] => {
  const won = horses.filter((startNr) => winners.includes(startNr));
  const lost = horses.length - won.length;
  return [
    ...won.map((startNr): Outcome => {
      const odd = oddOf(agreed, 1, startNr);
      const payout = pay({ lines: 1, stake, odd, share: winners.length, rounding });
      return { kind: 'won', pool, rank: null, combination: [startNr], lines: 1, odd, payout };
    }),
    ...(lost > 0 ? [{ kind: 'lost', pool, lines: lost, reason: { kind: 'wrong' } } as const] : []),
  ];
};

interface AgreedFolds extends AgreedPool {
  /** For each leg: its horse must be among this many first horses. */
  readonly terms: readonly (number | PlaceTerms)[];
}

/** Divisible by any number of dead-heaters up to seven. */
const parts = 420n;
const unit = 100n * parts;

/** For each fold, the sum over all choices of legs of the products of their values. */
const sumsByFold = (legs: readonly bigint[]): bigint[] => {
  let sums = [1n];
  for (const leg of legs) {
    const before = sums;
    sums = Array.from({ length: before.length + 1 }, (_, at) => (before[at] ?? 0n) + (before[at - 1] ?? 0n) * leg);
  }
  return sums;
};

/**
 * A horse in a leg. `worth` is its return, in parts of `unit`. An idle horse returns `unit`: it did
 * not run, its race was not run, or its race pays no place.
 */
interface Bet {
  readonly startNr: StartNr;
  readonly isIdle: boolean;
  readonly worth: bigint;
}

/**
 * The part of a stake that wins, as [numerator, denominator]. Horses that tie for the last place
 * share it.
 */
const partOf = (startNr: StartNr, result: RaceResult, places: number): [won: number, of: number] => {
  const ran = startersOf(result);
  let left = places;
  for (const group of placesOf(result)) {
    const tied = group.filter((one) => ran.includes(one));
    if (tied.includes(startNr)) return [Math.max(0, Math.min(left, tied.length)), tied.length];
    left -= tied.length;
  }
  return [0, 1];
};

const betOn = (
  startNr: StartNr,
  leg: number,
  result: RaceResult | undefined,
  { agreed, terms }: Pick<AgreedFolds, 'agreed' | 'terms'>,
): Bet => {
  const places = result ? placesBy(terms[leg - 1] ?? 1, result) : 0;
  if (!result || result.void || places === 0 || finishOf(result, startNr).kind === 'non-runner') {
    return { startNr, isIdle: true, worth: unit };
  }
  const [won, of] = partOf(startNr, result, places);
  if (won === 0) return { startNr, isIdle: false, worth: 0n };
  return { startNr, isIdle: false, worth: (BigInt(oddOf(agreed, leg, startNr)) * parts * BigInt(won)) / BigInt(of) };
};

/**
 * Settles doubles, trebles and so on at agreed odds, which multiply over the legs. A leg without
 * its horse or race counts 1.00; a line with only such legs is refunded.
 */
export const settleFolds = (
  { legs, folds }: Extract<Layout, { kind: 'system' }>,
  results: readonly RaceResult[],
  { pool, agreed, rounding, lineStake, terms }: AgreedFolds,
): Outcome[] => {
  const bets = legs.map((leg, at) => leg.map((startNr) => betOn(startNr, at + 1, results[at], { agreed, terms })));
  const linesOf = (isIn: (bet: Bet) => boolean) => {
    const sums = sumsByFold(bets.map((leg) => BigInt(leg.filter(isIn).length)));
    return Number(folds.reduce((sum, fold) => sum + (sums[fold] ?? 0n), 0n));
  };
  const all = linesOf(() => true);
  const idle = linesOf(({ isIdle }) => isIdle);
  const won = linesOf(({ worth }) => worth > 0n) - idle;
  const sums = sumsByFold(bets.map((leg) => leg.reduce((sum, { worth }) => sum + worth, 0n)));
  const paid = folds.map((fold) => toCents(BigInt(lineStake) * (sums[fold] ?? 0n), unit ** BigInt(fold), rounding));
  const back = idle * lineStake;
  const payout = paid.reduce((sum, cents) => sum + cents, 0) - back;
  const startNrs = bets.flat().flatMap(({ isIdle, startNr }) => (isIdle ? [startNr] : []));
  const outcomes: Outcome[] = [
    { kind: 'won', pool, rank: null, combination: [], lines: won, odd: null, payout },
    { kind: 'refunded', pool, lines: idle, payout: back, reason: { kind: 'non-runner', startNrs } },
    { kind: 'lost', pool, lines: all - idle - won, reason: { kind: 'wrong' } },
  ];
  return outcomes.filter(({ lines }) => lines > 0);
};
