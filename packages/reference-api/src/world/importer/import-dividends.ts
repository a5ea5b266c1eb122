import { rankOfLabel } from '../day/dividend-rank.ts';
import type { PoolType, WireDividend } from '../day/plan.types.ts';
import { countOf, type Facts, listOf, numberOf, textOf } from './facts.ts';
import type { Problems } from './problems.ts';
import { reportedWager, wagerOf } from './wagers.ts';

export interface ImportedPools {
  pools: PoolType[];
  dividends: WireDividend[];
}

const combinationShape = /^(\d+|ALL)(-(\d+|ALL|NP))*$/;

const unitOf = (pool: Facts): number => Math.round((numberOf(textOf(pool.unit)?.split(' ')[1]) ?? 1) * 100);

/** The payout per 1.00 in hundredths, from that figure or a dividend for a unit. */
const oddOf = (pool: Facts): number | null => {
  const odd = numberOf(pool.odd);
  if (odd !== null) return odd > 0 ? Math.round(odd * 100) : null;
  const dividend = numberOf(pool.dividend);
  return dividend !== null && dividend > 0 ? Math.round((dividend * 10_000) / unitOf(pool)) : null;
};

/** One dividend of the pool `name`; none where its combination is unreadable. */
export const importDividend = (
  entry: Facts,
  name: string,
  currency: string,
  at: string,
  problems: Problems,
): WireDividend[] => {
  const combination = (textOf(entry.combination) ?? '').replaceAll(/\s*[,/-]\s*/g, '-').toUpperCase();
  if (!combinationShape.test(combination)) {
    problems.add(`${at} ${name}`, `dividend with the combination "${combination}": left out`);
    return [];
  }
  const odd = oddOf(entry);
  const jackpot = countOf(entry.jackpot);
  const label = textOf(entry.label);
  if (!rankOfLabel(label)) {
    problems.add(`${at} ${name}`, `dividend with the unknown label "${label}": bets on its pool are not settled`);
  }
  if (odd === null) {
    problems.add(`${at} ${name} ${label ?? combination}`, 'pays nothing: shown as a jackpot');
  }
  return [
    {
      pool: name,
      combination,
      odd,
      unit: unitOf(entry),
      currency: /^[A-Z]{3} /.test(textOf(entry.unit) ?? '') ? String(entry.unit).slice(0, 3) : currency,
      winners: numberOf(entry.winners),
      jackpot,
      note: label,
    },
  ];
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
  const sell = (wager: PoolType) => {
    if (!byName.has(wager.name)) byName.set(wager.name, wager);
  };
  for (const bet of listOf(race.bet_types)) {
    const code = textOf(bet.code) ?? '';
    const wager = wagerOf(code, country);
    if (wager) sell(wager);
    else problems.add(at, `wager type ${code} is not sold here: left out`);
  }
  const dividends = listOf(race.pools).flatMap((entry) => {
    const spelling = textOf(entry.pool) ?? '';
    const wager = wagerOf(spelling, country) ?? reportedWager(spelling);
    const read = importDividend(entry, wager.name, currency, at, problems);
    if (read.length > 0) sell(wager);
    return read;
  });
  return { pools: [...byName.values()].sort((a, b) => a.priority - b.priority), dividends };
};
