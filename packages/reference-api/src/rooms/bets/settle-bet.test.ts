import { parseSelection, printTicket, type Ticket } from '@paddock/wagers';
import { describe, expect, test } from 'vitest';
import { findRace, hasPool, loserOf, races, startersOf, winnersOf } from '../../../test/rigs/find-race.ts';
import { dividendsOf } from '../../world/day/make-dividends.ts';
import type { PoolType, RacePlan, WireDividend } from '../../world/day/plan.types.ts';
import { wagerTypeOf } from '../../world/day/wager-type.ts';
import { settleBet } from './settle-bet.ts';

const noon = '2026-11-21T12:00:00Z';

const combinations = (pool: string, ticket: string, price: number, placed_at: number) => ({
  pool,
  ticket,
  price,
  placed_at,
  legs: '[]',
  lines: '[]',
});

const settleNow = (...given: Parameters<typeof settleBet>) => {
  const settled = settleBet(...given);
  if (!settled) throw new Error('It waits.');
  return settled;
};

const isSingle = (kind: string) => ['win', 'place', 'fixed', 'duel'].includes(kind);

/** Every dividend of combinations on this day, with the cheapest ticket that wins it. */
const paid = races.flatMap((race) =>
  race.pools
    .filter(({ kind }) => !isSingle(kind))
    .flatMap(({ name: pool }) =>
      (dividendsOf(race).get(pool) ?? []).flatMap(({ combination, odd, note }) => {
        const type = wagerTypeOf(race.country, pool, race.date);
        const gone = race.runners.filter(({ withdrawnAt }) => withdrawnAt !== null).map(({ startnr }) => startnr);
        const horses = combination.split('-').map((slot) => (slot === 'NP' ? (gone.pop() as number) : Number(slot)));
        if (!type || !odd) return [];
        const multi = Number(/^(?:Mini )?Multi en (\d)$/.exec(note ?? '')?.[1] ?? 0);
        const others = race.runners.flatMap(({ startnr, withdrawnAt }) =>
          withdrawnAt === null && !horses.includes(startnr) ? [startnr] : [],
        );
        const first = race.order.flatMap(({ startnrs }) => startnrs).slice(0, type.param.horses);
        const unplaced = others.filter((startnr) => !first.includes(startnr));
        const named = multi > 0 ? [...horses, ...others.slice(0, multi - horses.length)] : [...horses];
        // A bonus pays tickets whose other horses are wrong.
        if (note?.startsWith('bonus')) named.push(...unplaced.slice(0, type.param.horses - named.length));
        // A ticket in another order, which `anyOrder` pays.
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
  test('[BETS-6] that has what a pool paid gets that dividend, for every pool of a day', () => {
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
      // The day before, all declared horses run: too many for some pools until one is withdrawn.
      const most = wagerTypeOf(race.country, pool, race.date)?.rule.maxRunners ?? race.runners.length;
      const placedAt = race.runners.length > most ? race.off - 1 : race.off - 86_400_000;
      const bet = combinations(pool, printTicket(ticket), ticket.stake, placedAt);
      const settled = settleNow([race], bet);
      expect(settled, `${race.id} ${bet.ticket}`).toMatchObject({ status: 'won', refunded: 0 });
      expect(Math.abs(settled.won - (ticket.stake * odd) / 100)).toBeLessThan(1);
    }
  });

  test('[BETS-6] that has the first three is paid where a file says that nobody had the fourth', () => {
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
      settleNow(
        [paidLess],
        combinations('SUP', `USA-SUP straight ${first},${second},${third},${last} stake 100`, 100, race.off - 1),
      ).won;
    expect([settled(fourth), settled(fifth)]).toEqual([7100, 7100]);
  });

  test('[BETS-6] [BETS-40] on a Quinté+ is paid as its sheet says: in order, in another order, and both bonuses', () => {
    const race = races.find(({ pools }) => pools.some(({ kind }) => kind === 'quinte')) as RacePlan;
    const [known] = dividendsOf(race).get('QNP') ?? [];
    const first = race.order.flatMap(({ startnrs }) => startnrs).slice(0, 5) as [
      number,
      number,
      number,
      number,
      number,
    ];
    const [a, b, c, d, e] = first;
    const [x, y] = startersOf(race).filter((startnr) => !first.includes(startnr)) as [number, number];
    const line = (note: string, odd: number, ...horses: number[]): WireDividend => ({
      ...(known as WireDividend),
      combination: horses.join('-'),
      note,
      odd,
    });
    const sheet = [
      line('Quinté+ Ordre', 470_330, a, b, c, d, e),
      line('Quinté+ Désordre', 3_910, a, b, c, d, e),
      line('Bonus 4sur5', 240, a, b, d, e),
      line('Bonus 4sur5', 240, a, b, c, e),
      line('Bonus 3', 210, a, b, c),
    ];
    const order = first.map((startnr, at) => ({ place: at + 1, startnrs: [startnr] }));
    const settled = (dividends: WireDividend[], ...horses: number[]) =>
      settleNow(
        [{ ...race, order, dividends }],
        combinations('QNP', `FRA-QNP straight ${horses} stake 200`, 200, race.off - 1),
      );
    const won = (dividends: WireDividend[], ...horses: number[]) => settled(dividends, ...horses).won;
    const hits = (...horses: number[]) =>
      settled(sheet, ...horses).hits.map(({ combination, note }) => `${combination} ${note}`);
    expect(won(sheet, a, b, c, d, e)).toBe(940_660);
    expect(won(sheet, e, d, c, b, a)).toBe(7_820);
    expect(won(sheet, x, e, d, b, a)).toBe(480);
    expect(won(sheet, c, b, a, x, y)).toBe(420);
    expect(won(sheet, x, y, c, d, e)).toBe(0);
    expect(hits(a, b, c, d, e)).toEqual([`${first.join('-')} Quinté+ Ordre`]);
    expect(hits(e, d, c, b, a)).toEqual([`${first.join('-')} Quinté+ Désordre`]);
    expect(hits(x, e, d, b, a)).toEqual([`${[a, b, d, e].join('-')} Bonus 4sur5`]);
    expect(hits(x, y, c, d, e)).toEqual([]);
  });

  test('[BETS-29] in the jackpot is paid for two thirds of its stake, times the multiplier of its race', () => {
    const race = races.find(({ country }) => country === 'FRA') as RacePlan;
    const [winner] = winnersOf(race) as [number];
    const odd = dividendsOf(race).get('WIN')?.[0]?.odd as number;
    const bet = combinations('WIN', `FRA-WIN singles ${winner} jackpot stake 300`, 300, race.off - 1);
    const drawn = (jackpotMultiplier: number) => settleNow([{ ...race, jackpotMultiplier }], bet).won;
    expect([drawn(1), drawn(10)]).toEqual([2 * odd, 20 * odd]);
  });

  test('[BETS-30] on a Multi is paid as long as eight ran, and refunded with fewer (arrêté of 13 September 1985, art. 87)', () => {
    const all = findRace(noon, ({ country, runners }) => country === 'FRA' && runners.length >= 14);
    const first = all.order.flatMap(({ startnrs }) => startnrs).slice(0, 4);
    const runners = [
      ...first,
      ...all.runners.map(({ startnr }) => startnr).filter((startnr) => !first.includes(startnr)),
    ];
    const settled = (ran: number) => {
      const race: RacePlan = {
        ...all,
        order: first.map((startnr, at) => ({ place: at + 1, startnrs: [startnr] })),
        runners: all.runners
          .filter(({ startnr }) => runners.indexOf(startnr) < 14)
          .map((runner) => ({
            ...runner,
            chance: 0.1,
            withdrawnAt: runners.indexOf(runner.startnr) < ran ? null : all.off - 1,
          })),
      };
      return settleNow(
        [race],
        combinations('MLT', `FRA-MLT straight ${first} multi 4 stake 300`, 300, all.off - 60_000),
      );
    };
    expect(settled(8).status).toBe('won');
    expect(settled(8).won).toBeGreaterThan(300);
    expect(settled(7)).toMatchObject({ status: 'refunded', refunded: 300 });
  });

  test('[BETS-32] on a Viererwette with one non-runner has the first of the market that it does not name as its fourth (§ 13 (8), german-racing.com, 16 May 2018)', () => {
    const found = findRace(noon, (race) => race.country === 'DEU' && startersOf(race).length >= 9);
    const [out, a, b, c, d, e] = startersOf(found) as [number, number, number, number, number, number];
    const chances = new Map([
      [a, 0.5],
      [d, 0.3],
    ]);
    const race = (fourth: number): RacePlan => ({
      ...found,
      order: [a, b, c, fourth].map((startnr, at) => ({ place: at + 1, startnrs: [startnr] })),
      runners: found.runners.map((runner) => ({
        ...runner,
        chance: chances.get(runner.startnr) ?? 0.01,
        withdrawnAt: runner.startnr === out ? found.off - 1 : runner.withdrawnAt,
      })),
    });
    const bet = combinations('SUP', `DEU-SUP straight ${[a, out, b, c]} stake 50`, 50, found.off - 60_000);
    const odd = dividendsOf(race(d)).get('SUP')?.[0]?.odd as number;
    expect(settleNow([race(d)], bet)).toMatchObject({ won: odd / 2, refunded: 0 });
    expect(settleNow([race(e)], bet)).toMatchObject({ status: 'lost', refunded: 0 });
  });

  test('[BETS-26] waits while a dividend of its pool has a label that nobody knows', () => {
    const race = races.find(({ pools }) => pools.some(({ kind }) => kind === 'trio')) as RacePlan;
    const [known] = dividendsOf(race).get('TRO') ?? [];
    const dividends = [{ ...(known as WireDividend), note: 'Trio surprise' }];
    const bet = combinations('TRO', `FRA-TRO straight ${known?.combination.split('-')} stake 150`, 150, race.off - 1);
    expect(settleBet([{ ...race, dividends }], bet)).toBeNull();
  });

  test('[BETS-6] gets its stake back when its race is gone', () => {
    const bet = combinations('EXA', 'DEU-EXA straight 1,2 stake 50', 50, 0);
    expect(settleNow(null, bet)).toEqual({ status: 'refunded', lines: [], hits: [], won: 0, refunded: 50 });
  });
});

describe('a settled line', () => {
  const single = (of: RacePlan, pool: string, startnr: number, odds: number | null = null) => {
    const type = wagerTypeOf(of.country, pool, of.date);
    const ticket: Ticket = {
      wager: type?.id ?? `${of.country}-${pool}`,
      ...(type && type.name[0] !== pool ? { pool } : {}),
      selection: { kind: 'singles', horses: [startnr] },
      stake: 1000,
    };
    return {
      pool,
      ticket: printTicket(ticket),
      price: 1000,
      placed_at: 0,
      legs: JSON.stringify([{ startnrs: [startnr] }]),
      lines: JSON.stringify([{ pool, startnr, stake: 1000, odds, outcome: null, payout: null }]),
    };
  };
  const settled = (of: RacePlan, pool: string, startnr: number, odds: number | null = null) =>
    settleNow([of], single(of, pool, startnr, odds));
  const race = findRace(noon, (candidate) => candidate.country === 'DEU' && hasPool(candidate, 'fixed'));
  const oddOf = (of: RacePlan, pool: string, startnr: number) =>
    dividendsOf(of)
      .get(pool)
      ?.find(({ combination }) => combination === String(startnr))?.odd as number;
  const [a, b] = startersOf(race) as [number, number];
  const tied: RacePlan = { ...race, order: [{ place: 1, startnrs: [a, b] }] };

  test('[BETS-17] of a dead heat is paid by the shared dividend, and at agreed odds for half the stake', () => {
    expect(settled(tied, 'WIN', a)).toMatchObject({ status: 'won', won: oddOf(tied, 'WIN', a) * 10 });
    expect(settled(tied, 'fixWIN', b, 500)).toMatchObject({ status: 'won', won: 2500 });
  });

  test('[BETS-17] of a duel gives the stake back when neither is placed or one does not run', () => {
    const duel = race.pools.find(({ kind }) => kind === 'duel') as PoolType;
    const [one, other] = duel.rivals as [number, number];
    const on = (of: RacePlan) => settled(of, duel.name, one, 180);
    expect(on({ ...race, order: [] })).toMatchObject({ status: 'refunded', refunded: 1000 });
    const runners = race.runners.map((runner) => (runner.startnr === other ? { ...runner, withdrawnAt: 1 } : runner));
    expect(on({ ...race, runners })).toMatchObject({ status: 'refunded' });
    expect(on({ ...race, order: [{ place: 1, startnrs: [one] }] })).toMatchObject({ won: 1800 });
    expect(on({ ...race, order: [{ place: 1, startnrs: [other] }] })).toMatchObject({ status: 'lost' });
  });

  test('[BETS-17] is paid for exactly the horses that have a dividend, in every country', () => {
    const countries = new Set<string>();
    for (const of of races.filter((candidate) => dividendsOf(candidate).get('PLC')?.length)) {
      const paid =
        dividendsOf(of)
          .get('PLC')
          ?.map(({ combination }) => Number(combination)) ?? [];
      const won = startersOf(of).filter((startnr) => settled(of, 'PLC', startnr).status === 'won');
      expect(won, `${of.country} ${of.id}`).toEqual(paid.toSorted((one, other) => one - other));
      countries.add(of.country);
    }
    expect(countries.size).toBeGreaterThan(4);
  });

  test('[BETS-17] of a race or pool that is not there any more gives the stake back', () => {
    const back = { status: 'refunded', refunded: 1000, lines: [{ outcome: 'refunded', payout: 1000 }] };
    expect(settleNow(null, single(race, 'WIN', a))).toMatchObject(back);
    expect(settled(race, 'NOSUCH', a)).toMatchObject(back);
    expect(settled({ ...race, pools: [] }, 'fixWIN', a, 300)).toMatchObject(back);
    expect(settled({ ...race, dividends: [] }, 'WIN', a)).toMatchObject(back);
  });
});

describe('a bet on several runners', () => {
  test('[BETS-17] is settled line by line: won, lost, and refunded for a non-runner or a runner that the race has no more', () => {
    const race = findRace(
      noon,
      ({ country, runners }) => country === 'DEU' && runners.some(({ withdrawnAt }) => withdrawnAt !== null),
    );
    const [winner] = winnersOf(race) as [number];
    const [scratched] = race.runners.flatMap(({ startnr, withdrawnAt }) => (withdrawnAt === null ? [] : [startnr]));
    const named = [winner, loserOf(race), scratched as number, 99];
    const lines = ['WIN', 'PLC'].flatMap((pool) =>
      named.map((startnr) => ({ pool, startnr, stake: 100, odds: null, outcome: null, payout: null })),
    );
    const { won, refunded, ...settled } = settleNow([race], {
      pool: 'WPL',
      ticket: `DEU-WPL singles ${named} stake 100`,
      price: 800,
      placed_at: race.off - 1,
      legs: JSON.stringify([{ startnrs: named }]),
      lines: JSON.stringify(lines),
    });
    expect(settled.lines.map(({ outcome }) => outcome)).toEqual(
      ['WIN', 'PLC'].flatMap(() => ['won', 'lost', 'refunded', 'refunded']),
    );
    expect(settled.status).toBe('won');
    expect(refunded).toBe(400);
    expect(won).toBe(
      settled.lines.reduce((sum, line) => sum + (line.outcome === 'won' ? (line.payout as number) : 0), 0),
    );
  });
});
