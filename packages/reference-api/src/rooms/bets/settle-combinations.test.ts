import { parseSelection, printTicket, type Ticket } from '@paddock/wagers';
import { describe, expect, it } from 'vitest';
import { races } from '../../../test/rigs/find-race.ts';
import { dividendsOf } from '../../world/day/make-dividends.ts';
import type { RacePlan, WireDividend } from '../../world/day/plan.types.ts';
import { settleCombinations } from './settle-combinations.ts';
import { wagerTypeOf } from './wager-types.ts';

const isSingle = (kind: string) => ['win', 'place', 'fixed', 'duel'].includes(kind);

/** Every dividend of combinations that this day pays, with the cheapest ticket that has it. */
const paid = races.flatMap((race) =>
  race.pools
    .filter(({ kind }) => !isSingle(kind))
    .flatMap(({ name: pool }) =>
      (dividendsOf(race).get(pool) ?? []).flatMap(({ combination, odd, note }) => {
        const type = wagerTypeOf(race.country, pool, race.date);
        const horses = combination.split('-').map(Number);
        if (!type || !odd) return [];
        const multi = Number(/^Multi en (\d)$/.exec(note ?? '')?.[1] ?? 0);
        const others = race.runners.flatMap(({ startnr, withdrawnAt }) =>
          withdrawnAt === null && !horses.includes(startnr) ? [startnr] : [],
        );
        const named = multi > 0 ? [...horses, ...others.slice(0, multi - horses.length)] : horses;
        // The order that another one is paid for.
        const written = note === 'anyOrder' ? named.toReversed() : named;
        const parsed = parseSelection(`straight ${written}`);
        if (parsed.kind === 'unreadable') throw new Error(combination);
        const ticket: Ticket = {
          wager: type.id,
          selection: parsed.selection,
          stake: type.param.minstake,
          ...(multi > 0 ? { multi } : {}),
        };
        return [{ race, pool, ticket, odd, kind: race.pools.find(({ name }) => name === pool)?.kind }];
      }),
    ),
);

describe('a ticket of combinations', () => {
  it('[REF-89] that has what a pool paid gets that dividend, for every pool of a day', () => {
    const kinds = new Set(paid.map(({ kind }) => kind));
    for (const kind of [
      'exacta',
      'trifecta',
      'superfecta',
      'quinella',
      'swinger',
      'trio',
      'twoOfFour',
      'multi',
      'quinte',
    ]) {
      expect(kinds).toContain(kind);
    }
    for (const { race, pool, ticket, odd } of paid) {
      const bet = { pool, ticket: printTicket(ticket), price: ticket.stake, placed_at: race.off - 1 };
      const settled = settleCombinations([race], bet);
      expect(settled, `${race.id} ${bet.ticket}`).toMatchObject({ status: 'won', refunded: 0 });
      expect(Math.abs(settled.won - (ticket.stake * odd) / 100)).toBeLessThan(1);
    }
  });

  it('[REF-89] that has the first three is paid where a file says that nobody had the fourth', () => {
    const race = races.find(
      ({ country, pools, order }) =>
        country === 'USA' &&
        pools.some(({ name }) => name === 'SUP') &&
        order.slice(0, 4).every((one) => !one.startnrs[1]),
    ) as RacePlan;
    const [first, second, third, fourth, fifth] = race.order.flatMap(({ startnrs }) => startnrs);
    const [known] = dividendsOf(race).get('SUP') ?? [];
    const combination = `${first}-${second}-${third}-ALL`;
    const paidLess = { ...race, dividends: [{ ...(known as WireDividend), combination, odd: 7100 }] };
    const settled = (last: number | undefined) =>
      settleCombinations([paidLess], {
        pool: 'SUP',
        ticket: `USA-SUP straight ${first},${second},${third},${last} stake 100`,
        price: 100,
        placed_at: race.off - 1,
      }).won;
    expect([settled(fourth), settled(fifth)]).toEqual([7100, 7100]);
  });

  it('[REF-89] gets its stake back when its race is gone', () => {
    const bet = { pool: 'EXA', ticket: 'DEU-EXA straight 1,2 stake 50', price: 50, placed_at: 0 };
    expect(settleCombinations(null, bet)).toEqual({ status: 'refunded', lines: [], won: 0, refunded: 50 });
  });
});
