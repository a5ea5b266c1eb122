import { countLines } from '../counting/count-lines.ts';
import { type LaidOut, layOut } from '../laying-out/lay-out.ts';
import type { Layout } from '../layout.ts';
import type { Refusal } from '../refusal.ts';
import type { Flexi, Race, Ticket } from '../ticket.ts';
import type { Cents, WagerParam, WagerType } from '../wager-type.ts';

/** The price of a ticket. Amounts in cents. */
export interface PricedTicket {
  readonly kind: 'priced';
  readonly layout: Layout;
  /** The pools of its lines. */
  readonly pools: readonly string[];
  /** Paid combinations over all pools; a Gagnant-Place counts as one. */
  readonly combinations: number;
  /** Dropped combinations over all pools. */
  readonly dropped: { readonly horseTwice: number; readonly sameSet: number };
  /** The stake on one line in one pool, flexi included. */
  readonly lineStake: Cents;
  /** The sum of all stakes. */
  readonly price: Cents;
  /** Legs (from 1) of a multiple whose horse must be placed. */
  readonly placed?: readonly number[];
  /** The ticket takes part in the jackpot. */
  readonly jackpot?: true;
}

export type Pricing = PricedTicket | Extract<LaidOut, { kind: 'refused' }>;

/** The shares of a stake that are sold, in percent. */
export const flexiSold = ({ flexi50, flexi25, flexi10 }: WagerParam): readonly Flexi[] => [
  100,
  ...(flexi50 ? [50 as const] : []),
  ...(flexi25 ? [25 as const] : []),
  ...(flexi10 ? [10 as const] : []),
];

/** Minimum stake of one whole combination on this ticket. */
const leastStake = ({ jackpot }: Ticket, { param, rule }: WagerType): Cents =>
  (jackpot ? rule.jackpotStake : null) ?? param.minstake;

const poolsOf = ({ pool }: Ticket, { name, rule }: WagerType): readonly string[] =>
  rule.pools.length > 0 ? rule.pools : [pool ?? name[0]];

const checkStake = (ticket: Ticket, type: WagerType): Refusal[] => {
  const { stake, flexi = 100, jackpot = false } = ticket;
  if (!Number.isSafeInteger(stake) || stake <= 0) return [{ kind: 'stake-not-whole', stake }];
  const needed = leastStake(ticket, type);
  const sold = flexiSold(type.param);
  return [
    ...(stake < needed ? [{ kind: 'stake-too-low', stake, needed, jackpot } as const] : []),
    ...(jackpot && !type.param.hasjackpot ? [{ kind: 'jackpot-not-sold' } as const] : []),
    ...(sold.includes(flexi) ? [] : [{ kind: 'flexi-not-sold', flexi, sold } as const]),
  ];
};

/** A combination's stake in equal parts; null if they are not whole cents. */
const divided = (stake: Cents, parts: number): Cents | null => (stake % parts === 0 ? stake / parts : null);

/**
 * Prices a ticket: combinations times stake times flexi share, to the cent; or returns all
 * refusals. Display and charging use no other function.
 * @param type its wager type as sold on the day of the races
 * @param races the current races of its legs; one for a bet on one race
 */
export const priceTicket = (ticket: Ticket, type: WagerType, races: readonly Race[]): Pricing => {
  const laidOut = layOut(ticket, type, races);
  const [refusal, ...more] = [...(laidOut.kind === 'refused' ? laidOut.refusals : []), ...checkStake(ticket, type)];
  if (refusal) return { kind: 'refused', refusals: [refusal, ...more] };
  return laidOut.kind === 'refused' ? laidOut : priceLayout(ticket, type, laidOut.layout);
};

const priceLayout = (ticket: Ticket, type: WagerType, layout: Layout): Pricing => {
  const refused = (refusal: Refusal): Pricing => ({ kind: 'refused', refusals: [refusal] });
  const pools = poolsOf(ticket, type);
  const isDivided = type.rule.stake === 'divided';
  const parts = (100 / (ticket.flexi ?? 100)) * (isDivided ? pools.length : 1);
  const lineStake = divided(ticket.stake, parts);
  if (lineStake === null) return refused({ kind: 'stake-does-not-divide', stake: ticket.stake, parts });
  const { lines, horseTwice, sameSet } = countLines(layout);
  if (lines === 0) return refused({ kind: 'no-combination' });
  const price = lines * pools.length * lineStake;
  // Beyond 2^53 JavaScript numbers skip cents. Products only grow, so this catches earlier
  // overflows too.
  if (price > Number.MAX_SAFE_INTEGER) return refused({ kind: 'too-large' });
  return {
    kind: 'priced',
    layout,
    pools,
    combinations: isDivided ? lines : lines * pools.length,
    dropped: { horseTwice: horseTwice * pools.length, sameSet: sameSet * pools.length },
    lineStake,
    price,
    ...(ticket.placed ? { placed: ticket.placed } : {}),
    ...(ticket.jackpot ? { jackpot: true as const } : {}),
  };
};
