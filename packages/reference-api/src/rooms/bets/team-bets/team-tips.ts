import type { components } from '@paddock/api';
import { morningLine } from '../../../world/day/market.ts';
import type { MeetingPlan, RacePlan } from '../../../world/day/plan.types.ts';
import { isDate, type RaceDays } from '../../../world/day/race-days.ts';
import { wagerTypeOf } from '../../../world/day/wager-type.ts';
import { GENERATED_MEETINGS } from '../../../world/generator/generate-day.ts';
import { createRandom } from '../../../world/generator/random.ts';
import { showBetRace } from '../show-bet.ts';

/** Team bets of a day. */
const TIPS_PER_DAY = 4;

/** How long before the off joining ends, so that the ticket can be written. */
const CLOSES_BEFORE_MS = 600_000;

/** Cents of the smallest share. */
export const SMALLEST_SHARE = 200;

/** The maximum of a team bet in cents, drawn for each. */
const sizes = [25_000, 50_000, 100_000] as const;

/** The ticket of a team with its instants (ms). Stored unchanged from the first share on. */
export interface TeamTip {
  id: number;
  date: string;
  race: components['schemas']['BetRace'];
  pool: string;
  leg1: number[];
  maxAmount: number;
  closesAt: number;
  officialAt: number;
}

const tipIdOf = (date: string, number: number) => Number(date.replaceAll('-', '')) * 100 + number;

/** The favourites before the market opens. */
const fancied = (race: RacePlan, count: number): number[] =>
  [...race.runners]
    .sort((a, b) => (morningLine(race, a) ?? 0) - (morningLine(race, b) ?? 0) || a.startnr - b.startnr)
    .slice(0, count)
    .map(({ startnr }) => startnr)
    .sort((a, b) => a - b);

const isPlayable = (race: RacePlan) =>
  race.pools.some(({ name }) => name === 'WIN') && wagerTypeOf(race.country, 'WIN', race.date) !== null;

/** The team bets of a day, spread over its generated races: the same races give the same ones. */
export const teamTipsOf = (date: string, meetings: readonly MeetingPlan[]): TeamTip[] => {
  const races = meetings
    .filter(({ id }) => id % 100 <= GENERATED_MEETINGS)
    .flatMap((meeting) => meeting.races.filter(isPlayable))
    .sort((a, b) => a.off - b.off || a.id - b.id);
  return Array.from({ length: Math.min(TIPS_PER_DAY, races.length) }, (_, at) => {
    const id = tipIdOf(date, at + 1);
    const race = races[Math.floor(((at + 1) * races.length) / (TIPS_PER_DAY + 1))] as RacePlan;
    const random = createRandom(race.id, id, 'team');
    return {
      id,
      date,
      race: showBetRace(race),
      pool: 'WIN',
      leg1: fancied(race, random.integer(2, 3)),
      maxAmount: random.pick(sizes),
      closesAt: race.off - CLOSES_BEFORE_MS,
      officialAt: race.officialAt,
    };
  });
};

/** The team bet of an id, which encodes its day; null without one. */
export const teamTipOf = async (days: RaceDays, id: number): Promise<TeamTip | null> => {
  const digits = String(Math.floor(id / 100));
  const date = `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`;
  if (!isDate(date)) return null;
  return teamTipsOf(date, await days.meetingsOf(date)).find((tip) => tip.id === id) ?? null;
};
