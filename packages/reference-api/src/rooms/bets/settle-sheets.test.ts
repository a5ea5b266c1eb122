import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { printTicket, type Selection, type Ticket, type WagerType } from '@paddock/wagers';
import { describe, expect, test } from 'vitest';
import { startersOf } from '../../../test/rigs/find-race.ts';
import { importFolder } from '../../../test/rigs/import-folder.ts';
import { dividendsOf } from '../../world/day/make-dividends.ts';
import type { RacePlan } from '../../world/day/plan.types.ts';
import { wagerTypeOf } from '../../world/day/wager-type.ts';
import { importFile } from '../../world/importer/import-file.ts';
import { importMeetings } from '../../world/importer/import-meetings.ts';
import { createProblems } from '../../world/importer/problems.ts';
import type { BetRaces } from './bet-races.ts';
import { settleBet } from './settle-bet.ts';

/** The winnings of a ticket, in cents. It is sold just before the off. */
const wonBy = (races: BetRaces, ticket: Ticket, pool: string) => {
  const settled = settleBet(races, {
    pool,
    ticket: printTicket(ticket),
    price: 1,
    placed_at: races[0].off - 1,
    legs: JSON.stringify(races.map((race) => ({ startnrs: startersOf(race) }))),
    lines: '[]',
  });
  return settled?.status === 'won' ? settled.won : 0;
};

/** A ticket on every starter. */
const everything = ({ param }: WagerType, races: BetRaces): Selection => {
  const horses = startersOf(races[0]);
  if (param.pick) return { kind: 'legs', legs: races.map(startersOf) };
  return param.horses === 1
    ? { kind: 'singles', horses }
    : { kind: 'boxed', horses, orders: param.ranked ? 'all' : 'one' };
};

/** By file: dividends of pools that their country sells, without those of jackpots. */
const files: Record<string, number> = {
  'normalised/meetings.json': 268,
  'pmu-2025-11-05/programme_05112025.json': 19,
  'atg/v75_games.json': 52,
  'atg/v86_games.json': 65,
  'atg/GS75_games.json': 51,
};

describe('[BETS-27] a ticket on every horse of a published sheet wins in each pool that its country sells', () => {
  for (const [name, expected] of Object.entries(files)) {
    const path = fileURLToPath(new URL(`../../../../../../shared/data/${name}`, import.meta.url));
    const absent = existsSync(path) ? '' : ' (skipped: the file is not there)';
    test.skipIf(absent !== '')(`${name}${absent}`, () => {
      const races = importFile(path, '2026-11-21').meetings.flatMap((meeting) => meeting.races);
      const byId = new Map(races.map((race) => [race.id, race]));
      const unpaid: string[] = [];
      let paid = 0;
      for (const race of races) {
        for (const { name: pool, series } of race.pools) {
          const type = wagerTypeOf(race.country, pool, race.date);
          if (!type) continue;
          const legs = (series?.legs ?? [race.id]).map((id) => byId.get(id)) as unknown as BetRaces;
          for (const { combination, odd, note } of series?.dividends ?? dividendsOf(race).get(pool) ?? []) {
            if (odd === null) continue;
            const multi = Number(/^Multi en (\d)$/.exec(note ?? '')?.[1] ?? 0);
            const ticket: Ticket = {
              wager: type.id,
              pool,
              selection: everything(type, legs),
              stake: type.param.minstake,
              ...(multi > 0 ? { multi } : {}),
            };
            if (wonBy(legs, ticket, pool) > 0) paid += 1;
            else unpaid.push(`${race.country} race ${race.number} ${pool} ${note ?? ''} ${combination}`);
          }
        }
      }
      expect(unpaid).toEqual([]);
      expect(paid).toBe(expected);
    });
  }
});

describe('[BETS-31] a ticket with a horse that did not run, as the sheet of its pool says', () => {
  const runner = (startnr: number) => ({
    startnr,
    name: `Horse ${startnr}`,
    ...(startnr === 3 ? { status: 'NON_RUNNER' } : { finish: startnr }),
  });
  const ran = (pools: object[]): RacePlan => {
    const runners = Array.from({ length: 12 }, (_, at) => runner(at + 1));
    const races = [{ number: 1, name: 'Prix', start: '2020-06-01T12:00:00', runners, pools }];
    const meetings = [{ id: 'M1', country: 'FRA', track_name: 'Nantes', race_type: 'T', races }];
    return importMeetings({ meetings }, '2026-11-21', createProblems())[0]?.races[0] as RacePlan;
  };
  const settled = (race: RacePlan, pool: string, horses: number[]) =>
    settleBet([race], {
      pool,
      ticket: `FRA-${pool} straight ${horses} stake 200`,
      price: 200,
      placed_at: race.off - 1,
      legs: JSON.stringify([{ startnrs: horses }]),
      lines: '[]',
    });
  const trio = { pool: 'TRIO', combination: '1-2-4', odd: 50 };

  test('is paid that dividend (PMU, règlement des paris hippiques en ligne: "1 NP", "2 NP"; Paris-Turf, 22 April 2019: "16-NP")', () => {
    const race = ran([
      trio,
      { pool: 'TRIO', combination: '1-2-NP', odd: 9.1, label: 'Trio 1 NP' },
      { pool: 'COUPLE_GAGNANT', combination: '1-2', odd: 12 },
      { pool: 'COUPLE_GAGNANT', combination: '1-NP', odd: 33.7 },
      { pool: 'PICK5', combination: '1-2-4-5-6', odd: 800 },
      { pool: 'PICK5', combination: '1-2-4-5-NP', odd: 90, label: 'Pick5 1 NP' },
    ]);
    expect(settled(race, 'TRO', [3, 2, 1])).toMatchObject({ won: 1_820, refunded: 0 });
    expect(settled(race, 'TRO', [3, 2, 5])).toMatchObject({ won: 0, refunded: 0 });
    expect(settled(race, 'CGA', [3, 1])).toMatchObject({ won: 6_740, refunded: 0 });
    expect(settled(race, 'NP5', [5, 4, 3, 2, 1])).toMatchObject({ won: 18_000, refunded: 0 });
  });

  test('is paid back where the sheet has none', () => {
    expect(settled(ran([trio]), 'TRO', [3, 2, 1])).toMatchObject({ won: 0, refunded: 200 });
  });
});

describe('[BETS-33] a sheet of the USA', () => {
  const chart = (...charts: { pools: object[]; finish: number[]; out?: number }[]): [RacePlan, ...RacePlan[]] => {
    const races = charts.map(({ pools, finish, out }, at) => ({
      number: at + 1,
      name: `Race ${at + 1}`,
      start: `2020-06-01T${14 + at}:00:00`,
      pools,
      runners: [1, 2, 3, 4, 5, 6, 7].map((startnr) => ({
        startnr,
        name: `Horse ${startnr}`,
        ...(startnr === out ? { status: 'NON_RUNNER' } : { finish: finish.indexOf(startnr) + 1 || 7 }),
      })),
    }));
    const meetings = [{ id: 'M1', country: 'USA', track_name: 'Arapahoe Park', race_type: 'H', races }];
    const [meeting] = importMeetings({ meetings }, '2026-11-21', createProblems());
    return meeting?.races as [RacePlan, ...RacePlan[]];
  };
  const settled = (races: BetRaces, pool: string, selection: string) =>
    settleBet(races, {
      pool,
      ticket: `USA-${pool} ${selection} stake 200`,
      price: 200,
      placed_at: races[0].off - 1,
      legs: JSON.stringify(
        [...selection.matchAll(/\d+(,\d+)*/g)].map(([list]) => ({ startnrs: list.split(',').map(Number) })),
      ),
      lines: '[]',
    });
  const double = (combination: string, odd: number) => ({ pool: 'DAILY_DOUBLE', combination, odd });
  const first = { pools: [], finish: [6, 2, 1] };

  test('pays a quinella that nobody had with the first or the second of it (Ohio Admin. Code 3769-13-20 (D))', () => {
    const races = chart({
      finish: [6, 2, 1],
      pools: [
        { pool: 'QUINELLA', combination: '6-ALL', odd: 4 },
        { pool: 'QUINELLA', combination: '2-ALL', odd: 3 },
      ],
    });
    expect(settled(races, 'QNL', 'straight 6,1')?.won).toBe(800);
    expect(settled(races, 'QNL', 'straight 1,2')?.won).toBe(600);
    expect(settled(races, 'QNL', 'straight 1,3')?.status).toBe('lost');
  });

  test('pays each combination of a daily double with a dead heat its own dividend (11 Ill. Adm. Code 303.30 (b))', () => {
    const [one, two] = chart(first, { finish: [3, 5], pools: [double('6-3', 9), double('6-5', 24)] }) as [
      RacePlan,
      RacePlan,
    ];
    const races: BetRaces = [one, { ...two, order: [{ place: 1, startnrs: [3, 5] }] }];
    expect([3, 5, 2].map((second) => settled(races, 'DBL', `legs 6/${second}`)?.won)).toEqual([1_800, 4_800, 0]);
  });

  test('pays a daily double that nobody had with one winner (303.20 (b))', () => {
    const races = chart(first, { finish: [3, 5], pools: [double('6-ALL', 2), double('ALL-3', 5)] });
    expect(['6/1', '1/3', '1/1'].map((legs) => settled(races, 'DBL', `legs ${legs}`)?.won)).toEqual([400, 1_000, 0]);
  });

  test('pays the winner of the first half with a horse that left the second, and nothing else of it (303.40 (c))', () => {
    const pools = [double('6-3', 9), double('6-4', 2.5)];
    const races = chart(first, { finish: [3, 5], out: 4, pools });
    expect(settled(races, 'DBL', 'legs 6/4')).toMatchObject({ won: 500, refunded: 0 });
    expect(settled(races, 'DBL', 'legs 1/4')).toMatchObject({ won: 0, refunded: 0, status: 'lost' });
    const without = chart(first, { finish: [3, 5], out: 4, pools: pools.slice(0, 1) });
    expect(settled(without, 'DBL', 'legs 6/4')).toMatchObject({ won: 0, refunded: 200 });
  });
});

describe('[BETS-28] the sheet of a Quinté+ as PMU prints it today', () => {
  const rapports = (entries: readonly [libelle: string, combinaison: string, cents: number][]) => [
    {
      typePari: 'QUINTE_PLUS',
      miseBase: 200,
      dividendeUnite: 'PourUneMiseDeBase',
      rapports: entries.map(([libelle, combinaison, dividendePourUnEuro]) => ({
        libelle,
        combinaison,
        dividendePourUnEuro,
      })),
    },
  ];
  const programme = {
    programme: {
      reunions: [
        {
          numOfficiel: 1,
          dateReunion: Date.parse('2025-11-04T23:00:00Z'),
          hippodrome: { libelleLong: 'HIPPODROME DE NANTES' },
          pays: { code: 'FRA' },
          disciplinesMere: ['TROT'],
          courses: [
            {
              numOrdre: 1,
              heureDepart: Date.parse('2025-11-05T12:50:00Z'),
              libelle: 'PRIX DE NANTES',
              distance: 3000,
              discipline: 'ATTELE',
              nombreDeclaresPartants: 16,
              paris: [{ typePari: 'QUINTE_PLUS', miseBase: 200 }],
              ordreArrivee: [[7], [3], [9], [12], [5]],
            },
          ],
        },
      ],
    },
  };

  test('pays each of nine tickets: in order, in another, four of five without each of the five, the first three, nothing', async () => {
    const { meetings } = await importFolder({
      'p.json': programme,
      'rapports_R1_C1.json': rapports([
        ['Quinté+ Ordre', '7-3-9-12-5', 470_330],
        ['Quinté+ Désordre', '7-3-9-12-5', 3_910],
        ['Bonus 4sur5', '7-3-9-12', 240],
        ['Bonus 4sur5', '7-3-9-5', 240],
        ['Bonus 4sur5', '7-3-12-5', 240],
        ['Bonus 4sur5', '7-9-12-5', 240],
        ['Bonus 4sur5', '3-9-12-5', 240],
        ['Bonus 3', '7-3-9', 210],
      ]),
    });
    const race = meetings[0]?.races[0] as RacePlan;
    const won = (...horses: number[]) =>
      wonBy([race], { wager: 'FRA-QNP', selection: { kind: 'straight', horses }, stake: 200 }, 'QNP');
    expect([
      won(7, 3, 9, 12, 5),
      won(5, 12, 9, 3, 7),
      won(7, 3, 9, 12, 1),
      won(1, 7, 3, 9, 5),
      won(7, 1, 3, 12, 5),
      won(7, 9, 12, 5, 1),
      won(3, 9, 12, 5, 1),
      won(9, 3, 7, 1, 2),
      won(7, 3, 12, 1, 2),
    ]).toEqual([940_660, 7_820, 480, 480, 480, 480, 480, 420, 0]);
  });

  test('[BETS-35] pays a Tirelire that it names beside the dividend of the right order, and shows it', async () => {
    const { meetings, race: shown } = await importFolder({
      'p.json': programme,
      'rapports_R1_C1.json': rapports([
        ['Quinté+ Ordre', '7-3-9-12-5', 470_330],
        ['Quinté+ Désordre', '7-3-9-12-5', 3_910],
        ['Tirelire', '7-3-9-12-5', 5_800_000],
      ]),
    });
    const race = meetings[0]?.races[0] as RacePlan;
    const won = (...horses: number[]) =>
      wonBy([race], { wager: 'FRA-QNP', selection: { kind: 'straight', horses }, stake: 200 }, 'QNP');
    expect([won(7, 3, 9, 12, 5), won(3, 7, 9, 12, 5)]).toEqual([2 * (470_330 + 5_800_000), 7_820]);
    const bet = { pool: 'QNP', ticket: 'FRA-QNP straight 7,3,9,12,5 stake 200', price: 200, placed_at: race.off - 1 };
    const { hits = [] } = settleBet([race], { ...bet, legs: '[]', lines: '[]' }) ?? {};
    expect(hits.map(({ note }) => note)).toEqual(['Quinté+ Ordre', 'Tirelire']);
    const { pools } = await shown(0, 1);
    expect(pools[0].dividends.map(({ note }: { note: string }) => note)).toContain('Tirelire');
  });
});
