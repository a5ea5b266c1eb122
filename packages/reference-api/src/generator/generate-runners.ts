import type { RacePlan, RunnerPlan } from '../day/plan.types.ts';
import type { Country } from './countries.ts';
import { horses, namesOf } from './names.ts';
import type { Random } from './random.ts';

interface Field {
  country: Country;
  discipline: RacePlan['discipline'];
  distance: number;
  startMethod: RacePlan['start_method'];
  off: number;
}

interface Somebody {
  id: number;
  name: string;
}

const known = new Map<string, Somebody[]>();

/** Everyone who rides and trains in a country. */
const peopleOf = (country: string): Somebody[] => {
  const { firstNames = [], lastNames = [] } = namesOf[country] ?? {};
  const people =
    known.get(country) ??
    lastNames.flatMap((last, row) =>
      firstNames.map((first, column) => ({ id: 1 + row * 10 + column, name: `${first} ${last}` })),
    );
  known.set(country, people);
  return people;
};

/** The declared runners, 6 to 16, some of which will not run; at least five do. */
export const generateRunners = (random: Random, field: Field): RunnerPlan[] => {
  const count = random.integer(6, 16);
  const names = namesOf[field.country.code];
  const people = peopleOf(field.country.code);
  const riders = random.sample(people, count + 1);
  const draws = random.sample(
    Array.from({ length: count }, (_, at) => at + 1),
    count,
  );
  const strengths = Array.from({ length: count }, () => Math.exp(random.next() * 3));
  let withdrawals = count - 5;
  const withdrawn = strengths.map(() => withdrawals > 0 && random.chance(0.05) && withdrawals-- > 0);
  const total = strengths.reduce((sum, strength, at) => sum + (withdrawn[at] ? 0 : strength), 0);
  return random
    .sample(horses, count)
    .map((horse, at) => {
      const isTrot = field.discipline === 'TROT' || field.discipline === 'MONTE';
      const rider = riders[at] ?? null;
      return {
        startnr: at + 1,
        horse,
        rider: random.chance(0.03) ? (riders[count] ?? rider) : rider,
        original_rider: null,
        trainer: random.pick(people),
        owner: random.chance(0.8) ? `Stable ${random.pick(names?.lastNames ?? [])}` : null,
        age: random.integer(field.discipline === 'FLAT' ? 2 : 3, 9),
        sex: random.pick(['M', 'F', 'G'] as const),
        weight: field.discipline === 'TROT' ? null : random.integer(108, 144) * 500,
        distance: isTrot ? field.distance + (field.startMethod === 'VOLT' && random.chance(0.3) ? 20 : 0) : null,
        draw: field.discipline === 'FLAT' || isTrot ? (draws[at] ?? null) : null,
        form: formOf(random, isTrot),
        rating: isTrot ? null : random.integer(45, 110),
        blinkers: !isTrot && random.chance(0.15),
        shoes: isTrot ? random.pick(['ALL', 'FRONT', 'BACK', 'NONE'] as const) : null,
        incident: null,
        withdrawnAt: withdrawn[at] ? field.off - random.integer(15, 900) * 60_000 : null,
        chance: withdrawn[at] ? 0 : (strengths[at] as number) / total,
        finalOdds: null,
        referenceOdds: null,
        placeOdds: null,
      } satisfies RunnerPlan;
    })
    .map((runner, at) => ({
      ...runner,
      original_rider: runner.rider === riders[at] ? null : (riders[at] ?? null),
    }));
};

const formOf = (random: Random, isTrot: boolean): string | null => {
  const races = random.integer(0, 6);
  if (races === 0) return null;
  const figures = Array.from({ length: races }, () =>
    random.chance(0.08) ? (isTrot ? 'D' : 'P') : String(random.integer(0, 9)),
  );
  return isTrot ? figures.map((figure) => `${figure}a`).join('') : figures.join('-');
};
