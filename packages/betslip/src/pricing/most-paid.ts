import {
  type Cents,
  type PricedTicket,
  pay,
  placesBy,
  type Race,
  rulesOf,
  settleBet,
  settlementOf,
  type WagerType,
} from '@paddock/wagers';
import type { Now } from '../now.ts';
import type { SeenOdds, SlipTicket } from '../slip.ts';
import { priceOf } from './price-of.ts';
import { typeOf } from './type-of.ts';

/**
 * `expected`: at the pool's current odds. No promise: the dividend is known only after the race.
 */
export interface MostPaid {
  readonly kind: 'agreed' | 'expected';
  readonly amount: Cents;
}

const highest = (odds: readonly SeenOdds[]): SeenOdds | undefined => odds.toSorted((a, b) => b.odds - a.odds)[0];

/** Of a multiple: the best horse of each leg wins. */
const ofMultiple = (
  priced: PricedTicket,
  type: WagerType,
  odds: readonly SeenOdds[],
  fields: readonly Race[],
): Cents | null => {
  if (!('legs' in priced.layout)) return null;
  const best = priced.layout.legs.map((_, at) => highest(odds.filter(({ leg }) => leg === at + 1)));
  const winners = best.flatMap((each) => each ?? []);
  if (winners.length < best.length) return null;
  const results = winners.map(({ startNr }, at) => ({
    // The number of starters decides the number of paid places.
    starters: fields[at]?.starters ?? [],
    nonRunners: [],
    substitutes: [],
    order: [{ place: 1, startNrs: [startNr] }],
    coupled: [],
  }));
  const agreed = winners.map(({ startNr, odds: odd }, at) => ({ leg: at + 1, startNr: startNr, odd }));
  return settleBet(priced, type, { results, dividends: [], agreed }).won;
};

/** How many horses of a bet on single horses can be paid. */
const paidHorses = (type: WagerType, pool: string, field: Race): number => {
  const rule = settlementOf(type, pool);
  const [rank] = rule.kind === 'race' ? rule.ranks : [];
  return rank && 'first' in rank ? placesBy(rank.first, field) : 1;
};

/**
 * The most that a ticket on single horses can pay; null without odds, and for combinations of a
 * pool.
 */
export const mostPaid = (ticket: SlipTicket, now: Now): MostPaid | null => {
  const { priced, odds } = priceOf(ticket, now);
  const race = now.races.get(ticket.races[0].id);
  const type = typeOf(ticket, now);
  if (!race || !priced || !type) return null;
  if (type.rule.folds) {
    const amount = ofMultiple(
      priced,
      type,
      odds,
      ticket.races.flatMap(({ id }) => now.races.get(id)?.field ?? []),
    );
    return amount === null ? null : { kind: 'agreed', amount };
  }
  const { layout, lineStake, pools, jackpot } = priced;
  // The multiplier of a ticket in the jackpot is drawn later.
  if (layout.kind !== 'singles' || pools.length > 1 || jackpot) return null;
  const shown = race.pools.find(({ name }) => name === ticket.pool)?.odds ?? [];
  const known = shown.filter(({ startNr }) => layout.horses.includes(startNr)).map((one) => one.max ?? one.odds);
  const best = (odds.length > 0 ? odds.map((one) => one.odds) : known)
    .toSorted((a, b) => b - a)
    .slice(0, paidHorses(type, ticket.pool, race.field));
  if (best.length === 0) return null;
  const { rounding } = rulesOf(type.country);
  const amount = best.reduce((sum, odd) => sum + pay({ lines: 1, stake: lineStake, odd, rounding }), 0);
  return { kind: odds.length > 0 ? 'agreed' : 'expected', amount };
};
