import { useFormsTexts } from '../use-forms-texts.ts';
import { DateInput, type DateInputProps } from './date-input.tsx';

export type DateFieldProps = Omit<DateInputProps, 'granularity'>;

/**
 * A date, typed as `DD.MM.YYYY` or chosen from a calendar; its value is `YYYY-MM-DD`. Any other
 * text stays as typed, and the rule `calendarDate` reports it.
 */
export function DateField(props: DateFieldProps) {
  const t = useFormsTexts();
  return <DateInput {...props} granularity="day" help={props.help ?? t('form.date.help')} />;
}
