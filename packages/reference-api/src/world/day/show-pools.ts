import type { components } from '@paddock/api';
import { glossaryIdOf } from './glossary-id.ts';
import { longTermClosesAt, longTermOdds, longTermSetAt } from './long-term.ts';
import { dividendsOf, placeRange, placesOf } from './make-dividends.ts';
import { agreedSharesAt, type Market, oddsFor, sharesAt } from './market.ts';
import type { PoolType, RacePlan, WirePool } from './plan.types.ts';
import { statusAt } from './race-status.ts';
import { turnoverAt } from './turnover.ts';
import { isHeld, soldAs, whyNotOffered } from './wager-type.ts';
import { iso } from './zone.ts';

/** Odds that are agreed with the bet. */
const agreedOdds = (shares: Map<number, number>, { takeout }: PoolType, step: number): WirePool['odds'] =>
  [...shares].map(([startnr, share]) => ({ startnr, odds: oddsFor(share, takeout, step), max: null }));

/** A race from a file has the place odds of the file, or none. */
const knownPlaceOdds = ({ runners }: RacePlan): WirePool['odds'] =>
  runners.flatMap(({ startnr, placeOdds }) => (placeOdds ? [{ startnr, odds: placeOdds[0], max: placeOdds[1] }] : []));

/** Odds of a pool by runner; none for pools of several horses. */
export const oddsOf = (race: RacePlan, pool: PoolType, { at, steps }: Market): WirePool['odds'] => {
  const current = steps[0]?.odds;
  if (at === null || !current) return [];
  if (pool.kind === 'win') return [...current].map(([startnr, odds]) => ({ startnr, odds, max: null }));
  if (pool.kind === 'place' && race.dividends !== null) return knownPlaceOdds(race);
  if (pool.kind !== 'place' && pool.kind !== 'fixed' && pool.kind !== 'duel') return [];
  if (pool.kind === 'duel') return agreedOdds(agreedSharesAt(race, at, pool.rivals ?? []), pool, 5);
  if (pool.kind === 'fixed') return agreedOdds(agreedSharesAt(race, at), pool, 10);
  return [...sharesAt(race, at)].map(([startnr, share]) => {
    const [odds, max] = placeRange(share, placesOf(race, pool, at) || 1, race.oddsStep);
    return { startnr, odds, max };
  });
};

const isFixed = ({ kind }: PoolType) => kind === 'fixed' || kind === 'longTerm' || kind === 'duel';

/** A race from a file has no takeout: its pools only hold what it paid. */
const takeoutOf = (race: RacePlan, pool: PoolType): number | null =>
  isFixed(pool) || race.dividends !== null ? null : Math.round(pool.takeout * 10_000);

/** Whether a pool has its dividends at an instant: a series needs its last leg. */
const settlementAt = (pool: PoolType, race: RacePlan, now: number): WirePool['dividends_status'] => {
  const { finishedAt, officialAt } = pool.series ?? race;
  if (now < finishedAt) return null;
  return now < officialAt ? 'PROVISIONAL' : 'FINAL';
};

/** The odds of a pool with the instant (ms) at which they were set; null before there are any. */
const pricesOf = (race: RacePlan, pool: PoolType, market: Market, now: number) => {
  if (pool.kind !== 'longTerm') return { at: market.at, odds: oddsOf(race, pool, market) };
  const at = longTermSetAt(race, now);
  return { at, odds: [...longTermOdds(race, at)].map(([startnr, odds]) => ({ startnr, odds, max: null })) };
};

/** The pools of a race at an instant, by priority. */
export const showPools = (race: RacePlan, market: Market, now: number): WirePool[] => {
  const status = statusAt(race, now);
  const starters = race.runners.filter(({ withdrawnAt }) => withdrawnAt === null || withdrawnAt > now).length;
  return race.pools.map((pool, index) => {
    const held = isHeld(race, pool, starters);
    const type = soldAs(race, pool);
    const reason = whyNotOffered(race, pool, starters);
    const settled = held ? settlementAt(pool, race, now) : null;
    const { at, odds } = held ? pricesOf(race, pool, market, now) : { at: null, odds: [] };
    const glossaryId = glossaryIdOf(pool.name);
    const closesAt = pool.kind === 'longTerm' ? longTermClosesAt(race) : race.off;
    return {
      id: race.id * 100 + index + 1,
      name: pool.name,
      priority: pool.priority,
      status: reason === null ? (status === 'OPEN' && now < closesAt ? 'OPEN' : 'CLOSED') : 'NOT_OFFERED',
      reason,
      currency: race.currency,
      min_stake: type?.param.minstake ?? null,
      closes_at: iso(closesAt),
      turnover: held && !isFixed(pool) && market.at !== null ? turnoverAt(race, pool, market.at) : null,
      takeout: takeoutOf(race, pool),
      jackpot: pool.jackpot ?? null,
      odds_at: odds.length > 0 && at !== null ? iso(at) : null,
      odds,
      dividends_status: settled,
      dividends: settled === null ? [] : (pool.series?.dividends ?? dividendsOf(race).get(pool.name) ?? []),
      ...(glossaryId === undefined ? {} : { glossary_id: glossaryId }),
      ...(pool.series ? { legs: pool.series.legs } : {}),
    };
  });
};

/** The small answer for refreshing odds. */
export const showRacePools = (race: RacePlan, market: Market, now: number): components['schemas']['RacePools'] => ({
  race_id: race.id,
  status: statusAt(race, now),
  pools: showPools(race, market, now),
});
