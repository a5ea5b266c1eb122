import { useEffect } from 'react';
import { Button } from '../button/button.tsx';
import type { SelectableDates } from '../date-picker/date-picker.model.ts';
import type { Language } from '../language-tags.ts';
import { createLazyView } from '../lazy-view.ts';
import classes from './calendar.module.css';

export interface CalendarLabels {
  /** Labels of the buttons to the previous and the next month. */
  previous: string;
  next: string;
  /** Shown while the calendar loads, after 200 ms. */
  loading: string;
  /** Shown when loading fails, and the label of the retry button. */
  failed: string;
  retry: string;
}

export interface CalendarProps extends SelectableDates {
  /** The purpose of the date, for screen readers: "Geburtsdatum". */
  label: string;
  locale: Language;
  /** `YYYY-MM-DD`; any other text selects no day. */
  value: string;
  /** Called with a selectable day, `YYYY-MM-DD`. */
  onChange: (day: string) => void;
  /** Takes the focus once the calendar is loaded. */
  autoFocus?: boolean | undefined;
  labels: CalendarLabels;
}

const calendarView = createLazyView(() => import('./calendar-view.tsx').then(({ CalendarView }) => CalendarView));

/** Fetches the calendar's chunk early, when the user is about to open it. */
export const preloadCalendar = calendarView.load;

/** A month of 7 × 6 days. Its chunk is fetched when it is first shown. */
export function Calendar(props: CalendarProps) {
  const shown = calendarView.useView();
  useEffect(calendarView.load, []);
  if (shown.status === 'ready') return <shown.View {...props} />;
  const { failed, loading, retry } = props.labels;
  return (
    <div className={classes.calendar}>
      <p role="status" className={classes.waiting}>
        {shown.status === 'failed' ? failed : loading}
      </p>
      {shown.status === 'failed' && <Button onClick={calendarView.load}>{retry}</Button>}
    </div>
  );
}
