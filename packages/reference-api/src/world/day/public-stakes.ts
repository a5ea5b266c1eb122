import { createRandom } from '../generator/random.ts';

const FINISHES = 1_000;
const ROUNDS = 25;
/** The part of the stakes that is spread by how often each choice wins. */
const BY_CHANCE = 0.15;

/**
 * The first places of many runs of a race by its shares, the same each time.
 * @param seed the id of the race
 */
export const drawFinishes = (shares: ReadonlyMap<number, number>, places: number, seed: number): number[][] => {
  const random = createRandom(seed, 'finishes');
  return Array.from({ length: FINISHES }, () =>
    [...shares]
      .map(([startnr, share]) => ({ startnr, time: -Math.log(1 - random.next()) / share }))
      .sort((a, b) => a.time - b.time)
      .slice(0, places)
      .map(({ startnr }) => startnr),
  );
};

/**
 * The parts of a pool on each choice, where several choices win together and share one dividend.
 * Stakes move to what pays best until no choice is worth more than another: else a favourite would
 * be worth several times its stake.
 * @param draws the choices that win together in each draw
 */
export const publicStakes = <Choice>(draws: readonly (readonly Choice[])[]): Map<Choice, number> => {
  const choices = [...new Set(draws.flat())];
  const placeOf = new Map(choices.map((choice, place) => [choice, place]));
  const winning = draws.map((winners) => winners.map((choice) => placeOf.get(choice) as number));
  const byChance = choices.map(() => 0);
  for (const winners of winning)
    for (const place of winners) byChance[place] = (byChance[place] as number) + 1 / winners.length / draws.length;
  let stakes = choices.map(() => 1 / choices.length);
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = stakes;
    const worth = choices.map(() => 0);
    for (const winners of winning) {
      const staked = winners.reduce((sum, place) => sum + (before[place] as number), 0);
      for (const place of winners) worth[place] = (worth[place] as number) + 1 / staked;
    }
    stakes = before.map((stake, place) => (stake * (worth[place] as number)) / draws.length);
  }
  const stakeOn = (place: number) =>
    (1 - BY_CHANCE) * (stakes[place] as number) + BY_CHANCE * (byChance[place] as number);
  return new Map(choices.map((choice, place) => [choice, stakeOn(place)]));
};
