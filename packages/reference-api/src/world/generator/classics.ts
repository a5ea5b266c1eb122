import { nextSaturday } from 'date-fns/nextSaturday';
import type { MeetingPlan, RacePlan } from '../day/plan.types.ts';
import { dayOf, utc } from '../day/zone.ts';

/** The classics' day of a month: its first Saturday. @param month from 1; above 12, a later year */
export const classicsDay = (year: number, month: number): string =>
  dayOf(nextSaturday(Date.UTC(year, month - 1, 0), { in: utc }));

const biggestPurse = (races: readonly RacePlan[]): RacePlan | undefined =>
  [...races].sort((a, b) => (b.purse ?? 0) - (a.purse ?? 0) || a.id - b.id)[0];

/** Marks the main race of each country, on a classics' day. */
export const markClassics = (date: string, meetings: readonly MeetingPlan[]): void => {
  if (date !== classicsDay(Number(date.slice(0, 4)), Number(date.slice(5, 7)))) return;
  for (const ofCountry of Map.groupBy(meetings, ({ country }) => country).values()) {
    const main = biggestPurse(ofCountry.flatMap(({ races }) => races));
    if (main) main.isClassic = true;
  }
};
