import type { components } from '@paddock/api';
import { type Market, oddsFor, sharesAt } from './market.ts';
import type { PoolType, RacePlan, WirePool } from './plan.types.ts';
import { statusAt } from './race-status.ts';
import { dividendsOf, paidPlaces, placeRange } from './settle.ts';

const iso = (instant: number) => new Date(instant).toISOString();

/** What is staked on a pool in the end, in minor units; what is there at an instant grows towards it. */
const turnoverOf = (race: RacePlan, index: number, at: number): number => {
  const final = (40_000 + ((race.id * 31 + index * 977) % 60_000)) * (10 - Math.min(9, index));
  return Math.round(final * Math.exp(-Math.max(0, race.off - at) / 1_500_000));
};

const oddsOf = (race: RacePlan, pool: PoolType, { at, steps }: Market): WirePool['odds'] => {
  const current = steps[0]?.odds;
  if (at === null || !current) return [];
  if (pool.kind === 'win') return [...current].map(([startnr, odds]) => ({ startnr, odds, max: null }));
  if (pool.kind !== 'place' && pool.kind !== 'fixed') return [];
  const shares = sharesAt(race, at);
  if (pool.kind === 'fixed') {
    return [...shares].map(([startnr, share]) => ({ startnr, odds: oddsFor(share, pool.takeout, 10), max: null }));
  }
  return [...shares].map(([startnr, share]) => {
    const [odds, max] = placeRange(share, paidPlaces(shares.size) || 1, race.oddsStep);
    return { startnr, odds, max };
  });
};

/** The pools of a race by priority, as they are at an instant. */
export const showPools = (race: RacePlan, market: Market, now: number): WirePool[] => {
  const status = statusAt(race, now);
  const starters = race.runners.filter(({ withdrawnAt }) => withdrawnAt === null || withdrawnAt > now).length;
  const finished = status === 'FINISHED' || status === 'OFFICIAL';
  return race.pools.map((pool, index) => {
    const offered = pool.minRunners <= starters;
    const odds = offered ? oddsOf(race, pool, market) : [];
    return {
      id: race.id * 100 + index + 1,
      name: pool.name,
      priority: pool.priority,
      status: offered ? (status === 'OPEN' ? 'OPEN' : 'CLOSED') : 'NOT_OFFERED',
      reason: offered ? null : 'TOO_FEW_RUNNERS',
      currency: race.currency,
      min_stake: pool.minStake,
      closes_at: iso(race.off),
      turnover: offered && pool.kind !== 'fixed' && market.at !== null ? turnoverOf(race, index, market.at) : null,
      jackpot: null,
      odds_at: odds.length > 0 && market.at !== null ? iso(market.at) : null,
      odds,
      dividends_status: finished && offered ? (status === 'OFFICIAL' ? 'FINAL' : 'PROVISIONAL') : null,
      dividends: finished && offered ? (dividendsOf(race).get(pool.name) ?? []) : [],
    };
  });
};

/** The small read for refreshing odds. */
export const showRacePools = (race: RacePlan, market: Market, now: number): components['schemas']['RacePools'] => ({
  race_id: race.id,
  status: statusAt(race, now),
  pools: showPools(race, market, now),
});
