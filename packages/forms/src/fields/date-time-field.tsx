import { useFormsTexts } from '../use-forms-texts.ts';
import type { DateFieldProps } from './date-field.tsx';
import { DateInput } from './date-input.tsx';

export type DateTimeFieldProps = Omit<DateFieldProps, 'autoComplete'>;

/**
 * A minute, typed as `DD.MM.YYYY HH:mm` or chosen from a calendar with a time. Its value is
 * `YYYY-MM-DDTHH:mm`, without a time zone. Any other text stays as typed, and the rule `dateTime`
 * reports it.
 */
export function DateTimeField(props: DateTimeFieldProps) {
  const t = useFormsTexts();
  return <DateInput {...props} granularity="minute" help={props.help ?? t('form.date.helpWithTime')} />;
}
