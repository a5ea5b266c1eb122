import type { PoolType, WireDividend } from '../day/plan.types.ts';
import { type Facts, listOf, numberOf, textOf } from './facts.ts';
import type { Problems } from './problems.ts';
import { reportedWager, wagerOf } from './wagers.ts';

export interface ImportedPools {
  pools: PoolType[];
  /** Null when the file has none: they are then settled from odds and order. */
  dividends: WireDividend[] | null;
}

const combinationShape = /^(\d+|ALL)(-(\d+|ALL))*$/;

const unitOf = (pool: Facts): number => Math.round((numberOf(textOf(pool.unit)?.split(' ')[1]) ?? 1) * 100);

/** What is paid per 1.00 in hundredths: given as such, or as a dividend for a unit. */
const oddOf = (pool: Facts): number | null => {
  const odd = numberOf(pool.odd);
  if (odd !== null) return odd > 0 ? Math.round(odd * 100) : null;
  const dividend = numberOf(pool.dividend);
  return dividend !== null && dividend > 0 ? Math.round((dividend * 10_000) / unitOf(pool)) : null;
};

/** The pools and dividends of one race. */
export const importPools = (
  race: Facts,
  country: string,
  currency: string,
  at: string,
  problems: Problems,
): ImportedPools => {
  const byName = new Map<string, PoolType>();
  for (const bet of listOf(race.bet_types)) {
    const code = textOf(bet.code) ?? '';
    const wager = wagerOf(code, country, numberOf(bet.minstake) ?? 100);
    if (!wager) problems.add(at, `wager type ${code} is not sold here: left out`);
    else if (!byName.has(wager.name)) byName.set(wager.name, wager);
  }
  const dividends: WireDividend[] = [];
  for (const entry of listOf(race.pools)) {
    const spelling = textOf(entry.pool) ?? '';
    const combination = (textOf(entry.combination) ?? '').replaceAll(/\s*[,/-]\s*/g, '-').toUpperCase();
    if (!combinationShape.test(combination)) {
      problems.add(at, `dividend of ${spelling} has the combination "${combination}": left out`);
      continue;
    }
    const wager = wagerOf(spelling, country, 100) ?? reportedWager(spelling);
    if (!byName.has(wager.name)) byName.set(wager.name, wager);
    const odd = oddOf(entry);
    if (odd === null) problems.add(at, `${spelling} ${combination} pays nothing: shown as a jackpot`);
    dividends.push({
      pool: wager.name,
      combination,
      odd,
      unit: unitOf(entry),
      currency: /^[A-Z]{3} /.test(textOf(entry.unit) ?? '') ? String(entry.unit).slice(0, 3) : currency,
      winners: numberOf(entry.winners),
      jackpot: numberOf(entry.jackpot),
      note: textOf(entry.label),
    });
  }
  const pools = [...byName.values()].sort((a, b) => a.priority - b.priority);
  return { pools, dividends: dividends.length > 0 ? dividends : null };
};
