import { countLines, parseTicket, priceTicket, type Race, type Rank, settleTicket } from '../src/index.ts';
import type { Layout } from '../src/layout.ts';
import { wagerTypes } from '../src/types/index.ts';

/**
 * Measures pricing, counting and settling: `pnpm --filter @paddock/wagers bench`. The times must
 * not depend on the number of combinations. Prints a table, asserts nothing.
 */

const raceOf = (starters: number): Race => ({
  starters: Array.from({ length: starters }, (_, at) => at + 1),
  nonRunners: [],
});

/**
 * Median of nine rounds, in microseconds of CPU time per call. Only this process counts, so a busy
 * machine does not distort it.
 */
const measure = (run: () => unknown): number => {
  const rounds = Array.from({ length: 9 }, () => {
    let calls = 0;
    const start = process.cpuUsage();
    const used = () => {
      const { user, system } = process.cpuUsage(start);
      return user + system;
    };
    while (used() < 50_000) for (let at = 0; at < 200; at += 1, calls += 1) run();
    return used() / calls;
  });
  return rounds.toSorted((a, b) => a - b)[4] as number;
};

/** The most that settling a ticket should take, in microseconds. */
const SETTLE_US = 100;

const print = (what: string, combinations: number, us: number, goal = Number.POSITIVE_INFINITY) =>
  console.log(
    `${what.padEnd(44)}${combinations.toLocaleString('en').padStart(20)}${us.toFixed(2).padStart(10)} us${us > goal ? `, missed: ${goal} us` : ''}`,
  );

const price = (what: string, text: string, ...starters: readonly number[]) => {
  const parsed = parseTicket(text);
  if (parsed.kind === 'unreadable') throw new Error(text);
  const { ticket } = parsed;
  const type = wagerTypes.find(({ id }) => id === ticket.wager);
  const races = starters.map(raceOf);
  const pricing = type && priceTicket(ticket, type, races);
  if (!type || pricing?.kind !== 'priced') throw new Error(`${text}: ${JSON.stringify(pricing)}`);
  print(
    `price: ${what}`,
    pricing.combinations,
    measure(() => priceTicket(ticket, type, races)),
  );
};

const count = (what: string, layout: Layout) =>
  print(
    `count: ${what}`,
    countLines(layout).lines,
    measure(() => countLines(layout)),
  );

/** Settles a ticket whose races finished in the order of the start numbers. */
const settle = (what: string, text: string, ranks: readonly Rank[], ...starters: readonly number[]) => {
  const parsed = parseTicket(text);
  const type = wagerTypes.find(({ id }) => text.startsWith(`${id} `));
  if (parsed.kind === 'unreadable' || !type) throw new Error(text);
  const races = starters.map(raceOf);
  const results = races.map((race) => ({
    ...race,
    coupled: [],
    order: race.starters.map((startNr) => ({ place: startNr, startNrs: [startNr] })),
  }));
  const dividends = ranks.map((rank) => ({ pool: type.name[0], combination: [], odd: 1000, rank }));
  const settled = settleTicket(parsed.ticket, type, { races, results, dividends });
  if (settled.kind === 'refused') throw new Error(`${text}: ${JSON.stringify(settled)}`);
  print(
    `settle: ${what}`,
    settled.outcomes.reduce((sum, { lines }) => sum + lines, 0),
    measure(() => settleTicket(parsed.ticket, type, { races, results, dividends })),
    SETTLE_US,
  );
};

const all = (legs: number) => Array(legs).fill('ALL').join('/');

price('V86, 8 legs of 1', `SWE-V86 legs ${Array(8).fill('1').join('/')} stake 3`, ...Array(8).fill(20));
price('V75, full, 7 legs of 15', `SWE-V75 legs ${all(7)} stake 3`, ...Array(7).fill(15));
price('V86, full, 8 legs of 20', `SWE-V86 legs ${all(8)} stake 3`, ...Array(8).fill(20));
price(
  'Goliath with 20 horses a leg',
  `GBR-MUL8 system 2,3,4,5,6,7,8 of ${Array(8).fill(raceOf(20).starters).join('/')} stake 10`,
  ...Array(8).fill(20),
);
price('Quinte+ boxed, 5 horses, all orders', 'FRA-QNP boxed* 1,2,3,4,5 stake 200', 18);
price('Quinte+ boxed, 18 horses, all orders', 'FRA-QNP boxed* ALL stake 200', 18);
price('Quinte+, 5 places of ALL', 'FRA-QNP places ALL/ALL/ALL/ALL/ALL stake 200', 18);

const staggered = Array.from({ length: 5 }, (_, at) => raceOf(20).starters.filter((one) => one % 5 !== at));
count('5 places, 18 horses each', { kind: 'places', ranked: true, places: Array(5).fill(raceOf(18).starters) });
count('5 places, 16 of 20, all lists different', { kind: 'places', ranked: true, places: staggered });
count('same, order does not count', { kind: 'places', ranked: false, places: staggered });
const distinct = Array.from({ length: 5 }, (_, place) => raceOf(31).starters.filter((one) => (one >> place) & 1));
count('order does not count, 31 kinds of horse', { kind: 'places', ranked: false, places: distinct });

const right = [7, 6, 5].map((legs) => ({ kind: 'legs', right: legs }) as const);
settle('V75, 7 legs of 1', `SWE-V75 legs ${Array(7).fill('1').join('/')} stake 3`, right, ...Array(7).fill(15));
settle('V75, full, 7 legs of 15', `SWE-V75 legs ${all(7)} stake 3`, right, ...Array(7).fill(15));
const quinte: Rank[] = [
  { kind: 'main' },
  { kind: 'any-order' },
  { kind: 'bonus', horses: 4 },
  { kind: 'bonus', horses: 3 },
];
settle('Quinte+, 5 horses in order', 'FRA-QNP straight 1,2,3,4,5 stake 200', quinte, 18);
settle('Quinte+ boxed, 18 horses, all orders', 'FRA-QNP boxed* ALL stake 200', quinte, 18);
