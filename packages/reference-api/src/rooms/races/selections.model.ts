import type { components } from '@paddock/api';
import { marketAt } from '../../world/day/market.ts';
import type { PoolType, RacePlan, RunnerPlan } from '../../world/day/plan.types.ts';
import { isFinished, isWithdrawn } from '../../world/day/race-status.ts';
import { showPools } from '../../world/day/show-pools.ts';
import { showRaceFields } from '../../world/day/show-race.ts';

type Schemas = components['schemas'];

/** The starters of a race with win odds, the shortest first. */
const startersByOdds = (race: RacePlan, now: number): { runner: RunnerPlan; odds: number }[] => {
  const odds = marketAt(race, now, 1).steps[0]?.odds;
  return race.runners
    .flatMap((runner) => {
      const price = isWithdrawn(runner, now) ? undefined : odds?.get(runner.startnr);
      return price === undefined ? [] : [{ runner, odds: price }];
    })
    .sort((a, b) => a.odds - b.odds || a.runner.startnr - b.runner.startnr);
};

/** The three starters with the shortest win odds. */
export const shortestOdds = (race: RacePlan, now: number): Schemas['ShortestOdds'] =>
  startersByOdds(race, now)
    .slice(0, 3)
    .map(({ runner: { startnr, horse }, odds }) => ({ startnr, horse: horse.name, odds }));

/** The favourites of the open races, shortest odds first. */
export const favoritesOf = (races: readonly RacePlan[], now: number, count: number): Schemas['RaceFavorite'][] =>
  races
    .filter(({ off }) => off > now)
    .flatMap((race) => {
      const [favorite] = startersByOdds(race, now);
      return favorite ? [{ race, ...favorite }] : [];
    })
    .sort((a, b) => a.odds - b.odds || a.race.off - b.race.off || a.race.id - b.race.id)
    .slice(0, count)
    .map(({ race, runner, odds }) => ({
      race: showRaceFields(race, now),
      startnr: runner.startnr,
      horse: runner.horse,
      rider: runner.rider,
      odds,
    }));

type Reason = Schemas['HighlightRace']['reasons'][number];

const reasonsOf = (race: RacePlan, isBiggest: boolean): Reason[] => [
  ...(race.has_jackpot ? (['JACKPOT'] as const) : []),
  ...(race.pools.some(({ kind }) => kind === 'series') ? (['SERIES'] as const) : []),
  ...(race.pools.some(({ kind }) => kind === 'quinte') ? (['QUINTE'] as const) : []),
  ...(isBiggest ? (['PURSE'] as const) : []),
];

const purseOf = ({ purse }: RacePlan) => purse ?? 0;

/** Outstanding races that are not over: most reasons first, then the biggest purse. */
export const highlightsOf = (races: readonly RacePlan[], now: number, count: number): Schemas['HighlightRace'][] => {
  const biggest = new Set(
    [...Map.groupBy(races, ({ meeting_id }) => meeting_id).values()].map((meeting) =>
      meeting.reduce((best, race) => (purseOf(race) > purseOf(best) ? race : best)),
    ),
  );
  return races
    .filter((race) => !isFinished(race, now))
    .map((race) => ({ race, reasons: reasonsOf(race, biggest.has(race)) }))
    .filter(({ reasons }) => reasons.length > 0)
    .sort((a, b) => b.reasons.length - a.reasons.length || purseOf(b.race) - purseOf(a.race) || a.race.id - b.race.id)
    .slice(0, count)
    .map(({ race, reasons }) => ({ ...showRaceFields(race, now), reasons, favorites: shortestOdds(race, now) }));
};

/** Open pools with an amount carried over, biggest first. */
export const jackpotsOf = (races: readonly RacePlan[], now: number): Schemas['PoolJackpot'][] =>
  races
    .filter(({ off }) => off > now)
    .flatMap((race) =>
      showPools(race, marketAt(race, now, 1), now).flatMap(({ id, name, status, jackpot, currency, closes_at }) =>
        jackpot !== null && jackpot > 0 && status === 'OPEN'
          ? [{ id, pool: name, amount: jackpot, currency, closes_at, race: showRaceFields(race, now) }]
          : [],
      ),
    )
    .sort((a, b) => b.amount - a.amount || a.id - b.id);

/** Races with duels of two runners. */
export const duelsOf = (races: readonly RacePlan[], now: number): Schemas['HeadToHeadRace'][] =>
  races.flatMap((race) => {
    const pools = showPools(race, marketAt(race, now, 1), now);
    const duels = race.pools.flatMap((plan, at) =>
      plan.kind === 'duel' ? [{ pool: pools[at] as Schemas['Pool'], rivals: rivalsOf(race, plan, pools[at]) }] : [],
    );
    return duels.length > 0 ? [{ ...showRaceFields(race, now), duels }] : [];
  });

const rivalsOf = ({ runners }: RacePlan, { rivals }: PoolType, pool: Schemas['Pool'] | undefined) =>
  runners
    .filter(({ startnr }) => rivals?.includes(startnr))
    .map(({ startnr, horse, rider }) => ({
      startnr,
      horse,
      rider,
      odds: pool?.odds.find((each) => each.startnr === startnr)?.odds ?? null,
    }));
