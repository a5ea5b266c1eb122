import { settlementOf } from '../settlement/settlement-of.ts';
import type { SettlementRule } from '../settlement/settlement-rule.ts';
import { wagerTypes } from '../types/index.ts';
import type { WagerType } from '../wager-type.ts';

/** The wager type of a pool. */
export const typeOf = (country: string, pool: string): WagerType => {
  const found = wagerTypes.find((type) => type.country === country && type.name.includes(pool));
  if (!found) throw new Error(`${country} does not sell ${pool}.`);
  return found;
};

/** The settlement rule of a pool that the product sells. */
export const ruleOf = (country: string, pool: string): Extract<SettlementRule, { kind: 'race' | 'legs' }> => {
  const rule = settlementOf(typeOf(country, pool), pool);
  if (rule.kind !== 'race' && rule.kind !== 'legs') throw new Error(`${pool} has no dividends.`);
  return rule;
};
