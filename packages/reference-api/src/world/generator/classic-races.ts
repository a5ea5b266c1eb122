import type { RacePlan } from '../day/plan.types.ts';
import { biggestPurse, classicsDay } from './classics-day.ts';
import { countries } from './countries.ts';
import { generateDay } from './generate-day.ts';

/** The classics of a day: the main race of each country, or of one country. */
export const classicRaces = (seed: number, day: string, only: string | null = null): RacePlan[] =>
  countries
    .filter(({ code }) => only === null || code === only)
    .flatMap(({ code }) => biggestPurse(generateDay(seed, day, code).flatMap(({ races }) => races)) ?? []);

/** The number of a classic among all: its month and the position of its country. */
export const classicIdOf = ({ date, country }: Pick<RacePlan, 'date' | 'country'>): number =>
  Number(date.slice(0, 4) + date.slice(5, 7)) * 100 + countries.findIndex(({ code }) => code === country) + 1;

/** The race id of a classic number; null for an invalid number. */
export const raceIdOfClassic = (seed: number, classicId: number): number | null => {
  const [, year, month, position] = /^(20\d\d)(0[1-9]|1[0-2])(\d\d)$/.exec(String(classicId)) ?? [];
  const country = countries[Number(position) - 1];
  if (!country) return null;
  return classicRaces(seed, classicsDay(Number(year), Number(month)), country.code)[0]?.id ?? null;
};
