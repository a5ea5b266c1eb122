import { formatDateText, parseDateText, parseDateTimeText } from './date-text.ts';

/** Time without a key press after which a typed date is read (second spec §9). */
export const INPUT_DEBOUNCE_MS = 1000;

export interface SelectableDates {
  /** The first and the last selectable day, `YYYY-MM-DD`. */
  min?: string | undefined;
  max?: string | undefined;
  /**
   * Whether a day (`YYYY-MM-DD`) is disabled. Must be the same function on each render: the answers
   * are cached.
   */
  isDateDisabled?: ((day: string) => boolean) | undefined;
}

/** Whether a day can be selected. ISO days compare as strings. */
const isSelectable = (day: string, { min, max, isDateDisabled }: SelectableDates): boolean =>
  (!min || day >= min) && (!max || day <= max) && !isDateDisabled?.(day);

/** The precision of a field: a day, or a minute of a day. */
export type Granularity = 'day' | 'minute';

/** The day and the time of a value; empty if it has none. */
export const partsOfValue = (value: string): { day: string; time: string } => {
  const [, day = '', time = ''] = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}))?$/.exec(value) ?? [];
  return { day, time };
};

/**
 * The form's value for a text: the day or minute, or the text itself if it is not a selectable one.
 */
export function valueOfText(text: string, dates: SelectableDates, granularity: Granularity = 'day'): string {
  const value = granularity === 'minute' ? parseDateTimeText(text) : parseDateText(text);
  if (!value) return text.trim();
  return isSelectable(partsOfValue(value).day, dates) ? value : formatDateText(value);
}
