import type { CalendarDate } from '@internationalized/date';
import { useContext, useMemo } from 'react';
import {
  Calendar as AriaCalendar,
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarMonthPicker,
  CalendarStateContext,
  CalendarYearPicker,
} from 'react-aria-components/Calendar';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import '../aria-page.ts';
import { buttonClass } from '../button/button-class.ts';
import { classNames } from '../class-names.ts';
import { LANGUAGE_TAGS } from '../language-tags.ts';
import { type CalendarPages, createCalendarPages, readDay, WEEKS_SHOWN } from './calendar.model.ts';
import classes from './calendar.module.css';
import type { CalendarProps } from './calendar.tsx';
import { useSwipe } from './use-swipe.ts';

/**
 * More than a lifetime. With two limits, the select offers all years between them, else 20 years.
 */
const ALL_YEARS = 200;

/** The calendar with its heavy dependencies, in a separate chunk. */
export function CalendarView(props: CalendarProps) {
  const { label, locale, value, onChange, min, max, isDateDisabled, autoFocus = false, labels } = props;
  const tag = LANGUAGE_TAGS[locale];
  const pages = useMemo(() => createCalendarPages(tag, isDateDisabled), [tag, isDateDisabled]);
  return (
    <I18nProvider locale={tag}>
      <AriaCalendar
        className={classes.calendar ?? ''}
        aria-label={label}
        autoFocus={autoFocus}
        value={readDay(value)}
        onChange={(day: CalendarDate) => onChange(day.toString())}
        minValue={readDay(min)}
        maxValue={readDay(max)}
        isDateUnavailable={(day) => pages.isDisabled(day as CalendarDate)}
        weeksInMonth={WEEKS_SHOWN}
      >
        <div className={classes.head}>
          <Button
            slot="previous"
            className={classNames(buttonClass({ variant: 'quiet' }), classes.turn)}
            aria-label={labels.previous}
          >
            <Chevron />
          </Button>
          <MonthAndYear hasLimits={Boolean(min && max)} />
          <Button
            slot="next"
            className={classNames(buttonClass({ variant: 'quiet' }), classes.turn)}
            aria-label={labels.next}
          >
            <Chevron />
          </Button>
        </div>
        <Page pages={pages} />
      </AriaCalendar>
    </I18nProvider>
  );
}

const Chevron = () => (
  <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
    <path d="M10.5 2.5 5 8l5.5 5.5" fill="none" stroke="currentcolor" strokeWidth="2" />
  </svg>
);

interface SelectProps {
  'aria-label': string;
  value: string | number;
  onChange: (key: string | number) => void;
  items: readonly { id: number; formatted: string }[];
}

/** A native select: phones show their own picker. */
const Select = ({ value, onChange, items, 'aria-label': label }: SelectProps) => (
  <select
    className={classes.select}
    aria-label={label}
    value={value}
    onChange={(event) => onChange(Number(event.currentTarget.value))}
  >
    {items.map(({ id, formatted }) => (
      <option key={id} value={id}>
        {formatted}
      </option>
    ))}
  </select>
);

const MonthAndYear = ({ hasLimits }: { hasLimits: boolean }) => (
  <div className={classes.selects}>
    <CalendarMonthPicker format="long">{(months) => <Select {...months} />}</CalendarMonthPicker>
    <CalendarYearPicker {...(hasLimits ? { visibleYears: ALL_YEARS } : {})}>
      {(years) => <Select {...years} />}
    </CalendarYearPicker>
  </div>
);

function Page({ pages }: { pages: CalendarPages }) {
  const state = useContext(CalendarStateContext);
  const swipe = useSwipe((turn) => {
    if (turn === 'next' && !state?.isNextVisibleRangeInvalid()) state?.focusNextPage();
    if (turn === 'previous' && !state?.isPreviousVisibleRangeInvalid()) state?.focusPreviousPage();
  });
  if (!state) return null;
  return (
    <div {...swipe}>
      <CalendarGrid className={classes.grid ?? ''} weekdayStyle="short">
        <CalendarGridHeader>
          {(weekday) => <CalendarHeaderCell className={classes.weekday ?? ''}>{weekday}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <tbody>
          {pages.pageOf(state.visibleRange.start).map((week) => (
            <tr key={String(week[0])}>
              {week.map((day) => (
                <CalendarCell key={String(day)} date={day} className={classes.day ?? ''} />
              ))}
            </tr>
          ))}
        </tbody>
      </CalendarGrid>
    </div>
  );
}
