import { settlementOf, type WagerType } from '@paddock/wagers';

/** How the pool that decides a ticket is settled: of win and place, the place. */
export const settlementIn = (type: WagerType, pool: string) => settlementOf(type, type.rule.pools.at(-1) ?? pool);

/** Whether a ticket is paid at the odds of its sale. */
export const isAgreed = (type: WagerType, pool: string): boolean => {
  const rule = settlementIn(type, pool);
  return rule.kind === 'duel' || rule.kind === 'folds' || (rule.kind === 'race' && rule.agreed);
};
