import { useCalendarTexts } from '@paddock/pages/calendar-texts';
import type { DatePickerProps } from '@paddock/ui/date-picker';
import { useTranslation } from 'react-i18next';

/** The labels of a date picker, by the label of its field. */
export function useCalendarLabels(label: string): DatePickerProps['labels'] {
  const { t } = useTranslation('mf-account');
  return { open: t('calendar.open', { label }), calendar: label, ...useCalendarTexts() };
}
