import type { components } from '@paddock/api';
import { regions } from '../../server/format.ts';
import type { Language } from '../../server/localized.ts';
import { nextChange } from '../../world/day/changes.ts';
import { morningLine } from '../../world/day/market.ts';
import type { RacePlan } from '../../world/day/plan.types.ts';
import { isWithdrawn } from '../../world/day/race-status.ts';
import { iso } from '../../world/day/zone.ts';

type DayTip = components['schemas']['DayTip'];

const text = (horse: string, odds: number, language: Language): string => {
  const price = new Intl.NumberFormat(regions[language], { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(
    odds / 100,
  );
  return language === 'de'
    ? `${horse} führt die Morgenline mit ${price} an.`
    : `${horse} leads the morning line at ${price}.`;
};

/** The best remaining runner of the morning line; null without one. */
const favouriteOf = (race: RacePlan, now: number) =>
  race.runners
    .filter((runner) => !isWithdrawn(runner, now))
    .flatMap((runner) => {
      const odds = morningLine(race, runner);
      return odds === null ? [] : [{ runner, odds }];
    })
    .sort((a, b) => a.odds - b.odds || a.runner.startnr - b.runner.startnr)[0] ?? null;

/** Tips of a day: for each type the race with a jackpot and most runners, and its favourite. */
export const dayTips = (races: readonly RacePlan[], now: number, language: Language): DayTip[] =>
  (['T', 'H'] as const).flatMap((type, at) => {
    const [tip] = races
      .filter((race) => race.race_type === type)
      .sort(
        (a, b) => Number(b.has_jackpot) - Number(a.has_jackpot) || b.runners.length - a.runners.length || a.id - b.id,
      )
      .flatMap((race) => {
        const favourite = favouriteOf(race, now);
        return favourite ? [{ race, ...favourite }] : [];
      });
    if (!tip) return [];
    const { race, runner, odds } = tip;
    return [
      {
        id: at + 1,
        type,
        race_id: race.id,
        race_name: race.name,
        race_number: race.number,
        track_name: race.track_name,
        country: race.country,
        post_time: iso(race.off),
        startnr: runner.startnr,
        horse: runner.horse.name,
        text: text(runner.horse.name, odds, language),
      },
    ];
  });

/** The instant (ms) until which the tips stay the same: only a withdrawal changes them. */
export const tipsUntil = (races: readonly RacePlan[], now: number): number =>
  races.reduce((first, race) => Math.min(first, nextChange(race, now)), Number.POSITIVE_INFINITY);
