import type { components } from '@paddock/api';
import { milliseconds } from 'date-fns/milliseconds';
import { oddsFor, sharesAt } from '../../world/day/market.ts';
import type { RacePlan, WirePool } from '../../world/day/plan.types.ts';
import { classicIdOf, classicRaces, classicsDay } from '../../world/generator/classic-races.ts';
import { type PoolOddsLine, pastOf } from './pool-odds.model.ts';

type LongTermRace = components['schemas']['LongTermRace'];

/** Key of the wager type. */
export const longTermPool = 'ltmWIN';

/** Months ahead for which there are markets. */
const monthsAhead = 6;
/** The market closes so long (ms) before its race. */
const closesBefore = milliseconds({ days: 7 });
/** Odds are set every so often (ms). */
const priceStep = 6 * 3_600_000;
/** The number of shown odds. */
const shownSteps = 13;
const takeout = 0.25;
const oddsStep = 50;
/** Minor units. */
const minStake = 100;

/** The classics' days of the coming months, including a future one of this month. */
export const longTermDays = (today: string): string[] =>
  Array.from({ length: monthsAhead + 1 }, (_, ahead) =>
    classicsDay(Number(today.slice(0, 4)), Number(today.slice(5, 7)) + ahead),
  ).filter((day) => day > today);

/** The races with a market: the classics of those days. */
export const longTermRaces = (seed: number, today: string): RacePlan[] =>
  longTermDays(today).flatMap((day) => classicRaces(seed, day));

/** When (ms) the odds of long-term markets were last set. */
export const pricedAt = (now: number): number => Math.floor(now / priceStep) * priceStep;

/** The next instant (ms) at which they are set. */
export const nextPrices = (now: number): number => pricedAt(now) + priceStep;

export const closesAt = ({ off }: RacePlan): number => off - closesBefore;

/** The instant (ms) of the valid odds: a closed market stays unchanged. */
const setAt = (race: RacePlan, now: number): number => pricedAt(Math.min(now, closesAt(race)));

/** The odds by start number, as they were set. */
const pricesAt = (race: RacePlan, at: number): Map<number, number> =>
  new Map([...sharesAt(race, at)].map(([startnr, share]) => [startnr, oddsFor(share, takeout, oddsStep)]));

/** A market as it is at an instant. */
export const showLongTermRace = (race: RacePlan, now: number): LongTermRace => {
  const at = setAt(race, now);
  const prices = pricesAt(race, at);
  const { id, name, country, track_id, track_name, race_type, date, discipline, distance, currency } = race;
  return {
    id,
    classic_id: classicIdOf(race),
    name,
    country,
    track_id,
    track_name,
    race_type,
    date,
    discipline,
    distance,
    currency,
    pool: longTermPool,
    min_stake: minStake,
    closes_at: new Date(closesAt(race)).toISOString(),
    odds_at: new Date(at).toISOString(),
    runners: race.runners
      .flatMap(({ startnr, horse, trainer }) => {
        const odds = prices.get(startnr);
        return odds === undefined ? [] : [{ horse, trainer, odds }];
      })
      .sort((a, b) => a.odds - b.odds || a.horse.id - b.horse.id),
  };
};

/** The market as a pool of the race card. */
export const showLongTermPool = (race: RacePlan, now: number): WirePool => {
  const at = setAt(race, now);
  return {
    // Higher than every id of the race's own pools.
    id: race.id * 100 + 99,
    name: longTermPool,
    priority: 130,
    status: now < closesAt(race) ? 'OPEN' : 'CLOSED',
    reason: null,
    currency: race.currency,
    min_stake: minStake,
    closes_at: new Date(closesAt(race)).toISOString(),
    turnover: null,
    takeout: null,
    jackpot: null,
    odds_at: new Date(at).toISOString(),
    odds: [...pricesAt(race, at)].map(([startnr, odds]) => ({ startnr, odds, max: null })),
    dividends_status: null,
    dividends: [],
  };
};

/** The market's odds with their history, shortest first. */
export const longTermLines = (race: RacePlan, now: number): PoolOddsLine[] => {
  const newest = setAt(race, now);
  const steps = Array.from({ length: shownSteps }, (_, ago) => newest - ago * priceStep);
  const prices = steps.map((at) => ({ at, odds: pricesAt(race, at) }));
  return [...pricesAt(race, newest)]
    .map(([startnr, odds]) => ({
      id: String(startnr),
      startnrs: [startnr],
      odds,
      max: null,
      ...pastOf(prices.map((step) => ({ at: step.at, odds: step.odds.get(startnr) ?? null }))),
    }))
    .sort((a, b) => a.odds - b.odds);
};
