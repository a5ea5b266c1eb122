import { label } from '../record/parse.ts';
import { RecordError, shape, text } from '../record/parser.ts';

/**
 * A period without promotes on a channel. Both ends are clock times of a zone, either weekly
 * (`sat 13:00`) or of one date (`2026-12-24 00:00`).
 */
export interface FreezeWindow {
  name: string;
  from: string;
  to: string;
  /** IANA: `Europe/Berlin`. */
  zone: string;
}

/** A window that is open, and when it ends. */
export interface OpenWindow {
  window: FreezeWindow;
  until: Date;
}

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const WEEKLY = /^(mon|tue|wed|thu|fri|sat|sun) ([01]\d|2[0-3]):([0-5]\d)$/;
const DATED = /^\d{4}-\d\d-\d\d ([01]\d|2[0-3]):[0-5]\d$/;
const [MINUTE_MS, DAY_MS] = [60_000, 86_400_000];
const WEEK_MS = 7 * DAY_MS;

/** The milliseconds since the week began. */
const inWeek = (time: string): number => {
  const [, day = '', hour, minute] = WEEKLY.exec(time) ?? [];
  return DAYS.indexOf(day) * DAY_MS + (Number(hour) * 60 + Number(minute)) * MINUTE_MS;
};

/** A date and time, as if it were UTC, in milliseconds since 1970. */
const inUtc = (time: string): number => Date.parse(`${time.replace(' ', 'T')}:00Z`);

const fields = shape<FreezeWindow>({
  name: text(64, /^[a-z0-9][a-z0-9-]*$/, 'name: small letters, digits and dashes'),
  from: label(20),
  to: label(20),
  zone: text(64, /^[A-Za-z][\w+/-]*$/, 'time zone'),
});

const formats = new Map<string, Intl.DateTimeFormat>();
const formatOf = (zone: string): Intl.DateTimeFormat => {
  const known = formats.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(zone, made);
  return made;
};

/** Parses a window. Throws a `RecordError`. */
export const parseWindow = (value: unknown, path: string): FreezeWindow => {
  const parsed = fields(value, path);
  const { from, to, zone } = parsed;
  const isWeekly = WEEKLY.test(from) && WEEKLY.test(to) && from !== to;
  const isDated = DATED.test(from) && DATED.test(to) && inUtc(from) < inUtc(to);
  if (!isWeekly && !isDated)
    throw new RecordError('pattern', path, `${from} to ${to} is no time: say sat 13:00 and sat 18:00, or two dates`);
  try {
    formatOf(zone);
  } catch {
    throw new RecordError('reference', path, `${zone} is no time zone: say Europe/Berlin`);
  }
  return parsed;
};

/** The clock time in a zone at an instant, as if it were UTC, in milliseconds since 1970. */
const clockAt = (instant: number, zone: string): number => {
  const part: Record<string, number> = {};
  for (const { type, value } of formatOf(zone).formatToParts(instant)) part[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second);
};

/**
 * The first and last instant at which clocks show this time. They differ if clocks are set back. If
 * clocks skip the time, they are the instants around it. So a freeze is an hour too long rather
 * than too short.
 */
const instantsOf = (clock: number, zone: string): [number, number] => {
  const offsets = [clock - DAY_MS, clock + DAY_MS].map((near) => clockAt(near, zone) - near);
  const around = offsets.map((offset) => clock - offset);
  const exact = around.filter((instant) => clockAt(instant, zone) === clock);
  const found = exact.length > 0 ? exact : around;
  return [Math.min(...found), Math.max(...found)];
};

/** The clock times of the windows that may contain an instant. */
const timesOf = ({ from, to, zone }: FreezeWindow, at: number): [number, number][] => {
  if (!WEEKLY.test(from)) return [[inUtc(from), inUtc(to)]];
  const length = (inWeek(to) - inWeek(from) + WEEK_MS) % WEEK_MS;
  const clock = clockAt(at, zone);
  // 1970-01-01 was a Thursday.
  const monday = Math.floor((clock + 3 * DAY_MS) / WEEK_MS) * WEEK_MS - 3 * DAY_MS;
  return [monday - WEEK_MS, monday].map((week) => [week + inWeek(from), week + inWeek(from) + length]);
};

/** Of the windows that are open at an instant, the one that ends last; `null` if none is open. */
export const openWindow = (windows: readonly FreezeWindow[] | undefined, at: number): OpenWindow | null => {
  let open: OpenWindow | null = null;
  for (const window of windows ?? []) {
    for (const [from, to] of timesOf(window, at)) {
      const [since, until] = [instantsOf(from, window.zone)[0], instantsOf(to, window.zone)[1]];
      if (since <= at && at < until && until > (open?.until.getTime() ?? 0)) open = { window, until: new Date(until) };
    }
  }
  return open;
};

/** The end of a window for people: `sat 18:00 Europe/Berlin (2026-06-06T16:00:00Z)`. */
export const describeEnd = ({ window, until }: OpenWindow): string =>
  `${window.to} ${window.zone} (${until.toISOString().slice(0, 19)}Z)`;
