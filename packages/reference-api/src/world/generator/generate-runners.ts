import type { RacePlan, RunnerPlan } from '../day/plan.types.ts';
import type { Country } from './countries.ts';
import type { Random } from './random.ts';
import { ageOn, type Horse, peopleOf } from './stables.ts';

interface Field {
  country: Country;
  date: string;
  /** In the order of their start numbers. */
  horses: readonly Horse[];
  discipline: RacePlan['discipline'];
  distance: number;
  startMethod: RacePlan['start_method'];
  off: number;
}

/** The declared runners; some are withdrawn, at least five run. */
export const generateRunners = (random: Random, field: Field): RunnerPlan[] => {
  const count = field.horses.length;
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
  return field.horses
    .map((horse, at) => {
      const isTrot = field.discipline === 'TROT' || field.discipline === 'MONTE';
      const rider = riders[at] ?? null;
      return {
        startnr: at + 1,
        horse: { id: horse.id, name: horse.name },
        rider: random.chance(0.03) ? (riders[count] ?? rider) : rider,
        original_rider: null,
        trainer: horse.trainer,
        owner: horse.owner,
        age: ageOn(horse, field.date),
        sex: horse.sex,
        weight: field.discipline === 'TROT' ? null : random.integer(108, 144) * 500,
        distance: isTrot ? field.distance + (field.startMethod === 'VOLT' && random.chance(0.3) ? 20 : 0) : null,
        draw: field.discipline === 'FLAT' || isTrot ? (draws[at] ?? null) : null,
        // `addForm` adds `formOn`.
        form: null,
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
