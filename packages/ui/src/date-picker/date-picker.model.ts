import { formatDateText, parseDateText } from './date-text.ts';

/** Time without a key press after which a typed date is read, in ms (second spec §9). */
export const INPUT_DEBOUNCE = 1000;

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
export const isSelectable = (day: string, { min, max, isDateDisabled }: SelectableDates): boolean =>
  (!min || day >= min) && (!max || day <= max) && !isDateDisabled?.(day);

/** The form's value for a text: the day, or the text itself if it names no selectable day. */
export function valueOfText(text: string, dates: SelectableDates): string {
  const day = parseDateText(text);
  if (!day) return text.trim();
  return isSelectable(day, dates) ? day : formatDateText(day);
}
