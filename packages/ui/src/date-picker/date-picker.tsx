import { type FocusEvent, type ReactNode, type Ref, type ToggleEvent, useEffect, useId, useRef, useState } from 'react';
import { Calendar, type CalendarLabels, preloadCalendar } from '../calendar/calendar.tsx';
import type { Language } from '../language-tags.ts';
import { ChooseMinute, preloadTime, type TimeLabels } from './choose-minute.tsx';
import { INPUT_DEBOUNCE_MS, type SelectableDates, valueOfText } from './date-picker.model.ts';
import classes from './date-picker.module.css';
import { formatDateText } from './date-text.ts';
import { placeBeside } from './place-beside.ts';

export interface DatePickerLabels extends CalendarLabels {
  /** Label of the button: "Kalender öffnen". */
  open: string;
  /** Label of the calendar: "Geburtsdatum wählen". */
  calendar: string;
}

interface DatePickerFieldProps extends SelectableDates {
  /**
   * A calendar date (`YYYY-MM-DD`), a minute (`YYYY-MM-DDTHH:mm`), empty, or the typed text if it
   * is not a selectable date. The form can then show an error.
   */
  value: string;
  /**
   * Called 1000 ms after the last key, on blur, on Enter, and at once for a day from the calendar.
   */
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  locale: Language;
  /** Id of the text field, for its `<label>`. */
  id?: string | undefined;
  name?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
  /** "TT.MM.JJJJ". */
  placeholder?: string | undefined;
  /** `bday` for a date of birth. */
  autoComplete?: string | undefined;
  disabled?: boolean | undefined;
  required?: boolean | undefined;
  'aria-label'?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | undefined;
}

export type DatePickerProps = DatePickerFieldProps &
  (
    | { granularity?: 'day' | undefined; labels: DatePickerLabels }
    | { granularity: 'minute'; labels: DatePickerLabels & TimeLabels }
  );

const preload = (granularity: DatePickerProps['granularity']) => {
  preloadCalendar();
  if (granularity === 'minute') preloadTime();
};

/**
 * A text field for a date or a minute, which works without the calendar. The calendar's chunk is
 * fetched when the user is about to open it.
 */
export function DatePicker(props: DatePickerProps) {
  const { value, onChange, onBlur, locale, labels, granularity, min, max, isDateDisabled, ...field } = props;
  const dates = { min, max, isDateDisabled };
  const [typed, setTyped] = useState<string | null>(null);

  const take = (text: string) => {
    setTyped(null);
    const next = valueOfText(text, dates, granularity);
    if (next !== value) onChange(next);
  };
  const takeTyped = () => {
    if (typed !== null) take(typed);
  };
  useRestingText(typed, () => {
    const next = valueOfText(typed ?? '', dates, granularity);
    if (next !== value) onChange(next);
  });

  return (
    <div className={classes.picker}>
      <input
        {...field}
        type="text"
        inputMode="numeric"
        className={classes.input}
        value={typed ?? formatDateText(value)}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          // No preventDefault: the form submits with the date that was read.
          if (event.key === 'Enter') takeTyped();
        }}
        onBlur={() => {
          takeTyped();
          onBlur?.();
        }}
      />
      <CalendarPopover
        disabled={field.disabled}
        openLabel={labels.open}
        label={labels.calendar}
        onClose={onBlur}
        onPreload={() => preload(granularity)}
        render={(close) => {
          const calendar = { ...dates, autoFocus: true, label: labels.calendar, locale, value };
          const choose = (next: string) => {
            setTyped(null);
            onChange(next);
          };
          if (props.granularity === 'minute') {
            return <ChooseMinute {...calendar} labels={props.labels} onChange={choose} onDone={close} />;
          }
          const chooseDay = (day: string) => {
            choose(day);
            close();
          };
          return <Calendar {...calendar} labels={labels} onChange={chooseDay} />;
        }}
      />
    </div>
  );
}

/** Calls `onRest` 1000 ms after the last key press; the text stays as typed. */
function useRestingText(typed: string | null, onRest: () => void) {
  const latest = useRef(onRest);
  useEffect(() => {
    latest.current = onRest;
  });
  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(() => latest.current(), INPUT_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
}

interface CalendarPopoverProps {
  disabled: boolean | undefined;
  openLabel: string;
  label: string;
  onClose: (() => void) | undefined;
  /** Called when the user is about to open it. */
  onPreload: () => void;
  render: (close: () => void) => ReactNode;
}

/**
 * The calendar's button and native popover. Escape and a press outside close it and return the
 * focus to the button.
 */
function CalendarPopover({ disabled, openLabel, label, onClose, onPreload, render }: CalendarPopoverProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    popover.current?.hidePopover();
    button.current?.focus();
  };
  const toggled = (event: ToggleEvent<HTMLDivElement>) => {
    const isNowOpen = event.newState === 'open';
    setOpen(isNowOpen);
    if (isNowOpen) return;
    // Removing the focused element can lose the focus. A no-op where the browser restores it.
    if (document.activeElement === document.body) button.current?.focus();
    onClose?.();
  };
  const left = (event: FocusEvent<HTMLDivElement>) => {
    const next = event.relatedTarget;
    if (next && next !== button.current && !event.currentTarget.contains(next)) popover.current?.hidePopover();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={classes.open}
        disabled={disabled}
        popoverTarget={id}
        aria-label={openLabel}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={onPreload}
        onFocus={onPreload}
      >
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <path
            d="M3 5.5h14v11H3zm0 3.5h14M6.5 3v4m7-4v4M6 12h2m1 0h2m1 0h2m-8 2.5h2m1 0h2"
            fill="none"
            stroke="currentcolor"
            strokeWidth="1.5"
          />
        </svg>
      </button>
      <div
        ref={popover}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        tabIndex={-1}
        className={classes.popover}
        onBeforeToggle={(event) => {
          if (event.newState === 'open') placeBeside(event.currentTarget, button.current?.parentElement);
        }}
        onToggle={toggled}
        onBlur={left}
      >
        {isOpen && render(close)}
      </div>
    </>
  );
}
