import { describe, expect, test } from 'vitest';
import type { Dividend, Rank } from '../dividend.ts';
import { placed } from '../testing/paid-sheet.ts';
import { typeOf } from '../testing/rule-of.ts';
import type { Race, Ticket } from '../ticket.ts';
import type { RaceResult } from './race-result.ts';
import { type SettleTicketOptions, settleTicket } from './settle-ticket.ts';
import type { Outcome, Settlement } from './settlement.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
const field = (count: number): Race => ({ starters: numbers(count), nonRunners: [] });

/** A result for the field; horses that did not run are not starters. */
const ended = (race: Race, groups: readonly (readonly number[])[], more: Partial<RaceResult> = {}): RaceResult => ({
  ...race,
  starters: race.starters.filter((startNr) => !more.nonRunners?.includes(startNr)),
  coupled: [],
  order: placed(groups),
  ...more,
});

const main: Rank = { kind: 'main' };
const paying = (
  pool: string,
  combination: Dividend['combination'],
  odd: number | null,
  rank: Rank = main,
): Dividend => ({
  pool,
  combination,
  odd,
  rank,
});

/** Settles a valid ticket of a wager such as `FRA-TRO`. */
const settle = (wager: string, ticket: Omit<Ticket, 'wager'>, options: SettleTicketOptions): Settlement => {
  const [country, name] = wager.split('-') as [string, string];
  const settled = settleTicket({ wager, ...ticket }, typeOf(country, name), options);
  if (settled.kind === 'refused') throw new Error(JSON.stringify(settled.refusals));
  return settled;
};

const short = (outcomes: readonly Outcome[]) =>
  outcomes.map(
    (outcome) => `${outcome.pool} ${outcome.kind} ${outcome.lines}${'payout' in outcome ? ` ${outcome.payout}` : ''}`,
  );

const twelve = field(12);
const order = [[7], [3], [9], [12], [5], [1]];

describe('[SETTLE-12] [SETTLE-13] lines that came are paid at their dividend, in whole cents', () => {
  test('as Nantes paid: 2 EUR on each of ten Couplé placé of five horses, three of which came', () => {
    const settled = settle(
      'FRA-CPL',
      { selection: { kind: 'boxed', horses: [7, 3, 9, 1, 2], orders: 'one' }, stake: 200 },
      {
        races: [twelve],
        results: [ended(twelve, order)],
        dividends: [paying('CPL', [7, 3], 580), paying('CPL', [7, 9], 540), paying('CPL', [3, 9], 810)],
      },
    );
    expect(short(settled.outcomes)).toEqual(['CPL won 1 1160', 'CPL won 1 1080', 'CPL won 1 1620', 'CPL lost 7']);
    expect([settled.status, settled.won, settled.refunded]).toEqual(['won', 3860, 0]);
  });

  test('a Multi en 6 by the four that came, of whatever six they are', () => {
    const settled = settle(
      'FRA-MLT',
      { selection: { kind: 'boxed', horses: [7, 3, 9, 12, 1, 2, 4], orders: 'one' }, multi: 6, stake: 300 },
      {
        races: [field(14)],
        results: [ended(field(14), order)],
        dividends: [4, 5, 6, 7].map((horses, at) =>
          paying('MLT', [7, 3, 9, 12], [46200, 9240, 3080, 1320][at] as number, { kind: 'multi', horses }),
        ),
      },
    );
    // Of the seven sets of six, three leave out one of the others and four one of the first.
    expect(short(settled.outcomes)).toEqual(['MLT won 3 27720', 'MLT lost 4']);
  });

  test('a Quinté+ in all orders: once in order, 119 times in another', () => {
    const settled = settle(
      'FRA-QNP',
      { selection: { kind: 'boxed', horses: [7, 3, 9, 12, 5, 2], orders: 'all' }, stake: 200 },
      {
        races: [twelve],
        results: [ended(twelve, order)],
        dividends: [
          paying('QNP', [7, 3, 9, 12, 5], 100_000),
          paying('QNP', [7, 3, 9, 12, 5], 2_000, { kind: 'any-order' }),
          paying('QNP', [7, 3, 9, 12], 500, { kind: 'bonus', horses: 4 }),
          paying('QNP', [7, 3, 9], 150, { kind: 'bonus', horses: 3 }),
        ],
      },
    );
    expect(short(settled.outcomes)).toEqual([
      'QNP won 1 200000',
      'QNP won 119 476000',
      'QNP won 120 120000',
      'QNP won 120 36000',
      'QNP lost 360',
    ]);
  });

  test('a Tiercé that is announced in one dividend for all orders, by that one, each line once', () => {
    const settled = settle(
      'FRA-TCE',
      { selection: { kind: 'boxed', horses: [7, 3, 9], orders: 'all' }, stake: 100 },
      {
        races: [twelve],
        results: [ended(twelve, order)],
        dividends: [paying('TCE', [7, 3, 9], 1_000, { kind: 'any-order' })],
      },
    );
    expect(short(settled.outcomes)).toEqual(['TCE won 6 6000']);
  });

  test('a flexi share of the dividend; halves of a cent go up in France and down elsewhere', () => {
    const half = { selection: { kind: 'straight', horses: [7, 3] }, stake: 150, flexi: 50 } as const;
    const options = { races: [twelve], results: [ended(twelve, order)] };
    expect(settle('FRA-CGA', half, { ...options, dividends: [paying('CGA', [7, 3], 1318)] }).won).toBe(989);
    const cents = { selection: { kind: 'singles', horses: [7] }, stake: 150 } as const;
    expect(settle('FRA-WIN', cents, { ...options, dividends: [paying('WIN', [7], 251)] }).won).toBe(377);
    expect(settle('DEU-WIN', cents, { ...options, dividends: [paying('WIN', [7], 251)] }).won).toBe(376);
  });

  test('both parts of a Gagnant-Placé, each at half the stake', () => {
    const settled = settle(
      'FRA-GPL',
      { selection: { kind: 'singles', horses: [3, 7] }, stake: 600 },
      {
        races: [twelve],
        results: [ended(twelve, order)],
        dividends: [paying('WIN', [7], 310), paying('PLC', [7], 210), paying('PLC', [3], 290), paying('PLC', [9], 240)],
      },
    );
    expect(short(settled.outcomes)).toEqual(['WIN won 1 930', 'WIN lost 1', 'PLC won 1 630', 'PLC won 1 870']);
  });

  test('of a superfecta that nobody had, for the first three and any fourth', () => {
    const settled = settle(
      'USA-SUP',
      { selection: { kind: 'places', places: [[7], [3, 1], [9], [2, 4, 5]] }, stake: 200 },
      {
        races: [twelve],
        results: [ended(twelve, order)],
        dividends: [paying('SUP', [7, 3, 9, 'ALL'], 7_100)],
      },
    );
    expect(short(settled.outcomes)).toEqual(['SUP won 3 42600', 'SUP lost 3']);
  });
});

describe('[SETTLE-25] of a jackpot ticket a part of the stake is the bet, and the multiplier of the race multiplies what it wins', () => {
  const dividends = [paying('WIN', [7], 260), paying('PLC', [7], 150), paying('DSQ', [3, 9], 450)];
  const run = (wager: string, ticket: Omit<Ticket, 'wager'>, more: Partial<RaceResult> = {}) =>
    settle(wager, ticket, { races: [twelve], results: [ended(twelve, order, more)], dividends });
  const simple = { selection: { kind: 'singles', horses: [7] }, stake: 300 } as const;

  test('3 EUR at 2.60 with a multiplier of 10 is 2 x 2.60 x 10 (PMU, communaute-aide.pmu.fr, question 1340225)', () => {
    expect(run('FRA-WIN', { ...simple, jackpot: true }, { multiplier: 10 }).won).toBe(5_200);
    expect(run('FRA-WIN', simple, { multiplier: 10 }).won).toBe(780);
  });

  test('without a drawn multiplier it is paid once', () => {
    expect(run('FRA-WIN', { ...simple, jackpot: true }).won).toBe(520);
  });

  test('both parts of a Gagnant-Placé; a quarter of a Deux sur quatre buys the multiplier (tauxContribution 1/4, PMU 2025-11-05)', () => {
    const both = { selection: simple.selection, stake: 600, jackpot: true } as const;
    expect(run('FRA-GPL', both, { multiplier: 5 }).won).toBe(200 * 13 + 200 * 7.5);
    const two = { selection: { kind: 'straight', horses: [9, 3] }, stake: 400, jackpot: true } as const;
    expect(run('FRA-DSQ', two, { multiplier: 2 }).won).toBe(2_700);
  });

  test('for a non-runner the whole stake goes back, whatever was drawn (arrêté of 13 September 1985, art. 28)', () => {
    expect(run('FRA-WIN', { ...simple, jackpot: true }, { multiplier: 100, nonRunners: [7] })).toMatchObject({
      won: 0,
      refunded: 300,
    });
  });
});

describe('[SETTLE-29] runners of one French stable (PMU, règlement des paris hippiques, art. 24)', () => {
  const stable = { stables: [[7, 2]] };
  const win = (startNr: number, more: Partial<RaceResult> = stable) =>
    settle(
      'FRA-GPL',
      { selection: { kind: 'singles', horses: [startNr] }, stake: 600 },
      {
        races: [twelve],
        results: [ended(twelve, order, more)],
        dividends: [paying('WIN', [7], 310), paying('PLC', [7], 150), paying('PLC', [3], 210), paying('PLC', [9], 240)],
      },
    );

  test('in Simple gagnant the mate that ran has the dividend of the winner, in Simple placé it has none', () => {
    expect(short(win(2).outcomes)).toEqual(['WIN won 1 930', 'PLC lost 1']);
    expect(win(2).outcomes[0]).toMatchObject({ combination: [2], announced: [7] });
    expect(short(win(7).outcomes)).toEqual(['WIN won 1 930', 'PLC won 1 450']);
    expect(short(win(2, {}).outcomes)).toEqual(['WIN lost 1', 'PLC lost 1']);
    expect(short(win(1).outcomes)).toEqual(['WIN lost 1', 'PLC lost 1']);
  });

  test('a mate that did not run gives its stake back', () => {
    expect(win(2, { ...stable, nonRunners: [2] }).refunded).toBe(600);
  });

  test('both mates on one ticket are paid, each once', () => {
    const both = settle(
      'FRA-WIN',
      { selection: { kind: 'singles', horses: [2, 7] }, stake: 300 },
      {
        races: [twelve],
        results: [ended(twelve, [[7, 2], [3]], stable)],
        dividends: [paying('WIN', [7], 310), paying('WIN', [2], 250)],
      },
    );
    expect(both.won).toBe(930 + 750);
  });

  test('in all combinations each stands alone', () => {
    const pair = (horses: number[]) =>
      settle(
        'FRA-CGA',
        { selection: { kind: 'straight', horses }, stake: 200 },
        { races: [twelve], results: [ended(twelve, order, stable)], dividends: [paying('CGA', [7, 3], 1_200)] },
      ).won;
    expect([pair([7, 3]), pair([2, 3])]).toEqual([2_400, 0]);
  });
});

describe('[SETTLE-8] a lesser result is paid as the sheet says', () => {
  test('a Quinté+ sheet of today: in order, in another order, four of the first five, the first three', () => {
    const sheet = [
      paying('QNP', [7, 3, 9, 12, 5], 470_330),
      paying('QNP', [7, 3, 9, 12, 5], 3_910, { kind: 'any-order' }),
      ...[
        [7, 3, 9, 12],
        [7, 3, 9, 5],
        [7, 3, 12, 5],
        [7, 9, 12, 5],
        [3, 9, 12, 5],
      ].map((four) => paying('QNP', four, 240, { kind: 'bonus', horses: 4, among: 5 })),
      paying('QNP', [7, 3, 9], 210, { kind: 'bonus', horses: 3 }),
    ];
    const paid = (...horses: number[]) =>
      settle(
        'FRA-QNP',
        { selection: { kind: 'straight', horses }, stake: 200 },
        { races: [twelve], results: [ended(twelve, order)], dividends: sheet },
      ).won;
    expect(paid(7, 3, 9, 12, 5)).toBe(940_660);
    expect(paid(5, 12, 9, 3, 7)).toBe(7_820);
    for (const missed of [7, 3, 9, 12, 5]) {
      expect(paid(...[7, 3, 9, 12, 5].map((horse) => (horse === missed ? 1 : horse)))).toBe(480);
    }
    expect(paid(9, 3, 7, 1, 2)).toBe(420);
    expect(paid(3, 9, 12, 1, 2)).toBe(0);
  });

  test('[SETTLE-28] a Tirelire is paid beside the dividend of the right order, to no other (Paris-Turf, 27 September 2019)', () => {
    const tirelire = { kind: 'tirelire' } as const;
    const sheet = [
      paying('QNP', [7, 3, 9, 12, 5], 470_330),
      paying('QNP', [7, 3, 9, 12, 5], 3_910, { kind: 'any-order' }),
      paying('QNP', [7, 3, 9, 12, 5], 5_800_000, tirelire),
    ];
    const { outcomes, won } = settle(
      'FRA-QNP',
      { selection: { kind: 'boxed', horses: [7, 3, 9, 12, 5], orders: 'all' }, stake: 200, flexi: 50 },
      { races: [twelve], results: [ended(twelve, order)], dividends: sheet },
    );
    expect(outcomes).toMatchObject([
      { kind: 'won', lines: 1, rank: tirelire, odd: 6_270_330 },
      { kind: 'won', lines: 119, rank: { kind: 'any-order' } },
    ]);
    expect(won).toBe(6_270_330 + 119 * 3_910);
  });

  test('a quinella that nobody had: the first or the second with any other', () => {
    const { outcomes } = settle(
      'USA-QNL',
      { selection: { kind: 'boxed', horses: [7, 3, 1], orders: 'one' }, stake: 100 },
      {
        races: [twelve],
        results: [ended(twelve, order)],
        dividends: [paying('QNL', [7, 'ALL'], 410), paying('QNL', [3, 'ALL'], 380)],
      },
    );
    expect(short(outcomes)).toEqual(['QNL won 2 820', 'QNL won 1 380']);
  });
});

describe('[SETTLE-16] [SETTLE-24] stakes are refunded', () => {
  const trio = { selection: { kind: 'straight', horses: [7, 3, 1] }, stake: 150 } as const;
  const withdrawn = [ended(twelve, order, { nonRunners: [1] })];

  test('for a trio with a non-runner, unless the sheet has a dividend for it', () => {
    const dividends = [paying('TRO', [7, 3, 9], 5_000)];
    expect(settle('FRA-TRO', trio, { races: [twelve], results: withdrawn, dividends }).refunded).toBe(150);
    const one = [...dividends, paying('TRO', [7, 3], 900)];
    expect(settle('FRA-TRO', trio, { races: [twelve], results: withdrawn, dividends: one })).toMatchObject({
      won: 1_350,
      refunded: 0,
    });
  });

  test('for a Multi in which fewer than eight ran', () => {
    const all = field(14);
    const multi = { selection: { kind: 'straight', horses: [7, 3, 9, 5] }, multi: 4, stake: 300 } as const;
    const run = (out: number[]) =>
      settle('FRA-MLT', multi, {
        races: [all],
        results: [ended(all, [[7], [3], [9], [5]], { nonRunners: out })],
        dividends: [paying('MLT', [7, 3, 9, 5], 9_000, { kind: 'multi', horses: 4 })],
      });
    expect(run([1, 2, 4, 6, 8, 10])).toMatchObject({ won: 27_000, refunded: 0 });
    expect(run([1, 2, 4, 6, 8, 10, 11])).toMatchObject({ won: 0, refunded: 300 });
  });
});

describe('[SETTLE-14] [SETTLE-15] a series is settled by how many legs are right, without making a line', () => {
  const races = numbers(7).map(() => field(15));
  const results = races.map((race) => ended(race, [[1], [2], [3]]));
  const right = (count: number): Rank => ({ kind: 'legs', right: count });
  const dividends = [
    paying('V75', [], 9_940_000, right(7)),
    paying('V75', [], 109_800, right(6)),
    paying('V75', [], 12_200, right(5)),
  ];
  const all = { selection: { kind: 'legs', legs: numbers(7).map(() => 'ALL' as const) }, stake: 3 } as const;

  test('the full V75 of 170,859,375 rows', () => {
    expect(short(settle('SWE-V75', all, { races, results, dividends }).outcomes)).toEqual([
      'V75 won 1 298200',
      'V75 won 98 322812',
      'V75 won 4116 1506456',
      `V75 lost ${15 ** 7 - 1 - 98 - 4116}`,
    ]);
  });

  test('a dead heat makes both horses right, and a row of each is paid', () => {
    const dead = results.with(6, ended(races[6] as Race, [[1, 2], [3]]));
    const ticket = { selection: { kind: 'legs', legs: [[1], [1], [1], [1], [1], [1], [1, 2, 3]] }, stake: 3 } as const;
    expect(short(settle('SWE-V75', ticket, { races, results: dead, dividends }).outcomes)).toEqual([
      'V75 won 2 596400',
      'V75 won 1 3294',
    ]);
  });

  describe('[SETTLE-23] a row gets the dividend of its own combination, where the sheet names it', () => {
    const double = [field(8), field(8)];
    const both = { kind: 'legs', right: 2 } as const;
    const legs = [
      [7, 1],
      [3, 5, 2],
    ];
    const settleDouble = (more: Partial<RaceResult>, dividends: Dividend[], first = [[7], [1]]) =>
      settle(
        'USA-DBL',
        { selection: { kind: 'legs', legs }, stake: 100 },
        { races: double, results: [ended(field(8), first), ended(field(8), [[3, 5], [2]], more)], dividends },
      );

    test('a dead heat in a leg of a daily double', () => {
      const { outcomes } = settleDouble({}, [paying('DBL', [7, 3], 900, both), paying('DBL', [7, 5], 2_400, both)]);
      expect(short(outcomes)).toEqual(['DBL won 1 900', 'DBL won 1 2400', 'DBL lost 4']);
    });

    test('a row that is right and has none of the named combinations is not paid', () => {
      const { outcomes } = settleDouble({}, [paying('DBL', [7, 3], 900, both)]);
      expect(outcomes).toMatchObject([
        { kind: 'won', lines: 1 },
        { kind: 'lost', lines: 1, reason: { kind: 'not-paid', rank: both } },
        { kind: 'lost', lines: 4, reason: { kind: 'wrong' } },
      ]);
    });

    test('a daily double that nobody had pays the rows with one winner (303.20 (b))', () => {
      const { outcomes } = settleDouble({}, [
        paying('DBL', [7, 'ALL'], 300, both),
        paying('DBL', ['ALL', 3], 500, both),
      ]);
      // 7 with 3, 5 and 2, each row once; then 1 with 3.
      expect(short(outcomes)).toEqual(['DBL won 3 900', 'DBL won 1 500', 'DBL lost 2']);
    });

    test('the consolation for the winner with a horse that was withdrawn after the first half (303.40 (c))', () => {
      const withdrawn = { nonRunners: [2] };
      const paid = [paying('DBL', [7, 3], 900, both), paying('DBL', [7, 5], 2_400, both)];
      const { outcomes, refunded } = settleDouble(withdrawn, [...paid, paying('DBL', [7, 2], 250, both)]);
      expect(short(outcomes)).toEqual(['DBL won 1 900', 'DBL won 1 2400', 'DBL won 1 250', 'DBL lost 3']);
      expect(refunded).toBe(0);
      expect(settleDouble(withdrawn, paid).refunded).toBe(200);
    });
  });

  test('what is right and has no dividend is told from what is wrong: five right of a GS75 went to the jackpot', () => {
    const ticket = { selection: { kind: 'legs', legs: [[1], [1], [1], [1], [1], [2], [2, 3]] }, stake: 3 } as const;
    const settled = settle('SWE-V75', ticket, { races, results, dividends: [paying('V75', [], null, right(5))] });
    expect(settled.outcomes).toEqual([
      { kind: 'lost', pool: 'V75', lines: 2, reason: { kind: 'not-paid', rank: right(5) } },
    ]);
  });

  test('a placepot by the places of each race', () => {
    const six = numbers(6).map(() => field(8));
    const ticket = { selection: { kind: 'legs', legs: numbers(6).map(() => [1, 3, 5]) }, stake: 100 } as const;
    const settled = settle('GBR-PLP', ticket, {
      races: six,
      results: six.map((race) => ended(race, [[1], [2], [3]])),
      dividends: [paying('PLP', [], 1_550, right(6))],
    });
    expect(short(settled.outcomes)).toEqual(['PLP won 64 99200', 'PLP lost 665']);
  });
});

describe('[SETTLE-16] [SETTLE-17] stakes go back, and the reason is told', () => {
  const options = (
    more: Partial<RaceResult>,
    dividends: Dividend[] = [paying('WIN', [7], 310)],
  ): SettleTicketOptions => ({
    races: [twelve],
    results: [ended(twelve, order, more)],
    dividends,
  });

  test('on a horse that did not run; the others stand', () => {
    const ticket = { selection: { kind: 'singles', horses: [7, 8] }, stake: 150 } as const;
    expect(settle('FRA-WIN', ticket, options({ nonRunners: [8] })).outcomes).toEqual([
      { kind: 'won', pool: 'WIN', rank: main, combination: [7], lines: 1, odd: 310, payout: 465 },
      { kind: 'refunded', pool: 'WIN', lines: 1, payout: 150, reason: { kind: 'non-runner', startNrs: [8] } },
    ]);
  });

  test('on every line that names one: six of ten in a box of five', () => {
    const ticket = { selection: { kind: 'boxed', horses: [7, 3, 9, 8, 2], orders: 'all' }, stake: 50 } as const;
    const settled = settle('DEU-TRI', ticket, options({ nonRunners: [8] }, [paying('TRI', [7, 3, 9], 4_000)]));
    expect(short(settled.outcomes)).toEqual(['TRI won 1 2000', 'TRI lost 23', 'TRI refunded 36 1800']);
  });

  test('in a void race, in a pool that is too small, and in one that was not held', () => {
    const win = { selection: { kind: 'singles', horses: [7] }, stake: 150 } as const;
    expect(settle('FRA-WIN', win, options({ void: true })).outcomes[0]).toMatchObject({
      kind: 'refunded',
      payout: 150,
      reason: { kind: 'void-race', legs: [1] },
    });
    expect(settle('FRA-WIN', win, options({}, [])).outcomes[0]).toMatchObject({ reason: { kind: 'no-dividend' } });
    const pair = { selection: { kind: 'straight', horses: [7, 3] }, stake: 300 } as const;
    const few = settle(
      'FRA-DSQ',
      pair,
      options({ nonRunners: [1, 2, 4, 5, 6, 8, 10, 11] }, [paying('DSQ', [7, 3], 500)]),
    );
    expect(few).toMatchObject({
      status: 'refunded',
      refunded: 300,
      outcomes: [{ reason: { kind: 'too-few-starters', starters: 4, needed: 5 } }],
    });
  });

  test('of a double when one of its races is void, while a V75 goes on with every horse right', () => {
    const two = [twelve, twelve];
    const results = [ended(twelve, order), ended(twelve, [], { void: true })];
    const rank: Rank = { kind: 'legs', right: 2 };
    const double = settle(
      'SWE-DD',
      { selection: { kind: 'legs', legs: [[7], [1, 2]] }, stake: 100 },
      {
        races: two,
        results,
        dividends: [paying('DD', [], 900, rank)],
      },
    );
    expect(double.outcomes).toEqual([
      { kind: 'refunded', pool: 'DD', lines: 2, payout: 200, reason: { kind: 'void-race', legs: [2] } },
    ]);
    const races = numbers(7).map(() => twelve);
    const series = settle(
      'SWE-V75',
      { selection: { kind: 'legs', legs: races.map(() => [7]) }, stake: 3 },
      {
        races,
        results: races.map((race, at) => ended(race, order, at === 3 ? { void: true } : {})),
        dividends: [paying('V75', [], 10_000, { kind: 'legs', right: 7 })],
      },
    );
    expect(short(series.outcomes)).toEqual(['V75 won 1 300']);
  });
});

describe('[SETTLE-18] [SETTLE-19] [SETTLE-20] at agreed odds', () => {
  const agreed = [
    { leg: 1, startNr: 7, odd: 350 },
    { leg: 1, startNr: 3, odd: 500 },
    { leg: 2, startNr: 7, odd: 200 },
    { leg: 3, startNr: 7, odd: 400 },
  ];

  test('a dead heat is paid for half the stake', () => {
    const ticket = { selection: { kind: 'singles', horses: [7, 8] }, stake: 201 } as const;
    const results = [ended(twelve, [[7, 3], [9]])];
    const settled = settle('DEU-fixWIN', ticket, { races: [twelve], results, dividends: [], agreed });
    expect(short(settled.outcomes)).toEqual(['fixWIN won 1 351', 'fixWIN lost 1']);
  });

  test('a head to head goes to the better placed, and back when one is missing or none of them finished', () => {
    const ticket = { pool: 'H2H_3_7', selection: { kind: 'singles', horses: [3] }, stake: 50 } as const;
    const duel = (groups: number[][], more: Partial<RaceResult> = {}) =>
      short(
        settle('DEU-H2H', ticket, { races: [twelve], results: [ended(twelve, groups, more)], dividends: [], agreed })
          .outcomes,
      );
    expect(duel([[9], [3], [7]])).toEqual(['H2H_3_7 won 1 250']);
    expect(duel([[9], [7], [3]])).toEqual(['H2H_3_7 lost 1']);
    expect(duel([[9], [3, 7]])).toEqual(['H2H_3_7 won 1 125']);
    expect(duel([[9], [3]], { nonRunners: [7] })).toEqual(['H2H_3_7 refunded 1 50']);
    expect(duel([[9], [1]])).toEqual(['H2H_3_7 refunded 1 50']);
  });

  test('the odds of a fold multiply: of a Patent with one loser a double and two singles are left', () => {
    const races = [twelve, twelve, twelve];
    const ticket = { selection: { kind: 'system', legs: [[7], [7], [7]], folds: [1, 2, 3] }, stake: 100 } as const;
    const settled = settle('GBR-MUL3', ticket, {
      races,
      results: [ended(twelve, order), ended(twelve, order), ended(twelve, [[1]])],
      dividends: [],
      agreed,
    });
    expect(short(settled.outcomes)).toEqual([`MUL3 won 3 ${350 + 200 + 700}`, 'MUL3 lost 4']);
  });

  test('a leg whose horse did not run counts 1.00, and a line of such legs alone goes back', () => {
    const races = [twelve, twelve];
    const ticket = { selection: { kind: 'system', legs: [[7], [7]], folds: [1, 2] }, stake: 100 } as const;
    const settled = settle('GBR-MUL2', ticket, {
      races,
      results: [ended(twelve, order), ended(twelve, [[1]], { nonRunners: [7] })],
      dividends: [],
      agreed,
    });
    expect(short(settled.outcomes)).toEqual(['MUL2 won 2 700', 'MUL2 refunded 1 100']);
  });

  test('[SETTLE-30] a leg to place wins with its horse among the paid places, by a part of the stake where the last one is shared', () => {
    const places = [twelve, twelve];
    const ticket = { selection: { kind: 'legs', legs: [[7], [7]] }, placed: [2], stake: 100 } as const;
    const second = (groups: number[][], more: Partial<RaceResult> = {}) =>
      short(
        settle('GBR-MUL2', ticket, {
          races: places,
          results: [ended(twelve, [[7]]), ended(twelve, groups, more)],
          dividends: [],
          agreed,
        }).outcomes,
      );
    // 3.50 to win and 2.00 to place.
    expect(second([[1], [2], [7]])).toEqual(['MUL2 won 1 700']);
    expect(second([[1], [2], [7, 8]])).toEqual(['MUL2 won 1 350']);
    expect(second([[1], [2, 7]])).toEqual(['MUL2 won 1 700']);
    expect(second([[1], [2], [3], [7]])).toEqual(['MUL2 lost 1']);
    // Fewer than five ran: no place is paid, and the leg counts 1.00.
    const gone = [1, 2, 3, 4, 5, 6, 8, 9].filter((startNr) => startNr !== 7);
    expect(second([[10], [11], [7]], { nonRunners: gone })).toEqual(['MUL2 won 1 350']);
  });

  test('throws when odds that won are not handed in', () => {
    const ticket = { selection: { kind: 'singles', horses: [9] }, stake: 100 } as const;
    const results = [ended(twelve, [[9]])];
    expect(() => settle('DEU-fixWIN', ticket, { races: [twelve], results, dividends: [], agreed })).toThrow('number 9');
  });
});

test('[SETTLE-11] each horse of the ticket is told with what became of it', () => {
  const ticket = { selection: { kind: 'boxed', horses: [7, 3, 8, 2], orders: 'all' }, stake: 50 } as const;
  const results = [ended(twelve, [[7], [3], [9]], { nonRunners: [8], disqualified: [2] })];
  const settled = settle('DEU-TRI', ticket, { races: [twelve], results, dividends: [paying('TRI', [7, 3, 9], 400)] });
  expect(settled.horses.map(({ startNr, finish }) => [startNr, finish.kind])).toEqual([
    [7, 'placed'],
    [3, 'placed'],
    [8, 'non-runner'],
    [2, 'disqualified'],
  ]);
});
