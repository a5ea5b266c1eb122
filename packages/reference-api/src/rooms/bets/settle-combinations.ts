import { type Dividend, parseTicket, type Rank, settleTicket } from '@paddock/wagers';
import { dividendsOf } from '../../world/day/make-dividends.ts';
import type { WireDividend } from '../../world/day/plan.types.ts';
import { fieldAt, resultOf } from '../../world/day/race-result.ts';
import type { BetRow } from './bet.tables.ts';
import { type BetRaces, seriesOf } from './bet-races.ts';
import type { Settlement } from './settle-bet.ts';
import { wagerTypeOf } from './wager-types.ts';

/** What a pool says of a dividend besides its combination. */
const rankOf = (note: string | null): Rank => {
  const multi = /^Multi en (\d+)$/.exec(note ?? '');
  if (multi) return { kind: 'multi', horses: Number(multi[1]) };
  const legs = /^(\d+)\/\d+$/.exec(note ?? '');
  if (legs) return { kind: 'legs', right: Number(legs[1]) };
  return { kind: note === 'anyOrder' ? 'any-order' : 'main' };
};

const dividendOf = ({ pool, combination, odd, note }: WireDividend): Dividend => ({
  pool,
  // `2-1-4-ALL` of a file: nobody had all four.
  combination: combination.split('-').map((slot) => (slot === 'ALL' ? slot : Number(slot))),
  odd,
  rank: rankOf(note),
});

type Combinations = Pick<BetRow, 'pool' | 'ticket' | 'price' | 'placed_at'>;

/**
 * What a ticket of combinations became when its race, or every one of several, turned OFFICIAL: `@paddock/wagers` settles it by the
 * dividends of the day.
 * @param races null when one does not exist any more: the stake goes back
 */
export const settleCombinations = (races: BetRaces | null, bet: Combinations): Settlement => {
  const refunded: Settlement = { status: 'refunded', lines: [], won: 0, refunded: bet.price };
  if (!races) return refunded;
  const [race] = races;
  const type = wagerTypeOf(race.country, bet.pool, race.date);
  const parsed = parseTicket(bet.ticket);
  if (!type || parsed.kind === 'unreadable') return refunded;
  const settlement = settleTicket(parsed.ticket, type, {
    races: races.map((leg) => fieldAt(leg, bet.placed_at)),
    results: races.map(resultOf),
    dividends: (seriesOf(race, bet.pool)?.dividends ?? dividendsOf(race).get(bet.pool) ?? []).map(dividendOf),
  });
  if (settlement.kind === 'refused') return refunded;
  return { status: settlement.status, lines: [], won: settlement.won, refunded: settlement.refunded };
};
