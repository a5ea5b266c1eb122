import { useEffect } from 'react';
import { Button } from '../button/button.tsx';
import type { SelectableDates } from '../date-picker/date-picker.model.ts';
import type { Language } from '../language-tags.ts';
import { createLazyView } from '../lazy-view.ts';
import classes from './calendar.module.css';

export interface CalendarLabels {
  /** Of the buttons to the month before and after. */
  previous: string;
  next: string;
  /** While the calendar is fetched; it is seen after 200 ms only. */
  loading: string;
  /** When it could not be fetched, and of the button that tries again. */
  failed: string;
  retry: string;
}

export interface CalendarProps extends SelectableDates {
  /** What the date is for, to those who listen: "Geburtsdatum". */
  label: string;
  locale: Language;
  /** `YYYY-MM-DD`; any other text is no day. */
  value: string;
  /** A day that may be chosen, `YYYY-MM-DD`. */
  onChange: (day: string) => void;
  /** Takes the focus as soon as it is there. */
  autoFocus?: boolean | undefined;
  labels: CalendarLabels;
}

const calendar = createLazyView(() => import('./calendar-view.tsx').then(({ CalendarView }) => CalendarView));

/** Fetches the calendar before it is asked for, when somebody is about to. */
export const preloadCalendar = calendar.load;

/** A month of 7 × 6 days. What it is made of is fetched when it is first shown. */
export function Calendar(props: CalendarProps) {
  const shown = calendar.useView();
  useEffect(calendar.load, []);
  if (shown.status === 'ready') return <shown.View {...props} />;
  const { failed, loading, retry } = props.labels;
  return (
    <div className={classes.calendar}>
      <p role="status" className={classes.waiting}>
        {shown.status === 'failed' ? failed : loading}
      </p>
      {shown.status === 'failed' && <Button onClick={calendar.load}>{retry}</Button>}
    </div>
  );
}
