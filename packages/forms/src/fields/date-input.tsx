import type { CalendarDate } from '@paddock/i18n';
import { DatePicker } from '@paddock/ui/date-picker';
import { useFormsLocale } from '../use-forms-locale.ts';
import { FieldFrame } from './field-frame.tsx';
import { useDateLabels } from './use-date-labels.ts';
import { type FieldProps, useField } from './use-field.ts';

export interface DateInputProps extends FieldProps {
  /** First and last selectable day. */
  min?: CalendarDate | undefined;
  max?: CalendarDate | undefined;
  isDateDisabled?: ((date: CalendarDate) => boolean) | undefined;
  /** `bday` for a date of birth. */
  autoComplete?: string | undefined;
  granularity: 'day' | 'minute';
}

/** The field of a date, or of a date with a time. */
export function DateInput({ min, max, isDateDisabled, autoComplete = 'off', granularity, ...props }: DateInputProps) {
  const { value, change, leave, inputProps, frameProps } = useField<string>(props);
  return (
    <FieldFrame {...frameProps}>
      <DatePicker
        {...inputProps}
        {...{ min, max, isDateDisabled, autoComplete, granularity, value }}
        locale={useFormsLocale()}
        onChange={change}
        onBlur={leave}
        labels={useDateLabels(props.label)}
      />
    </FieldFrame>
  );
}
