import type { components } from '@paddock/api';
import { oddsFor, sharesAt } from '../day/market.ts';
import type { RacePlan } from '../day/plan.types.ts';
import { addDays } from '../day/zone.ts';
import { countries } from '../generator/countries.ts';
import { generateDay } from '../generator/generate-day.ts';

type LongTermRace = components['schemas']['LongTermRace'];

/** Months ahead for which there are markets. */
const monthsAhead = 6;
/** A market closes so long (ms) before its race. */
const closesBefore = 7 * 86_400_000;
/** Odds are set anew so often (ms). */
const priceStep = 6 * 3_600_000;
const takeout = 0.25;
const oddsStep = 50;

/** The first Saturdays of the coming months, this one's included where it is still ahead. */
export const longTermDays = (today: string): string[] =>
  Array.from({ length: monthsAhead + 1 }, (_, ahead) => {
    const month = Number(today.slice(5, 7)) - 1 + ahead;
    const first = new Date(Date.UTC(Number(today.slice(0, 4)), month, 1));
    return addDays(first.toISOString().slice(0, 10), (6 - first.getUTCDay() + 7) % 7);
  }).filter((day) => day > today);

const biggestPurse = (races: readonly RacePlan[]): RacePlan | undefined =>
  [...races].sort((a, b) => (b.purse ?? 0) - (a.purse ?? 0) || a.id - b.id)[0];

/** The races that markets are made for: each country's main race of those days. They will be run as they are here. */
export const longTermRaces = (seed: number, today: string): RacePlan[] =>
  longTermDays(today).flatMap((day) =>
    countries.flatMap(({ code }) => biggestPurse(generateDay(seed, day, code).flatMap(({ races }) => races)) ?? []),
  );

/** When (ms) the odds of long-term markets were last set. */
export const pricedAt = (now: number): number => Math.floor(now / priceStep) * priceStep;

/** When (ms) they are set next. */
export const nextPrices = (now: number): number => pricedAt(now) + priceStep;

export const closesAt = ({ off }: RacePlan): number => off - closesBefore;

/** A market as it is at an instant. */
export const showLongTermRace = (race: RacePlan, now: number): LongTermRace => {
  const at = pricedAt(now);
  const shares = sharesAt(race, at);
  const { id, name, country, track_id, track_name, race_type, date, discipline, distance, currency } = race;
  return {
    id,
    name,
    country,
    track_id,
    track_name,
    race_type,
    date,
    discipline,
    distance,
    currency,
    pool: 'ltmWIN',
    min_stake: 100,
    closes_at: new Date(closesAt(race)).toISOString(),
    odds_at: new Date(at).toISOString(),
    runners: race.runners
      .flatMap(({ startnr, horse, trainer }) => {
        const share = shares.get(startnr);
        return share === undefined ? [] : [{ horse, trainer, odds: oddsFor(share, takeout, oddsStep) }];
      })
      .sort((a, b) => a.odds - b.odds || a.horse.id - b.horse.id),
  };
};
