import { generateDay } from '../generator/generate-day.ts';
import type { MeetingPlan, RacePlan } from './plan.types.ts';
import { addDays, dayIn } from './zone.ts';

/** Days that are kept at hand: yesterday, today, tomorrow and some that customers look up. */
const keptDays = 8;

/** All racing, by day and by id. */
export interface RaceDays {
  /** Meetings of a day by first off time. */
  meetingsOf(date: string): readonly MeetingPlan[];
  meeting(id: number): MeetingPlan | null;
  race(id: number): RacePlan | null;
  /** Races whose day is the given one, the day before or the day after, by off time. */
  racesAround(date: string): RacePlan[];
}

/** Today is the day in Europe/Berlin, whatever the machine's zone. */
export const todayAt = (now: number): string => dayIn('Europe/Berlin', now);

/** The day that an id names, or null when it names none. */
const dateOfMeeting = (id: number): string | null => {
  const digits = String(Math.floor(id / 100));
  if (!/^20\d{6}$/.test(digits)) return null;
  const date = `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`;
  return isDate(date) ? date : null;
};

/** Whether a text is a day of this century, `YYYY-MM-DD`. */
export const isDate = (text: string): boolean => {
  if (!/^20\d\d-\d\d-\d\d$/.test(text)) return false;
  const instant = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text);
};

/** @param imported meetings from files; they join the generated ones of their day */
export const createRaceDays = (seed: number, imported: readonly MeetingPlan[] = []): RaceDays => {
  const days = new Map<string, MeetingPlan[]>();
  const meetingsOf = (date: string): readonly MeetingPlan[] => {
    const known = days.get(date);
    if (known) return known;
    const made = [...generateDay(seed, date), ...imported.filter((meeting) => meeting.date === date)].sort((a, b) =>
      a.firstracedate.localeCompare(b.firstracedate),
    );
    days.set(date, made);
    if (days.size > keptDays) days.delete(days.keys().next().value as string);
    return made;
  };
  const meeting = (id: number): MeetingPlan | null => {
    const date = dateOfMeeting(id);
    return (date && meetingsOf(date).find((candidate) => candidate.id === id)) || null;
  };
  return {
    meetingsOf,
    meeting,
    race: (id) => meeting(Math.floor(id / 100))?.races.find((candidate) => candidate.id === id) ?? null,
    racesAround: (date) =>
      [addDays(date, -1), date, addDays(date, 1)]
        .flatMap((day) => meetingsOf(day).flatMap(({ races }) => races))
        .sort((a, b) => a.off - b.off || a.id - b.id),
  };
};
