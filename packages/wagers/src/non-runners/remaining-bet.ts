import { countLines } from '../counting/count-lines.ts';
import type { Layout } from '../layout.ts';
import { subsets } from '../listing/ways.ts';
import type { NonRunnerRule } from '../settlement/settlement-rule.ts';
import type { Race } from '../ticket.ts';
import type { StartNr } from '../wager-type.ts';
import { horsesOf, swap, without } from './change-layout.ts';

/** A race with final runners. */
export interface FinalRace extends Race {
  /**
   * The market's order, most played first. It replaces withdrawn horses if the customer named no
   * reserve.
   */
  readonly substitutes?: readonly StartNr[];
}

/** The effects of non-runners on a bet. Legs are counted from 1, lines in one pool. */
export type Change =
  /**
   * The customer's reserve, or the market's first horse, replaces it at the same cost. `by` is null
   * until the market's order is known.
   */
  | {
      readonly kind: 'replaced';
      readonly leg: number;
      readonly startNr: StartNr;
      readonly by: StartNr | null;
      readonly from: 'reserves' | 'market';
    }
  /** Lines with one or several of these horses are refunded. */
  | { readonly kind: 'dropped'; readonly startNrs: readonly StartNr[]; readonly lines: number }
  /** Lines with one of these horses continue with the others, for a separate dividend. */
  | { readonly kind: 'shortened'; readonly startNrs: readonly StartNr[]; readonly lines: number }
  /**
   * Lines with one of these horses continue with the others. The market's first horse that a line
   * does not name takes the last place.
   */
  | { readonly kind: 'completed'; readonly startNrs: readonly StartNr[]; readonly lines: number };

/** The remaining bet. */
export interface RemainingBet {
  /**
   * The bet on horses that run; null if nothing is left. A replacement may make a leg name a horse
   * twice: these are two lines.
   */
  readonly layout: Layout | null;
  /** The same bet, including missing horses without a replacement. */
  readonly bet: Layout;
  /** The missing horses. */
  readonly missing: readonly StartNr[];
  readonly changes: readonly Change[];
  readonly refundedLines: number;
  readonly shortenedLines: number;
}

export interface Situation {
  readonly layout: Layout;
  readonly rule: NonRunnerRule;
  readonly races: readonly FinalRace[];
  /** The customer's reserves, leg by leg. */
  readonly reserves?: readonly (readonly StartNr[])[] | undefined;
}

type Replacement = Extract<Change, { kind: 'replaced' }>;

const isOut = (races: readonly Race[], leg: number, startNr: StartNr) =>
  races[leg]?.nonRunners.includes(startNr) ?? false;

const linesIn = (layout: Layout | null) => (layout ? countLines(layout).lines : 0);

/** The replacement: the customer's reserves in order, then the market's if the rule says so. */
const replacementFor = (
  own: readonly StartNr[],
  { rule, races, reserves = [] }: Situation,
  leg: number,
): Pick<Replacement, 'by' | 'from'> | null => {
  const runs = (startNr: StartNr) => races[leg]?.starters.includes(startNr) ?? false;
  const reserve = reserves[leg]?.find((startNr) => runs(startNr) && !own.includes(startNr));
  if (reserve !== undefined) return { by: reserve, from: 'reserves' };
  if (rule.kind !== 'replace') return null;
  const market = races[leg]?.substitutes;
  if (!market) return { by: null, from: 'market' };
  const by = market.find((startNr) => runs(startNr) && !(rule.distinct && own.includes(startNr)));
  return by === undefined ? null : { by, from: 'market' };
};

const replaceAll = (situation: Situation): { bet: Layout; replaced: Replacement[] } => {
  let bet = situation.layout;
  const replaced: Replacement[] = [];
  for (const [leg, startNrs] of horsesOf(bet).entries()) {
    for (const startNr of startNrs.filter((one) => isOut(situation.races, leg, one))) {
      const replacement = replacementFor(horsesOf(bet)[leg] ?? [], situation, leg);
      if (!replacement) continue;
      replaced.push({ kind: 'replaced', leg: leg + 1, startNr, ...replacement });
      if (replacement.by !== null) bet = swap(bet, leg, startNr, replacement.by);
    }
  }
  return { bet, replaced };
};

const sumOf = <T>(items: readonly T[], count: (item: T) => number): number =>
  items.reduce((sum, item) => sum + count(item), 0);

/**
 * Counts the lines with all of these missing horses and no other one, by inclusion-exclusion.
 * @param keeping counts the lines whose missing horses are all among these
 */
const linesWithAll = (lost: readonly StartNr[], keeping: (some: readonly StartNr[]) => number): number =>
  sumOf(
    Array.from({ length: lost.length + 1 }, (_, size) => [...subsets(lost, size)]).flat(),
    (some) => (-1) ** (lost.length - some.length) * keeping(some),
  );

/** The number of non-runners with which a line continues without a replacement. */
const mostMissing = (rule: NonRunnerRule): number => {
  if (rule.kind === 'shorten') return rule.to.length;
  return rule.kind === 'complete' ? 1 : 0;
};

/**
 * The remaining bet after withdrawals: first the customer's reserves step in, then the pool's rule
 * applies. A line stays while the substitute of its horse is unknown.
 */
export const remainingBet = (situation: Situation): RemainingBet => {
  const { bet, replaced } = replaceAll(situation);
  const waits = (leg: number, startNr: StartNr) =>
    replaced.some((change) => change.by === null && change.leg === leg + 1 && change.startNr === startNr);
  const isMissing = (leg: number, startNr: StartNr) => isOut(situation.races, leg, startNr) && !waits(leg, startNr);
  const missing = [...new Set(horsesOf(bet).flatMap((list, leg) => list.filter((one) => isMissing(leg, one))))];

  const layout = without(bet, isMissing);
  const left = linesIn(layout);
  const closesUp = mostMissing(situation.rule);
  const keeping = (some: readonly StartNr[]) =>
    linesIn(without(bet, (leg, startNr) => !some.includes(startNr) && isMissing(leg, startNr)));
  const shortenedLines = sumOf(
    Array.from({ length: closesUp }, (_, at) => [...subsets(missing, at + 1)]).flat(),
    (lost) => linesWithAll(lost, keeping),
  );
  const refundedLines = linesIn(bet) - left - shortenedLines;
  return {
    layout: left > 0 ? layout : null,
    bet,
    missing,
    refundedLines,
    shortenedLines,
    changes: [
      ...replaced,
      ...(shortenedLines > 0
        ? [
            {
              kind: situation.rule.kind === 'complete' ? 'completed' : 'shortened',
              startNrs: missing,
              lines: shortenedLines,
            } as const,
          ]
        : []),
      ...(refundedLines > 0 ? [{ kind: 'dropped', startNrs: missing, lines: refundedLines } as const] : []),
    ],
  };
};
