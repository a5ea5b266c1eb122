import { hasLongTermMarket, longTermClosesAt, nextPrices } from './long-term.ts';
import { nextOddsStep } from './odds-steps.ts';
import type { MeetingPlan, RacePlan } from './plan.types.ts';

/** How long before the off pictures start; they end when the result is official. */
export const PICTURES_BEFORE_MS = 600_000;

/** The first instant (ms) after `now` at which lists show a race differently; else infinite. */
export const nextChange = (race: RacePlan, now: number): number => {
  let next = Number.POSITIVE_INFINITY;
  const consider = (instant: number | null) => {
    if (instant !== null && instant > now && instant < next) next = instant;
  };
  consider(race.off - PICTURES_BEFORE_MS);
  consider(race.off);
  consider(race.finishedAt);
  consider(race.officialAt);
  for (const { withdrawnAt } of race.runners) consider(withdrawnAt);
  return next;
};

/** When (ms) an open long-term market changes. */
const ofLongTerm = (race: RacePlan, now: number): number[] => {
  const end = longTermClosesAt(race);
  return now < end && hasLongTermMarket(race) ? [Math.min(end, nextPrices(now))] : [];
};

/** Like {@link nextChange}, also for odds and pools. */
export const nextChangeOfCard = (race: RacePlan, now: number): number => {
  const ofSeries = race.pools
    .flatMap(({ series }) => (series ? [series.finishedAt, series.officialAt] : []))
    .filter((instant) => instant > now);
  return Math.min(nextChange(race, now), nextOddsStep(race.off, now), ...ofSeries, ...ofLongTerm(race, now));
};

/** The first instant (ms) after `now` at which lists show one of the meetings differently. */
export const firstChange = (meetings: readonly MeetingPlan[], now: number): number =>
  meetings.reduce(
    (first, { races }) => races.reduce((soonest, race) => Math.min(soonest, nextChange(race, now)), first),
    Number.POSITIVE_INFINITY,
  );

/** Like {@link firstChange}, for races with their odds and pools. */
export const firstChangeOfCards = (races: readonly RacePlan[], now: number): number =>
  races.reduce((first, race) => Math.min(first, nextChangeOfCard(race, now)), Number.POSITIVE_INFINITY);
