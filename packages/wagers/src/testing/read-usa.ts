import type { RaceResult } from '../settlement/race-result.ts';
import { horseKey, type PaidLine, type PaidSheet, paidLine, parseSlots } from './paid-sheet.ts';
import { readJson } from './real-data.ts';
import { ruleOf } from './rule-of.ts';

interface ChartRace {
  race_no: number;
  runners: { program_no: string; finish: number }[];
  wps: { program_no: string; payoffs_usd_for_2: Partial<Record<'win' | 'place' | 'show', number>> }[];
  exotics: { wager: string; winning_numbers: string; base_usd: number; payoff_usd: number }[];
}

/** The chart's name, our name, and whether order counts. */
const exotics: Record<string, [pool: string, ordered: boolean]> = {
  Exacta: ['EXA', true],
  Quinella: ['QNL', false],
  Trifecta: ['TRI', true],
  Superfecta: ['SUP', true],
  'Daily Double': ['DBL', true],
};

const resultOf = ({ runners }: ChartRace): RaceResult => ({
  starters: runners.map(({ program_no }) => Number(program_no)),
  nonRunners: [],
  coupled: [],
  order: runners.map(({ program_no, finish }) => ({ place: finish, startNrs: [Number(program_no)] })),
});

/** Converts a payoff for a base stake to hundredths per unit. */
const hundredths = (payoff: number, base: number) => Math.round((payoff * 100) / base);

const winPlaceShow = (race: ChartRace): PaidSheet[] =>
  (['win', 'place', 'show'] as const).map((kind, at) => {
    const pool = ['WIN', 'PLC', 'SHW'][at] as string;
    return {
      title: `race ${race.race_no} ${pool}`,
      results: [resultOf(race)],
      pool: { pool, rule: ruleOf('USA', pool) },
      country: 'USA',
      paid: race.wps.flatMap(({ program_no, payoffs_usd_for_2: { [kind]: payoff } }) =>
        payoff === undefined ? [] : [paidLine([Number(program_no)], false, hundredths(payoff, 2))],
      ),
    };
  });

/** Arapahoe Park, 24 July 2016. */
export const readUsa = (): PaidSheet[] => {
  const races = readJson<{ races: ChartRace[] }>('usa-arp-2016-07-24/races.json')?.races ?? [];
  return races.flatMap((race, at) => [
    ...winPlaceShow(race),
    ...race.exotics.map(({ wager, winning_numbers, payoff_usd, base_usd }): PaidSheet => {
      const [pool, ordered] = exotics[wager] as [string, boolean];
      const slots = parseSlots(winning_numbers, '-');
      const isLegs = pool === 'DBL';
      const odd = hundredths(payoff_usd, base_usd);
      const double: PaidLine = {
        key: slots.map((slot) => horseKey(Number(slot))).join(' | '),
        combination: [],
        odd,
        rank: { kind: 'legs', right: 2 },
      };
      return {
        title: `race ${race.race_no} ${pool} ${winning_numbers}`,
        results: races.slice(isLegs ? at - 1 : at, at + 1).map(resultOf),
        // A line printed with ALL means that nobody had more.
        pool: { pool, rule: ruleOf('USA', pool), nobodyHad: slots.filter((slot) => slot === 'ALL').length },
        country: 'USA',
        paid: [isLegs ? double : paidLine(slots, ordered, odd)],
      };
    }),
  ]);
};
