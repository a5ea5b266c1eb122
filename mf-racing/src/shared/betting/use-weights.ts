import type { SlipTicket } from '@paddock/betslip';
import { useMemo } from 'react';
import type { LiveNow } from './use-now.ts';
import { useStakeShares } from './use-stake-shares.ts';
import { percentsOf, weightsOf } from './weights-of.model.ts';

/**
 * The probability weights of the horses: the shares in the stakes on the pool, or else by the odds.
 * The same array as long as no share changes by a percent: odds change often.
 */
export function useWeights({ races, pool }: SlipTicket, live: LiveNow) {
  const ofPool = useStakeShares(live.races.get(races[0].id), pool);
  const weights = ofPool ?? races.map(({ id }) => weightsOf(live.races.get(id) ?? { runners: [] }));
  return {
    weights: useMemo(() => weights, [weights.flatMap(percentsOf).join()]),
    weightsAre: ofPool ? ('stakes' as const) : ('odds' as const),
  };
}
