import { formatDateText, parseDateText } from './date-text.ts';

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

/** What the form gets for a text: the day, or, where it names none that may be chosen, the text itself. */
export function valueOfText(text: string, dates: SelectableDates): string {
  const day = parseDateText(text);
  if (!day) return text.trim();
  return isSelectable(day, dates) ? day : formatDateText(day);
}
