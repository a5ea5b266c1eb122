import { type CalendarDate, formatDate, parseCalendarDate } from '@paddock/i18n';
import { useState } from 'react';
import { parseTypedDate } from '../rules/dates.ts';
import { useFormsTexts } from '../use-forms-texts.ts';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import { FieldFrame } from './field-frame.tsx';
import { type FieldProps, useField } from './use-field.ts';

export interface DateFieldProps extends FieldProps {
  /** `bday` for a date of birth. */
  autoComplete?: string | undefined;
}

/** What is no date stays as it was typed: the rule `calendarDate` says so, and nothing is lost. */
const dateOf = (text: string): CalendarDate | string => parseTypedDate(text) ?? text;

const textOf = (value: string): string => (parseCalendarDate(value) ? formatDate(value) : value);

/** A date, typed as `DD.MM.YYYY`; its value is `YYYY-MM-DD`. */
export function DateField({ autoComplete = 'off', ...props }: DateFieldProps) {
  const t = useFormsTexts();
  const field = useField<string>({ ...props, help: props.help ?? t('form.dateHelp') });
  const { value, change, leave, inputProps, frameProps } = field;
  const [typed, setTyped] = useState<string>();
  const shown = typed !== undefined && dateOf(typed) === value ? typed : textOf(value);
  return (
    <FieldFrame {...frameProps}>
      <input
        {...inputProps}
        className={classNames(styles.input, styles.short, styles.figures)}
        type="text"
        inputMode="decimal"
        autoComplete={autoComplete}
        value={shown}
        onChange={(event) => {
          setTyped(event.target.value);
          change(dateOf(event.target.value));
        }}
        onBlur={() => {
          setTyped(undefined);
          leave();
        }}
      />
    </FieldFrame>
  );
}
