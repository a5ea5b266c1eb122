const HOUR_MS = 3_600_000;

/** The columns of an hour: two and a half minutes each. */
export const SLOTS_AN_HOUR = 24;
const SLOT_MS = HOUR_MS / SLOTS_AN_HOUR;

/** The columns of a race: wide enough for a finger. */
export const SLOTS_OF_RACE = 7;

/** The hours that contain these races, each as an instant (ms). */
export function hoursOf(races: { postTime: string }[]): number[] {
  const offs = races.map(({ postTime }) => Date.parse(postTime));
  const first = Math.floor(Math.min(...offs) / HOUR_MS) * HOUR_MS;
  const end = Math.max(...offs) + SLOTS_OF_RACE * SLOT_MS;
  return Array.from({ length: Math.ceil((end - first) / HOUR_MS) }, (_, at) => first + at * HOUR_MS);
}

/** The column of an instant, from 0; null outside the hours. */
export function slotOf(hours: number[], instant: number): number | null {
  const [first = instant] = hours;
  const slot = Math.floor((instant - first) / SLOT_MS);
  return slot >= 0 && slot < hours.length * SLOTS_AN_HOUR ? slot : null;
}
