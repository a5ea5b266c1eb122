import type { WagerType } from '@paddock/wagers';
import { poolName } from '@paddock/wagers/pool-name';
import { wagerTypes } from '@paddock/wagers/types';
import type { Localized } from '../../../../server/localized.ts';
import { POOL_ENTRIES, type PoolWithEntry } from '../../../../world/day/glossary-id.ts';
import { type BetFact, factsOf } from './bet-facts.ts';
import { howItWins } from './how-it-wins.ts';

export interface BetEntry {
  id: number;
  term: Localized;
  text: Localized;
  /** Cost, payout and rules, each under its name. A call: all entries together take 80 ms. */
  facts: () => readonly BetFact[];
}

/** Terms that differ from the names of their pools, mostly because two pools share a name. */
const TERMS: Partial<Record<PoolWithEntry, Localized>> = {
  WIN: { de: 'Siegwette', en: 'Win' },
  PLC: { de: 'Platzwette', en: 'Place' },
  DSQ: { de: 'Deux sur quatre (2 aus 4)', en: 'Deux sur quatre (two of four)' },
  H2H: { de: 'Head-to-Head', en: 'Head-to-head' },
  NP5: { de: 'Pick 5 (Frankreich)', en: 'Pick 5 (France)' },
  PK5: { de: 'Pick 5 (USA)', en: 'Pick 5 (USA)' },
  JKP: { de: 'Jackpot (Wette auf Sieger)', en: 'Jackpot (bet on winners)' },
  MUL: { de: 'Kombiwette', en: 'Multiple' },
};

/**
 * Pools of Hong Kong, which are shown but not sold. First 4: domain §1.2 [S]; the others are
 * general knowledge [U].
 */
const NOT_SOLD: Partial<Record<PoolWithEntry, Localized>> = {
  FI4: {
    de: 'Die vier Pferde müssen die ersten vier sein, in beliebiger Reihenfolge.',
    en: 'The four horses have to be the first four, in any order.',
  },
  TBL: {
    de: 'In jedem von drei Rennen muss das Pferd gewinnen.',
    en: 'The horse has to win in each of three races.',
  },
  DBT: {
    de: 'In jedem von zwei Rennen müssen die drei Pferde die ersten drei sein, in beliebiger Reihenfolge.',
    en: 'In each of two races the three horses have to be the first three, in any order.',
  },
  TPT: {
    de: 'In jedem von drei Rennen müssen die drei Pferde die ersten drei sein, in beliebiger Reihenfolge.',
    en: 'In each of three races the three horses have to be the first three, in any order.',
  },
  SXU: {
    de: 'In jedem von sechs Rennen muss das Pferd Erster oder Zweiter sein.',
    en: 'The horse has to be first or second in each of six races.',
  },
};

const NOT_SOLD_FACTS: readonly BetFact[] = [
  {
    name: { de: 'Angebot', en: 'On offer' },
    text: { de: 'Sie können diese Wette nicht bei uns abgeben.', en: 'You cannot place this bet with us.' },
  },
];

const typesOf = (pool: PoolWithEntry): WagerType[] =>
  wagerTypes.filter(({ name, rule }) => (pool === 'MUL' ? rule.folds : name.includes(pool)));

/** One entry for each type of bet, made of what is known of the wager types. */
export const betEntries: readonly BetEntry[] = (Object.keys(POOL_ENTRIES) as PoolWithEntry[]).map((pool) => {
  const id = POOL_ENTRIES[pool];
  const term = TERMS[pool] ?? { de: poolName(pool, 'de'), en: poolName(pool, 'en') };
  const types = typesOf(pool);
  const [first] = types;
  const unsold = NOT_SOLD[pool];
  if (first) return { id, term, text: howItWins(first, pool), facts: () => factsOf(types, pool) };
  if (unsold) return { id, term, text: unsold, facts: () => NOT_SOLD_FACTS };
  throw new Error(`${pool} has no wager type and no text. Sell it, or write its text here.`);
});
