const formatters = new Map<string, Intl.DateTimeFormat>();

const formatterOf = (timeZone: string): Intl.DateTimeFormat => {
  let formatter = formatters.get(timeZone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      dateStyle: 'short',
      timeStyle: 'medium',
      hourCycle: 'h23',
    });
    formatters.set(timeZone, formatter);
  }
  return formatter;
};

/** The wall-clock time of a zone at an instant, as if it were UTC. */
const wallClock = (timeZone: string, instant: number): number => {
  const [date = '', time = ''] = formatterOf(timeZone).format(instant).split(', ');
  return Date.parse(`${date.split('/').reverse().join('-')}T${time}Z`);
};

/** The calendar day, `YYYY-MM-DD`, that a zone has at an instant (ms). */
export const dayIn = (timeZone: string, instant: number): string =>
  new Date(wallClock(timeZone, instant)).toISOString().slice(0, 10);

/** The time of day in a zone at an instant (ms), in minutes since midnight. */
export const minutesIn = (timeZone: string, instant: number): number => {
  const wall = new Date(wallClock(timeZone, instant));
  return wall.getUTCHours() * 60 + wall.getUTCMinutes();
};

/** The instant (ms) of a day and minutes since midnight in a zone; may be past 24 h. */
export const instantAt = (timeZone: string, date: string, minutes: number): number => {
  const wanted = Date.parse(`${date}T00:00:00Z`) + minutes * 60_000;
  // Twice: the offset may differ between the guess and the result.
  let instant = wanted - (wallClock(timeZone, wanted) - wanted);
  instant = wanted - (wallClock(timeZone, instant) - instant);
  return instant;
};

/** `days` after a calendar day. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
