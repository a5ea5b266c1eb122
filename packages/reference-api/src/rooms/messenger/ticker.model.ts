import type { components } from '@paddock/api';
import type { Localized } from '../../server/localized.ts';
import { winOddsAt } from '../../world/day/market.ts';
import { oddsStepAt } from '../../world/day/odds-steps.ts';
import type { RacePlan, RunnerPlan } from '../../world/day/plan.types.ts';
import { isWithdrawn } from '../../world/day/race-status.ts';
import { createRandom } from '../../world/generator/random.ts';

export type TickerType = components['schemas']['TickerType'];

/** One thing that happens in a race. */
export interface TickerEvent {
  /** Instant (ms). */
  at: number;
  type: TickerType;
  race: RacePlan;
  startnr: number | null;
  text: Localized;
}

const MINUTE_MS = 60_000;

/** How long before the off a race is announced. */
const SOON_BEFORE_MS = 10 * MINUTE_MS;

/** How long (ms) before the off odds are compared. */
const looks = [60, 30, 15, 5, 2].map((minutes) => minutes * MINUTE_MS);

/** A fall to this share of the earlier odds, or lower, is an entry. */
const DROP_TO = 0.75;

const nameOf = ({ startnr, horse }: RunnerPlan) => `${startnr} ${horse.name}`;

const decimal = (odds: number): Localized => {
  const en = (odds / 100).toFixed(2);
  return { de: en.replace('.', ','), en };
};

const event = (race: RacePlan, at: number, type: TickerType, startnr: number | null, text: Localized): TickerEvent => ({
  at,
  type,
  race,
  startnr,
  text: {
    de: `${race.track_name}, ${race.number}. Rennen: ${text.de}`,
    en: `${race.track_name}, race ${race.number}: ${text.en}`,
  },
});

/** The first three, as far as they are known: `4 Amber Wind – 2 Night Call – 7 Star Song`. */
const arrival = ({ order, runners }: RacePlan): string =>
  order
    .filter(({ place }) => place <= 3)
    .flatMap(({ startnrs }) => startnrs)
    .map((startnr) => runners.find((runner) => runner.startnr === startnr))
    .flatMap((runner) => (runner ? [nameOf(runner)] : []))
    .join(' – ');

const courseOf = (race: RacePlan): TickerEvent[] => {
  const first = arrival(race);
  return [
    event(race, race.off - SOON_BEFORE_MS, 'race_soon', null, {
      de: 'Start in 10 Minuten.',
      en: 'off in 10 minutes.',
    }),
    event(race, race.off, 'race_off', null, { de: 'Das Rennen ist gestartet.', en: 'they are off.' }),
    event(race, race.finishedAt, 'result_provisional', null, {
      de: `Vorläufiger Einlauf: ${first}.`,
      en: `provisional result: ${first}.`,
    }),
    event(race, race.officialAt, 'result_official', null, {
      de: `Amtlicher Einlauf: ${first}.`,
      en: `official result: ${first}.`,
    }),
  ];
};

const nonRunnersOf = (race: RacePlan): TickerEvent[] =>
  race.runners.flatMap((runner) =>
    runner.withdrawnAt === null
      ? []
      : [
          event(race, runner.withdrawnAt, 'non_runner', runner.startnr, {
            de: `Nichtstarter ist ${nameOf(runner)}.`,
            en: `${nameOf(runner)} is a non-runner.`,
          }),
        ],
  );

const riderChangesOf = (race: RacePlan): TickerEvent[] =>
  race.runners.flatMap((runner) => {
    const { rider, original_rider: former, startnr } = runner;
    if (!rider || !former) return [];
    // The plan has no instant of a rider change, so one is drawn: 90 to 300 minutes before the off.
    const ahead = createRandom(race.id, startnr, 'rider-change').integer(90, 300) * MINUTE_MS;
    const isTrot = race.race_type === 'T';
    return [
      event(race, race.off - ahead, 'rider_change', startnr, {
        de: `${isTrot ? 'Fahrerwechsel' : 'Reiterwechsel'} bei ${nameOf(runner)}: ${rider.name} statt ${former.name}.`,
        en: `${isTrot ? 'driver change' : 'rider change'} on ${nameOf(runner)}: ${rider.name} for ${former.name}.`,
      }),
    ];
  });

/** For each comparison the runner with the largest fall, if large enough. */
const oddsDropsOf = (race: RacePlan): TickerEvent[] =>
  looks.slice(1).flatMap((look, index) => {
    const from = oddsStepAt(race.off, race.off - (looks[index] as number));
    const at = oddsStepAt(race.off, race.off - look);
    if (from === null || at === null) return [];
    const before = winOddsAt(race, from);
    const after = winOddsAt(race, at);
    const fallen = race.runners
      .filter((runner) => !isWithdrawn(runner, at))
      .map((runner) => ({ runner, was: before.get(runner.startnr), is: after.get(runner.startnr) }))
      .filter((odds): odds is { runner: RunnerPlan; was: number; is: number } => Boolean(odds.was && odds.is))
      .sort((a, b) => a.is / a.was - b.is / b.was)[0];
    if (!fallen || fallen.is > fallen.was * DROP_TO) return [];
    const was = decimal(fallen.was);
    const is = decimal(fallen.is);
    return [
      event(race, at, 'odds_drop', fallen.runner.startnr, {
        de: `Die Quote von ${nameOf(fallen.runner)} fällt von ${was.de} auf ${is.de}.`,
        en: `odds of ${nameOf(fallen.runner)} fall from ${was.en} to ${is.en}.`,
      }),
    ];
  });

/** All events of a race, unordered, derived only from the plan. */
export const eventsOf = (race: RacePlan): TickerEvent[] => [
  ...courseOf(race),
  ...nonRunnersOf(race),
  ...riderChangesOf(race),
  ...oddsDropsOf(race),
];
