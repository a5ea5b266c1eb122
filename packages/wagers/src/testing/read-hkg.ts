import type { RaceResult } from '../settlement/race-result.ts';
import type { RankRule, SettlementRule } from '../settlement/settlement-rule.ts';
import { horseKey, type PaidSheet, parseSlots, placed, printedKey } from './paid-sheet.ts';
import { readText } from './real-data.ts';

interface Line {
  race: number;
  pool: string;
  combination: string;
}

/** Fields of a CSV line; a quoted field may contain commas and doubled quotes. */
const fields = (line: string): string[] =>
  [...line.matchAll(/"((?:[^"]|"")*)"|([^,]+)|(?<=,)(?=,)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');

const rows = (name: string): string[][] => (readText(name) ?? '').trim().split(/\r?\n/).slice(1).map(fields);

/** Happy Valley, 5 November 2025: every runner of every race. */
export const hkgResults = (): Map<number, RaceResult> => {
  const lines = rows('hkg-2025-11-05/results.csv').map((row) => ({
    race: Number(row[2]),
    place: Number(row[13]),
    horse: Number(row[14]),
  }));
  return new Map(
    [...Map.groupBy(lines, ({ race }) => race)].map(([race, runners]) => {
      // A place that is not a number is the reason for a withdrawal.
      const [withdrawn, ran] = [runners.filter(({ place }) => !place), runners.filter(({ place }) => place)];
      return [
        race,
        {
          starters: ran.map(({ horse }) => horse),
          nonRunners: withdrawn.map(({ horse }) => horse),
          coupled: [],
          order: ran.map(({ place, horse }) => ({ place, startNrs: [horse] })),
        },
      ];
    }),
  );
};

/** The dividends of a day, each line once: the file of 2 November repeats some races. */
const hkgLines = (name: string): Line[] => {
  const lines = rows(name).map((row) => ({ race: Number(row[2]), pool: row[3] ?? '', combination: row[4] ?? '' }));
  return [...new Map(lines.map((line) => [Object.values(line).join(), line])).values()];
};

/** 2 November has dividends only. The quartet names the first four; no other pool needs more. */
const resultsByQuartet = (lines: readonly Line[]): Map<number, RaceResult> =>
  new Map(
    lines
      .filter(({ pool }) => pool === '四重彩')
      .map(({ race, combination }) => [
        race,
        {
          starters: Array.from({ length: 14 }, (_, at) => at + 1),
          nonRunners: [],
          coupled: [],
          order: placed(combination.split(',').map((horse) => [Number(horse)])),
        },
      ]),
  );

type Rule = Extract<SettlementRule, { kind: 'race' | 'legs' }>;

const rank = { kind: 'main' } as const;
const among = (named: number, first: number): RankRule => ({ rank, named, first, of: named });
const exact = (of: number): RankRule => ({ rank, places: [1, 2, 3, 4].slice(0, of), of });
const nonRunner = { kind: 'refund' } as const;
const race = (one: RankRule): Rule => ({ kind: 'race', ranks: [one], nonRunner, minStarters: 1, agreed: false });
const legs = (each: RankRule, right: number): Rule => ({ kind: 'legs', each, right: [right], nonRunner, voidLegs: 0 });

/**
 * Pools that no country of the product sells, still expressed in its rules. Number of legs and rule
 * by the pool's name.
 */
const rules: [name: RegExp, legs: number, rule: Rule][] = [
  [/^獨贏$/, 1, race(among(1, 1))],
  [/^位置$/, 1, race(among(1, 3))],
  [/^連贏$/, 1, race(among(2, 2))],
  [/^位置Q$/, 1, race(among(2, 3))],
  [/^二重彩$/, 1, race(exact(2))],
  [/^三重彩$/, 1, race(exact(3))],
  [/^單T$/, 1, race(among(3, 3))],
  [/^四連環$/, 1, race(among(4, 4))],
  [/^四重彩$/, 1, race(exact(4))],
  [/孖寶$/, 2, legs(among(1, 1), 2)],
  [/三寶$/, 3, legs(among(1, 1), 3)],
  [/孖T$/, 2, legs(among(3, 3), 2)],
  [/^三T$/, 3, legs(among(3, 3), 3)],
  // The consolation prints the third leg as any combination, so two legs are compared.
  [/^三T\(安慰獎\)$/, 2, legs(among(3, 3), 2)],
  [/^六環彩$/, 6, legs(among(1, 2), 6)],
];

/** The sheet prints only the first paid line (`data/README.md`). */
const printedOnce = ['位置', '位置Q'];

/** `1,2,4/2,10`: a leg of a Six Up prints all winning horses, a leg of other pools the one set. */
const legKey = (printed: string, of: number): string => {
  const slots = parseSlots(printed, ',');
  return of === 1
    ? slots
        .map((slot) => horseKey(Number(slot)))
        .toSorted()
        .join(',')
    : printedKey(slots, false);
};

const keyOf = ({ combination }: Line, rule: Rule): string => {
  if (rule.kind === 'race')
    return printedKey(
      parseSlots(combination, ','),
      rule.ranks.some((one) => 'places' in one),
    );
  return combination
    .split('/')
    .filter((leg) => leg !== '任何組合')
    .map((leg) => legKey(leg, rule.each.of))
    .join(' | ');
};

/**
 * A line's race is the pool's last leg, also for the consolation of a treble, which ignores that
 * leg.
 */
const firstLeg = ({ race, combination }: Line) => race - combination.split('/').length + 1;

const sheetsOf = (day: string, lines: readonly Line[], results: ReadonlyMap<number, RaceResult>) => {
  const sheets: PaidSheet[] = [];
  const notCompared: string[] = [];
  for (const line of lines) {
    const title = `${day} race ${line.race} ${line.pool} ${line.combination}`;
    const [, count, rule] = rules.find(([name]) => name.test(line.pool)) ?? [];
    if (!count || !rule || line.combination.includes('>')) {
      notCompared.push(title);
      continue;
    }
    sheets.push({
      title,
      results: Array.from({ length: count }, (_, at) => results.get(firstLeg(line) + at) as RaceResult),
      pool: { pool: line.pool, rule },
      // The payout is not read: nobody can bet on it here.
      paid: [{ key: keyOf(line, rule), combination: [], odd: null, rank }],
      ...(printedOnce.includes(line.pool) ? { holdsOnlySome: 'only the first line is in the file' } : {}),
    });
  }
  return { sheets, notCompared };
};

/**
 * Happy Valley, 5 November 2025, and the dividends of 2 November. `notCompared` lists the lines
 * that no result explains.
 */
export const readHkg = () => {
  const earlier = hkgLines('hkg-2025-11-05/dividends_2025-11-02.csv');
  const read = [
    sheetsOf('2025-11-05', hkgLines('hkg-2025-11-05/dividends.csv'), hkgResults()),
    sheetsOf('2025-11-02', earlier, resultsByQuartet(earlier)),
  ];
  return { sheets: read.flatMap(({ sheets }) => sheets), notCompared: read.flatMap(({ notCompared }) => notCompared) };
};
