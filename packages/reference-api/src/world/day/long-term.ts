import { milliseconds } from 'date-fns/milliseconds';
import { agreedSharesAt, oddsFor } from './market.ts';
import type { PoolType, RacePlan } from './plan.types.ts';

/** The pool of a long-term market. Its odds are agreed when a bet is taken. */
export const longTermPool: PoolType = {
  name: 'ltmWIN',
  kind: 'longTerm',
  priority: 130,
  minRunners: 2,
  takeout: 0.25,
};

/** How long before its race the market closes. */
const CLOSES_BEFORE_MS = milliseconds({ days: 7 });
/** How often odds are set. */
export const PRICE_STEP_MS = 6 * 3_600_000;
const ODDS_STEP = 50;

/** When (ms) the odds of long-term markets were last set. */
const pricedAt = (now: number): number => Math.floor(now / PRICE_STEP_MS) * PRICE_STEP_MS;

/** The next instant (ms) at which they are set. */
export const nextPrices = (now: number): number => pricedAt(now) + PRICE_STEP_MS;

export const longTermClosesAt = ({ off }: Pick<RacePlan, 'off'>): number => off - CLOSES_BEFORE_MS;

/** The instant (ms) of the valid odds: a closed market stays unchanged. */
export const longTermSetAt = (race: RacePlan, now: number): number => pricedAt(Math.min(now, longTermClosesAt(race)));

/** The odds by start number, as they were set. */
export const longTermOdds = (race: RacePlan, at: number): Map<number, number> =>
  new Map(
    [...agreedSharesAt(race, at)].map(([startnr, share]) => [startnr, oddsFor(share, longTermPool.takeout, ODDS_STEP)]),
  );

export const hasLongTermMarket = ({ pools }: Pick<RacePlan, 'pools'>): boolean =>
  pools.some(({ kind }) => kind === 'longTerm');
