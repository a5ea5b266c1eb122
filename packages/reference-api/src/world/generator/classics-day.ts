import { nextSaturday } from 'date-fns/nextSaturday';
import { longTermPool } from '../day/long-term.ts';
import type { MeetingPlan, RacePlan } from '../day/plan.types.ts';
import { dayOf, utc } from '../day/zone.ts';

/** The classics' day of a month: its first Saturday. @param month from 1; above 12, a later year */
export const classicsDay = (year: number, month: number): string =>
  dayOf(nextSaturday(Date.UTC(year, month - 1, 0), { in: utc }));

/** The main race of a country's day. */
export const biggestPurse = (races: readonly RacePlan[]): RacePlan | undefined =>
  [...races].sort((a, b) => (b.purse ?? 0) - (a.purse ?? 0) || a.id - b.id)[0];

/** Gives the main race of a country on a classics' day its long-term market. */
export const addLongTermMarket = (date: string, meetings: readonly MeetingPlan[]): void => {
  if (date !== classicsDay(Number(date.slice(0, 4)), Number(date.slice(5, 7)))) return;
  const classic = biggestPurse(meetings.flatMap(({ races }) => races));
  classic?.pools.push(longTermPool);
  classic?.pools.sort((a, b) => a.priority - b.priority);
};
