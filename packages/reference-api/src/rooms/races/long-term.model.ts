import type { components } from '@paddock/api';
import {
  longTermClosesAt,
  longTermOdds,
  longTermPool,
  longTermSetAt,
  PRICE_STEP_MS,
} from '../../world/day/long-term.ts';
import type { RacePlan } from '../../world/day/plan.types.ts';
import { soldAs } from '../../world/day/wager-type.ts';
import { iso } from '../../world/day/zone.ts';
import { classicIdOf, classicRaces } from '../../world/generator/classic-races.ts';
import { classicsDay } from '../../world/generator/classics-day.ts';
import { type PoolOddsLine, pastOf } from './pool-odds.model.ts';

type LongTermRace = components['schemas']['LongTermRace'];

/** Months ahead for which there are markets. */
const MONTHS_AHEAD = 6;
/** The number of shown odds. */
const SHOWN_STEPS = 13;

/** The classics' days of the coming months, including a future one of this month. */
const longTermDays = (today: string): string[] =>
  Array.from({ length: MONTHS_AHEAD + 1 }, (_, ahead) =>
    classicsDay(Number(today.slice(0, 4)), Number(today.slice(5, 7)) + ahead),
  ).filter((day) => day > today);

/** The races with a market: the classics of those days. */
export const longTermRaces = (seed: number, today: string): RacePlan[] =>
  longTermDays(today).flatMap((day) => classicRaces(seed, day));

/** A market as it is at an instant. */
export const showLongTermRace = (race: RacePlan, now: number): LongTermRace => {
  const at = longTermSetAt(race, now);
  const prices = longTermOdds(race, at);
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
    pool: longTermPool.name,
    min_stake: soldAs(race, longTermPool)?.param.minstake ?? 1,
    closes_at: iso(longTermClosesAt(race)),
    odds_at: iso(at),
    runners: race.runners
      .flatMap(({ startnr, horse, trainer }) => {
        const odds = prices.get(startnr);
        return odds === undefined ? [] : [{ startnr, horse, trainer, odds }];
      })
      .sort((a, b) => a.odds - b.odds || a.horse.id - b.horse.id),
  };
};

/** The market's odds with their history, shortest first. */
export const longTermLines = (race: RacePlan, now: number): PoolOddsLine[] => {
  const newest = longTermSetAt(race, now);
  const steps = Array.from({ length: SHOWN_STEPS }, (_, ago) => newest - ago * PRICE_STEP_MS);
  const prices = steps.map((at) => ({ at, odds: longTermOdds(race, at) }));
  return [...longTermOdds(race, newest)]
    .map(([startnr, odds]) => ({
      id: String(startnr),
      startnrs: [startnr],
      odds,
      max: null,
      ...pastOf(prices.map((step) => ({ at: step.at, odds: step.odds.get(startnr) ?? null }))),
    }))
    .sort((a, b) => a.odds - b.odds);
};
