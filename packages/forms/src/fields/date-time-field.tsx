import { DatePicker } from '@paddock/ui/date-picker';
import { useTranslation } from 'react-i18next';
import { useFormsTexts } from '../use-forms-texts.ts';
import type { DateFieldProps } from './date-field.tsx';
import { FieldFrame } from './field-frame.tsx';
import { useDateLabels } from './use-date-labels.ts';
import { useField } from './use-field.ts';

export type DateTimeFieldProps = Omit<DateFieldProps, 'autoComplete'>;

/**
 * A minute, typed as `DD.MM.YYYY HH:mm` or chosen from a calendar with a time; its value is `YYYY-MM-DDTHH:mm`, without a
 * time zone. What is no minute, or none that may be chosen, stays as it was typed: the rule `dateTime` says so.
 */
export function DateTimeField({ min, max, isDateDisabled, ...props }: DateTimeFieldProps) {
  const t = useFormsTexts();
  const { i18n } = useTranslation();
  const field = useField<string>({ ...props, help: props.help ?? t('form.date.helpWithTime') });
  const { value, change, leave, inputProps, frameProps } = field;
  return (
    <FieldFrame {...frameProps}>
      <DatePicker
        {...inputProps}
        {...{ min, max, isDateDisabled, value }}
        granularity="minute"
        autoComplete="off"
        locale={i18n.language === 'en' ? 'en' : 'de'}
        onChange={change}
        onBlur={leave}
        labels={useDateLabels(props.label)}
      />
    </FieldFrame>
  );
}
