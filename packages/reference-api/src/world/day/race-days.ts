import { addForm } from '../generator/form.ts';
import { generateDay } from '../generator/generate-day.ts';
import { inTurn } from '../in-turn.ts';
import { memoiseNewest } from '../memoise-newest.ts';
import type { MeetingPlan, RacePlan } from './plan.types.ts';
import { addDays, dayIn, instantAt } from './zone.ts';

/** Cached days: yesterday, today, tomorrow and some that customers look up. */
const KEPT_DAYS = 8;

/** All racing, by day and by id. */
export interface RaceDays {
  /** The seed of all generated racing. */
  seed: number;
  /** Meetings of a day by first off time. */
  meetingsOf(date: string): Promise<readonly MeetingPlan[]>;
  /** Like `meetingsOf`, without caching: for callers that read many days. */
  meetingsOnce(date: string): Promise<readonly MeetingPlan[]>;
  meeting(id: number): Promise<MeetingPlan | null>;
  race(id: number): Promise<RacePlan | null>;
  /** The races of the day, the day before and the day after, by off time. */
  racesAround(date: string): Promise<RacePlan[]>;
}

/** The instant (ms) of the next midnight in Europe/Berlin. */
export const midnightAfter = (now: number): number => instantAt('Europe/Berlin', addDays(todayAt(now), 1), 0);

/** Today's date in Europe/Berlin, independent of the machine's zone. */
export const todayAt = (now: number): string => dayIn('Europe/Berlin', now);

/** The day in an id; null when it holds none. */
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

const withForm = (seed: number, date: string): readonly MeetingPlan[] => {
  const meetings = generateDay(seed, date);
  addForm(seed, meetings);
  return meetings;
};

const atHand = memoiseNewest<readonly MeetingPlan[]>(KEPT_DAYS);

/** The generated racing of a day with its form. Immutable: all callers share it. */
export const generatedDay = (seed: number, date: string): readonly MeetingPlan[] =>
  atHand(`${seed} ${date}`, () => withForm(seed, date));

/** @param imported reads the imported meetings of a day; they join the generated ones */
export const createRaceDays = (seed: number, imported: (date: string) => Promise<readonly MeetingPlan[]>): RaceDays => {
  const days = new Map<string, Promise<MeetingPlan[]>>();
  const make = async (date: string, generate: typeof generatedDay): Promise<MeetingPlan[]> => {
    // Ids encode days of one century; there is no racing on others.
    if (!isDate(date)) return [];
    const generated = await inTurn(() => generate(seed, date));
    return [...generated, ...(await imported(date))].sort((a, b) => a.firstracedate.localeCompare(b.firstracedate));
  };
  const meetingsOf = (date: string): Promise<readonly MeetingPlan[]> => {
    // Ids encode days of one century; there is no racing on others.
    if (!isDate(date)) return Promise.resolve([]);
    const made = days.get(date) ?? make(date, generatedDay);
    // The day that everybody asks for stays, whichever days one client asks for.
    days.delete(date);
    days.set(date, made);
    // Retry after a failure.
    made.catch(() => days.delete(date));
    if (days.size > KEPT_DAYS) days.delete(days.keys().next().value as string);
    return made;
  };
  const meeting = async (id: number): Promise<MeetingPlan | null> => {
    const date = dateOfMeeting(id);
    return (date && (await meetingsOf(date)).find((candidate) => candidate.id === id)) || null;
  };
  return {
    seed,
    meetingsOf,
    meetingsOnce: async (date) => days.get(date) ?? make(date, withForm),
    meeting,
    race: async (id) => (await meeting(Math.floor(id / 100)))?.races.find((candidate) => candidate.id === id) ?? null,
    racesAround: async (date) =>
      (await Promise.all([addDays(date, -1), date, addDays(date, 1)].map(meetingsOf)))
        .flatMap((meetings) => meetings.flatMap(({ races }) => races))
        .sort((a, b) => a.off - b.off || a.id - b.id),
  };
};
