import { formatDateText, parseDateText, parseDateTimeText } from './date-text.ts';

/** How long a date may stand half typed before it is read, in ms (second spec §9). */
export const INPUT_DEBOUNCE = 1000;

export interface SelectableDates {
  /** The first and the last day that may be chosen, `YYYY-MM-DD`. */
  min?: string | undefined;
  max?: string | undefined;
  /** Whether a day (`YYYY-MM-DD`) cannot be chosen. One and the same function from render to render: its answers are remembered. */
  isDateDisabled?: ((day: string) => boolean) | undefined;
}

/** Whether a day may be chosen; days in this form sort as texts. */
export const isSelectable = (day: string, { min, max, isDateDisabled }: SelectableDates): boolean =>
  (!min || day >= min) && (!max || day <= max) && !isDateDisabled?.(day);

/** What is asked for: a day, or a minute of a day. */
export type Granularity = 'day' | 'minute';

/** The day and the time of a value; empty where it has none. */
export const partsOfValue = (value: string): { day: string; time: string } => {
  const [, day = '', time = ''] = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}))?$/.exec(value) ?? [];
  return { day, time };
};

/** What the form gets for a text: the day or minute, or, where it names none that may be chosen, the text itself. */
export function valueOfText(text: string, dates: SelectableDates, granularity: Granularity = 'day'): string {
  const value = granularity === 'minute' ? parseDateTimeText(text) : parseDateText(text);
  if (!value) return text.trim();
  return isSelectable(partsOfValue(value).day, dates) ? value : formatDateText(value);
}
