import { type RaceDays, todayAt } from '../../world/day/race-days.ts';
import { horseOf } from '../../world/generator/stables.ts';

export interface Horse {
  id: number;
  name: string;
}

/** The generated horse of an id, or one in a file of yesterday, today or tomorrow; else null. */
export const findHorse = async (days: RaceDays, id: number, now: number): Promise<Horse | null> => {
  const horse = horseOf(days.seed, id, todayAt(now));
  if (horse) return { id, name: horse.name };
  for (const { runners } of await days.racesAround(todayAt(now))) {
    const runner = runners.find((candidate) => candidate.horse.id === id);
    if (runner) return { id, name: runner.horse.name };
  }
  return null;
};
