import type { components } from '@paddock/api';
import { betNumberOf } from './entries.ts';
import { dividendsOf } from './make-dividends.ts';
import { type Market, marketAt, morningLine, winOddsAt } from './market.ts';
import type { RacePlan, RunnerPlan, WireRace, WireRaceFields, WireRunner } from './plan.types.ts';
import { isFinished, isLive, isRecorded, isWithdrawn, statusAt } from './race-status.ts';
import { showPools } from './show-pools.ts';
import { dayIn, iso, isoOrNull } from './zone.ts';

type Schemas = components['schemas'];

/** A race for a list, as it is at an instant. */
export const showRaceFields = (race: RacePlan, now: number): WireRaceFields => ({
  id: race.id,
  meeting_id: race.meeting_id,
  number: race.number,
  name: race.name,
  country: race.country,
  track_id: race.track_id,
  track_name: race.track_name,
  date: race.date,
  time_zone: race.time_zone,
  race_type: race.race_type,
  post_time: iso(race.off),
  status: statusAt(race, now),
  discipline: race.discipline,
  distance: race.distance,
  start_method: race.start_method,
  going: race.going,
  purse: race.purse,
  currency: race.currency,
  runner_count: race.runners.filter((runner) => !isWithdrawn(runner, now)).length,
  has_jackpot: race.has_jackpot,
  has_fix: race.has_fix,
  is_live: isLive(race, now),
  livestream_id: race.livestream_id,
  stream_archive_id: isRecorded(race, now) ? race.id : null,
  result: isFinished(race, now) ? race.order.filter(({ place }) => place <= 5) : null,
});

/** A race with its runners and pools, as it is at an instant. */
export const showRace = (race: RacePlan, now: number): WireRace => {
  const market = marketAt(race, now);
  return {
    ...showRaceFields(race, now),
    is_handicap: race.isHandicap === true,
    jackpot_multiplier: isFinished(race, now) ? (race.jackpotMultiplier ?? null) : null,
    runners: race.runners.map((runner) => showRunner(race, runner, market, now)),
    pools: showPools(race, market, now),
  };
};

const showRunner = (race: RacePlan, runner: RunnerPlan, market: Market, now: number): WireRunner => {
  const { withdrawnAt, chance, finalOdds, referenceOdds, placeOdds, incident, entry, formOn, ...facts } = runner;
  const withdrawn = isWithdrawn(runner, now);
  const finished = isFinished(race, now) && !withdrawn;
  return {
    ...facts,
    form: formOn ? formOn(dayIn('Europe/Berlin', now)) : facts.form,
    entry: entry ?? null,
    bet_number: betNumberOf(race, runner.startnr),
    status: withdrawn ? 'NON_RUNNER' : null,
    odds: withdrawn
      ? { current: null, previous: null, reference: morningLine(race, runner), at: null, history: [] }
      : showOdds(race, runner, market),
    place: (finished && race.order.find(({ startnrs }) => startnrs.includes(runner.startnr))?.place) || null,
    incident: finished ? incident : null,
  };
};

const showOdds = (race: RacePlan, runner: RunnerPlan, { at, steps }: Market): WireRunner['odds'] => {
  const values = steps
    .map((step) => ({ at: step.at, odds: step.odds.get(betNumberOf(race, runner.startnr)) }))
    .filter((step): step is { at: number; odds: number } => step.odds !== undefined);
  // Newest first; each value has the instant from which it was valid.
  const changes = values.filter(({ odds }, index) => values[index + 1]?.odds !== odds);
  const current = changes[0]?.odds ?? null;
  return {
    current,
    previous: changes[1]?.odds ?? null,
    reference: morningLine(race, runner),
    at: current === null ? null : isoOrNull(at),
    history: changes
      .slice(1)
      .reverse()
      .map((change) => ({ at: iso(change.at), odds: change.odds })),
  };
};

/** A finished race for a results list. */
export const showRaceResult = (race: RacePlan, now: number): Schemas['RaceResult'] => {
  const odds = winOddsAt(race, race.off);
  return {
    ...showRaceFields(race, now),
    placed: race.order
      .filter(({ place }) => place <= 4)
      .flatMap(({ place, startnrs }) =>
        startnrs.map((startnr) => {
          const runner = race.runners.find((candidate) => candidate.startnr === startnr);
          return {
            place,
            startnr,
            horse: runner?.horse.name ?? String(startnr),
            rider: runner?.rider?.name ?? null,
            odds: odds.get(betNumberOf(race, startnr)) ?? null,
          };
        }),
      ),
    dividends: [...dividendsOf(race).values()].flat(),
  };
};
