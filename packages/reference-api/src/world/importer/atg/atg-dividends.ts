import { type Facts, factsOf, listOf, numberOf } from '../facts.ts';
import type { Problems } from '../problems.ts';

/** Pools of one race; the other pools of a race are legs of a game. */
const ofOneRace = ['vinnare', 'plats', 'tvilling', 'komb', 'trio'];

/** Winners are a list, or a list per place (plats). */
const winnersOf = (value: unknown): Facts[] =>
  Array.isArray(value) ? listOf(value) : Object.values(factsOf(value)).flatMap(listOf);

/** The dividends of a race in hundredths per krona. */
export const atgDividends = (pools: Facts, at: string, problems: Problems): Facts[] =>
  ofOneRace.flatMap((name) => {
    if (pools[name] === undefined) return [];
    const pool = factsOf(pools[name]);
    const winners = winnersOf(factsOf(pool.result).winners);
    if (winners.length === 0) problems.add(`${at} ${name}`, 'has no winners in the file: shown without dividends');
    return winners.map((winner) => ({
      pool: name.toUpperCase(),
      combination: [winner.number ?? winner.combination].flat().join('-'),
      odd: (numberOf(winner.odds) ?? 0) / 100,
      unit: 'SEK 1',
    }));
  });
