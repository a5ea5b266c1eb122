import type { MeetingPlan, RacePlan, RunnerPlan } from '../day/plan.types.ts';
import { addDays } from '../day/zone.ts';
import { memoiseNewest } from '../memoise-newest.ts';
import { generateDay } from './generate-day.ts';
import { type Horse, horseOf, type Start, startsOf } from './stables.ts';

/** Cached racing of a country and day, for the pasts of horses. */
const keptDays = memoiseNewest<MeetingPlan[]>(8);

/** The generated race of a past start. */
export const raceOfStart = (seed: number, { date, raceId }: Start, country: string): RacePlan =>
  keptDays(`${seed} ${date} ${country}`, () => generateDay(seed, date, country))
    .flatMap(({ races }) => races)
    .find(({ id }) => id === raceId) as RacePlan;

const letters = { DISQUALIFIED: 'D', FELL: 'F', PULLED_UP: 'P', UNSEATED: 'U' } as const;

/** One letter for a runner's result; empty for a non-runner. 0 is the tenth place or later. */
const figureOf = (race: RacePlan, startnr: number): string => {
  const runner = race.runners.find((each) => each.startnr === startnr);
  if (runner?.incident) return letters[runner.incident];
  const place = race.order.find(({ startnrs }) => startnrs.includes(startnr))?.place;
  return place === undefined ? '' : String(place > 9 ? 0 : place);
};

/** Results of a country's day by race and start number: a card needs six days per runner. */
type Figures = Map<number, string[]>;
const keptFigures = memoiseNewest<Figures>(120);

const figuresOn = (seed: number, date: string, country: string): Figures =>
  keptFigures(`${seed} ${date} ${country}`, () => {
    const races = generateDay(seed, date, country).flatMap((meeting) => meeting.races);
    return new Map(
      races.map((race) => {
        const figures: string[] = [];
        for (const { startnr } of race.runners) figures[startnr] = figureOf(race, startnr);
        return [race.id, figures];
      }),
    );
  });

/** The results of a horse in these starts, without those in which it was a non-runner. */
export const figuresOf = (seed: number, { stable }: Horse, starts: readonly Start[]): string[] =>
  starts
    .map(({ date, raceId, startnr }) => figuresOn(seed, date, stable.country.code).get(raceId)?.[startnr] ?? '')
    .filter((figure) => figure !== '');

/** The number of starts in a form. */
const FORM_LENGTH = 6;

/** Results, newest first, as form: `1-3-0-P`, of a trotter `1a3aDa`; null without a past. */
export const formOf = ({ stable }: Horse, figures: readonly string[]): string | null => {
  const shown = figures.slice(0, FORM_LENGTH);
  if (shown.length === 0) return null;
  return stable.raceType === 'T' ? shown.map((figure) => `${figure}a`).join('') : shown.join('-');
};

/**
 * The form of a horse before a day, as it is known today: without races that are not over. Those of
 * yesterday may still run in America; horses start rarely, so that only shortens later cards.
 */
const formBefore = (seed: number, horseId: number, date: string, today: string): string | null => {
  const horse = horseOf(seed, horseId, date);
  if (!horse) return null;
  const last = [addDays(date, -1), addDays(today, -2)].sort()[0] as string;
  return formOf(horse, figuresOf(seed, horse, startsOf(seed, horse, last, FORM_LENGTH)));
};

/** Adds the form as a function: a day has 1500 runners, a page shows a dozen. */
export const addForm = (seed: number, meetings: readonly MeetingPlan[]): void => {
  for (const { races } of meetings) {
    for (const { date, runners } of races) {
      for (const runner of runners) addFormOn(runner, (today) => formBefore(seed, runner.horse.id, date, today));
    }
  }
};

const addFormOn = (runner: RunnerPlan, read: (today: string) => string | null): void => {
  let known: { today: string; form: string | null } | null = null;
  runner.formOn = (today) => {
    if (known?.today !== today) known = { today, form: read(today) };
    return known.form;
  };
};
