import { useEffect, useState } from 'react';
import { Button } from '../button/button.tsx';
import { Calendar, type CalendarLabels, type CalendarProps } from '../calendar/calendar.tsx';
import { createLazyView } from '../lazy-view.ts';
import classes from './choose-minute.module.css';
import { partsOfValue } from './date-picker.model.ts';

/** What a choice of day and time says of its time. */
export interface TimeLabels {
  /** Of the time: "Uhrzeit". */
  time: string;
  /** Of the button that closes: "Fertig". */
  done: string;
}

interface ChooseMinuteProps extends Omit<CalendarProps, 'onChange' | 'labels'> {
  /** `YYYY-MM-DDTHH:mm`, once a day is chosen. */
  onChange: (minute: string) => void;
  onDone: () => void;
  labels: CalendarLabels & TimeLabels;
}

const timeView = createLazyView(() => import('./time-view.tsx').then(({ TimeView }) => TimeView));

/** Fetches the time before it is asked for. */
export const preloadTime = timeView.load;

/** A calendar with a time below it. A day is midnight until a time is chosen. */
export function ChooseMinute({ value, onChange, onDone, labels, ...calendar }: ChooseMinuteProps) {
  const shown = timeView.useView();
  useEffect(timeView.load, []);
  const { day, time } = partsOfValue(value);
  const [chosen, choose] = useState(time || '00:00');
  return (
    <div>
      <Calendar {...calendar} labels={labels} value={day} onChange={(next) => onChange(`${next}T${chosen}`)} />
      <div className={classes.end}>
        {shown.status === 'ready' && (
          <shown.View
            label={labels.time}
            locale={calendar.locale}
            value={chosen}
            onChange={(next) => {
              choose(next);
              if (day) onChange(`${day}T${next}`);
            }}
          />
        )}
        <Button onClick={onDone}>{labels.done}</Button>
      </div>
    </div>
  );
}
