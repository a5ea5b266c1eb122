/** Maximum length of a date text, in characters (second spec §5). */
export const DATE_TEXT_MAX = 1000;
/** Second spec §5. */
const DAY_MAX = 31;
/** Second spec §5. */
const MONTH_MAX = 12;
/** Second spec §5. */
const HOURS_MAX = 23;
/** Second spec §5. */
const MINUTES_MAX = 59;

// Numeric keypads have no dot (06112025); browsers autofill 2025-11-06.
const TYPED = /^(\d{1,2})[./\s-]+(\d{1,2})[./\s-]+(\d{4})$/;
const DIGITS = /^(\d{2})(\d{2})(\d{4})$/;
const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;

// A blank, a comma or the T of ISO 8601 separates day and time.
const WITH_TIME = /^(.+?)(?:[,\s]\s*|T)(\d{1,2})[:.](\d{2})$/;

const partsOf = (text: string): [year: string, month: string, day: string] | null => {
  const [, isoYear, isoMonth, isoDay] = ISO.exec(text) ?? [];
  if (isoYear && isoMonth && isoDay) return [isoYear, isoMonth, isoDay];
  const [, day, month, year] = TYPED.exec(text) ?? DIGITS.exec(text) ?? [];
  return day && month && year ? [year, month.padStart(2, '0'), day.padStart(2, '0')] : null;
};

const isDay = (year: number, month: number, day: number): boolean => {
  if (month < 1 || month > MONTH_MAX || day < 1 || day > DAY_MAX || year < 1) return false;
  // `setUTCFullYear`: `Date.UTC` reads the year 25 as 1925.
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date.getUTCMonth() === month - 1;
};

/**
 * Parses a typed date (`06.11.2025`, `6.11.2025`, `06112025`) to `YYYY-MM-DD`; `null` for a text
 * that is not a calendar day.
 */
export function parseDateText(text: string): string | null {
  if (text.length > DATE_TEXT_MAX) return null;
  const parts = partsOf(text.trim());
  if (!parts) return null;
  const [year, month, day] = parts;
  return isDay(Number(year), Number(month), Number(day)) ? parts.join('-') : null;
}

/** Parses a typed minute (`6.11.2025 9:05`) to `YYYY-MM-DDTHH:mm`; `null` for other texts. */
export function parseDateTimeText(text: string): string | null {
  if (text.length > DATE_TEXT_MAX) return null;
  const [, date = '', hours = '', minutes = ''] = WITH_TIME.exec(text.trim()) ?? [];
  const day = parseDateText(date);
  if (!day || Number(hours) > HOURS_MAX || Number(minutes) > MINUTES_MAX) return null;
  return `${day}T${hours.padStart(2, '0')}:${minutes}`;
}

/**
 * Formats `2025-11-06` as `06.11.2025` (second spec §9), with its time if it has one; returns any
 * other text unchanged.
 */
export const formatDateText = (value: string): string => {
  const [date = '', time] = value.split('T');
  const [, year, month, day] = ISO.exec(date) ?? [];
  if (!year) return value;
  return time === undefined ? `${day}.${month}.${year}` : `${day}.${month}.${year} ${time}`;
};
