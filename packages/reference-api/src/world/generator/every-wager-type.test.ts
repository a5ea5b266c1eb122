import { hasPool, type WagerType } from '@paddock/wagers';
import { wagerTypes } from '@paddock/wagers/types';
import { expect, test } from 'vitest';
import { longTermClosesAt, longTermPool } from '../day/long-term.ts';
import type { RacePlan, WirePool } from '../day/plan.types.ts';
import { showRace } from '../day/show-race.ts';
import { addDays } from '../day/zone.ts';
import { generateDay } from './generate-day.ts';

// With a first Saturday: the day of the classics, which have long-term markets.
const week = Array.from({ length: 7 }, (_, ahead) => addDays('2026-11-30', ahead));
const races = week.flatMap((date) => generateDay(1, date).flatMap((meeting) => meeting.races));

/** The names of a race's pools that are open before the off, and those that pay at the end. */
const poolsOf = (race: RacePlan) => {
  const names = (now: number, isWanted: (pool: WirePool) => boolean) =>
    new Set(showRace(race, now).pools.flatMap((pool) => (isWanted(pool) ? [pool.name] : [])));
  const { officialAt } = race.pools.reduce(
    (last, { series }) => (series && series.officialAt > last.officialAt ? series : last),
    { officialAt: race.officialAt },
  );
  return {
    country: race.country,
    open: new Set([
      ...names(race.off - 1, ({ status }) => status === 'OPEN'),
      ...names(longTermClosesAt(race) - 1, ({ name, status }) => name === longTermPool.name && status === 'OPEN'),
    ]),
    // Fixed odds are agreed, and have no dividend.
    paid: names(officialAt, ({ name, dividends, odds }) =>
      name === 'fixWIN' || name === longTermPool.name ? odds.length > 0 : dividends.some(({ odd }) => odd !== null),
    ),
  };
};

const shown = races.map(poolsOf);

const isGenerated = (type: WagerType): boolean =>
  shown.some(({ country, open, paid }) => {
    const isPaid = (pool: string) => open.has(pool) && paid.has(pool);
    if (country !== type.country) return false;
    return type.rule.pools.length > 0
      ? type.rule.pools.every(isPaid)
      : [...open].some((pool) => hasPool(type, pool) && isPaid(pool));
  });

test('[DAY-29] a week of generated days has each wager type open before the end of its sale and paid afterwards, but multiples over races of one’s choice', () => {
  const sold = wagerTypes.filter(({ rule }) => !rule.folds);
  expect(sold.filter((type) => !isGenerated(type)).map(({ id }) => id)).toEqual([]);
});
