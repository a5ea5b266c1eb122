import { type CalendarDate, formatDate, parseCalendarDate } from '@paddock/i18n';
import { DATE_TEXT_MAX } from '@paddock/ui/date-text';
import { differenceInYears } from 'date-fns/differenceInYears';
import { type Rule, rule, ruleForEach, ruleMessage, type Text } from './rule.ts';

/** A fixed date, or one that is known only at validation (today). */
export type DateSource = CalendarDate | (() => CalendarDate);

/** Minimum age of a customer, in completed years. */
const ADULT_AGE = 18;

const read = (source: DateSource): CalendarDate => (typeof source === 'function' ? source() : source);

// ISO dates compare as strings; nothing else counts as a date here.
const isDate = (value: unknown): value is CalendarDate =>
  typeof value === 'string' && parseCalendarDate(value) === value;

/**
 * A calendar date (`YYYY-MM-DD`) from the date field. The message names the typed format (core §9).
 */
export const calendarDate = <TInput extends Text>(): Rule<TInput> =>
  rule<TInput>(isDate, () => ruleMessage('dateFormat', { format: 'DD.MM.YYYY' }));

const isMinute = (value: unknown): boolean => {
  const [, date, time] = typeof value === 'string' ? (/^(.{10})T(.{5})$/.exec(value) ?? []) : [];
  return isDate(date) && /^([01]\d|2[0-3]):[0-5]\d$/.test(time ?? '');
};

/** A minute (`YYYY-MM-DDTHH:mm`) from the date-time field. The message names the typed format. */
export const dateTime = <TInput extends Text>(): Rule<TInput> =>
  rule<TInput>(isMinute, () => ruleMessage('dateFormat', { format: 'DD.MM.YYYY HH:mm' }));

/** A calendar date (`YYYY-MM-DD`) later than this one. */
export const dateAfter = <TInput extends Text>(date: DateSource): Rule<TInput> =>
  rule<TInput>(
    (value) => isDate(value) && value > read(date),
    () => ruleMessage('dateAfter', { date: formatDate(read(date)) }),
  );

/** A calendar date (`YYYY-MM-DD`) earlier than this one. */
export const dateBefore = <TInput extends Text>(date: DateSource): Rule<TInput> =>
  rule<TInput>(
    (value) => isDate(value) && value < read(date),
    () => ruleMessage('dateBefore', { date: formatDate(read(date)) }),
  );

/** A calendar date (`YYYY-MM-DD`) between two days, both included. */
export const dateBetween = <TInput extends Text>(from: DateSource, to: DateSource): Rule<TInput> =>
  rule<TInput>(
    (value) => isDate(value) && value >= read(from) && value <= read(to),
    () => ruleMessage('dateBetween', { from: formatDate(read(from)), to: formatDate(read(to)) }),
  );

// Ranges of the parts: second spec §5 (date picker). `D` and `M` have no leading zero.
const TOKENS: Readonly<Record<string, string>> = {
  YYYY: '(?<year>\\d{4})',
  YY: '(?<shortYear>\\d{2})',
  MM: '(?<month>0[1-9]|1[0-2])',
  M: '(?<month>[1-9]|1[0-2])',
  DD: '(?<day>0[1-9]|[12]\\d|3[01])',
  D: '(?<day>[1-9]|[12]\\d|3[01])',
  HH: '(?:[01]\\d|2[0-3])',
  mm: '[0-5]\\d',
  ss: '[0-5]\\d',
};
const TOKEN = /YYYY|YY|MM|M|DD|D|HH|mm|ss|[^A-Za-z]/g;

const shapeOf = (format: string): RegExp =>
  new RegExp(`^${format.replace(TOKEN, (part) => TOKENS[part] ?? `\\u{${part.charCodeAt(0).toString(16)}}`)}$`, 'u');

const isDayOfCalendar = ({ year, shortYear, month, day }: Readonly<Record<string, string | undefined>>): boolean => {
  if (month === undefined || day === undefined) return true;
  // Without a year, any day that exists in some year is valid.
  const ofYear = year ?? (shortYear === undefined ? '2000' : `20${shortYear}`);
  return parseCalendarDate(`${ofYear}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`) !== undefined;
};

/**
 * A date or time in this format: `YYYY`, `YY`, `MM`, `M`, `DD`, `D`, `HH`, `mm`, `ss`. Default: the
 * format of our pages (core §9).
 */
export function dateFormat<TInput extends Text>(format = 'DD.MM.YYYY'): Rule<TInput> {
  const shape = shapeOf(format);
  return ruleForEach(
    (text) => {
      const parts = text.length > DATE_TEXT_MAX ? null : shape.exec(text);
      return parts !== null && isDayOfCalendar(parts.groups ?? {});
    },
    'dateFormat',
    { format },
  );
}

/**
 * Whether a person is 18 on that day. A birthday on 29 February counts from 1 March on (BGB §§ 187,
 * 188).
 */
export const isAdult = (birthdate: CalendarDate, today: CalendarDate): boolean =>
  differenceInYears(`${today}T12:00`, `${birthdate}T12:00`) >= ADULT_AGE;

/** A date of birth (`YYYY-MM-DD`) of a person who is 18 today. */
export const adult = <TInput extends Text>(today: DateSource): Rule<TInput> =>
  rule<TInput>(
    (value) => isDate(value) && isAdult(value, read(today)),
    () => ruleMessage('adult'),
  );
