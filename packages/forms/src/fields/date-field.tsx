import type { CalendarDate } from '@paddock/i18n';
import { DatePicker } from '@paddock/ui/date-picker';
import { useTranslation } from 'react-i18next';
import { useFormsTexts } from '../use-forms-texts.ts';
import { FieldFrame } from './field-frame.tsx';
import { useDateLabels } from './use-date-labels.ts';
import { type FieldProps, useField } from './use-field.ts';

export interface DateFieldProps extends FieldProps {
  /** First and last day that the calendar offers. */
  min?: CalendarDate | undefined;
  max?: CalendarDate | undefined;
  isDateDisabled?: ((date: CalendarDate) => boolean) | undefined;
  /** `bday` for a date of birth. */
  autoComplete?: string | undefined;
}

/**
 * A date, typed as `DD.MM.YYYY` or chosen from a calendar; its value is `YYYY-MM-DD`. What is no date, or none that may be chosen, stays
 * as it was typed: the rule `calendarDate` says so.
 */
export function DateField({ min, max, isDateDisabled, autoComplete = 'off', ...props }: DateFieldProps) {
  const t = useFormsTexts();
  const { i18n } = useTranslation();
  const field = useField<string>({ ...props, help: props.help ?? t('form.date.help') });
  const { value, change, leave, inputProps, frameProps } = field;
  return (
    <FieldFrame {...frameProps}>
      <DatePicker
        {...inputProps}
        {...{ min, max, isDateDisabled, autoComplete, value }}
        locale={i18n.language === 'en' ? 'en' : 'de'}
        onChange={change}
        onBlur={leave}
        labels={useDateLabels(props.label)}
      />
    </FieldFrame>
  );
}
