import { countOf, type Facts, factsOf, listOf, numberOf, textOf } from '../facts.ts';
import type { Problems } from '../problems.ts';

const nameOf = (value: unknown): string | null => {
  const { firstName, lastName } = factsOf(value);
  return textOf([firstName, lastName].filter((part) => textOf(part) !== null).join(' '));
};

const shoesOf = (value: unknown): string | null => {
  const { reported, front, back } = factsOf(value);
  if (reported !== true) return null;
  const [hasFront, hasBack] = [factsOf(front).hasShoe === true, factsOf(back).hasShoe === true];
  if (hasFront && hasBack) return 'ALL';
  if (hasFront) return 'FRONT';
  return hasBack ? 'BACK' : 'NONE';
};

/** From here on a `finishOrder` is not a place: disqualified and scratched runners. */
const NO_FINISH = 30;

/** Place 0 means no prize money; then the finish order is the place. */
const finishOf = (result: Facts): number | null => {
  if (result.disqualified === true) return null;
  const order = countOf(result.finishOrder);
  return countOf(result.place) ?? (order !== null && order < NO_FINISH ? order : null);
};

const hundredths = (value: unknown): number | null => {
  const odds = numberOf(value);
  return odds === null ? null : odds / 100;
};

/** The starts of a race. Odds are in hundredths, 0 where there are none. */
export const atgRunners = (race: Facts, at: string, problems: Problems): Facts[] =>
  listOf(race.starts).map((start) => {
    const horse = factsOf(start.horse);
    const result = factsOf(start.result);
    const place = factsOf(factsOf(start.pools).plats);
    const scratched = start.scratched === true;
    if (result.galloped === true && result.disqualified !== true) {
      problems.add(`${at} number ${start.number}`, 'galloped without being disqualified: not shown');
    }
    return {
      startnr: start.number,
      name: horse.name,
      horse_id: horse.id,
      driver: nameOf(start.driver),
      driver_id: factsOf(start.driver).id,
      original_driver: nameOf(start.originalDriver),
      trainer: nameOf(horse.trainer),
      trainer_id: factsOf(horse.trainer).id,
      owner: factsOf(horse.owner).name,
      age: horse.age,
      sex: horse.sex,
      draw: start.postPosition,
      distance_m: start.distance,
      shoes: shoesOf(horse.shoes),
      status: scratched ? 'NON_RUNNER' : null,
      disqualified: result.disqualified === true,
      win_odds: scratched ? null : hundredths(factsOf(factsOf(start.pools).vinnare).odds),
      place_odds_low: hundredths(place.minOdds),
      place_odds_high: hundredths(place.maxOdds),
      finish: scratched ? null : finishOf(result),
    };
  });
