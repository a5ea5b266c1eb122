import type { DatePickerProps } from '@paddock/ui/date-picker';
import { useTranslation } from 'react-i18next';

/** The labels of a date picker, by the label of its field. */
export function useCalendarLabels(label: string): DatePickerProps['labels'] {
  const { t } = useTranslation('mf-account');
  const { t: tPages } = useTranslation('pages');
  return {
    open: t('calendar.open', { label }),
    calendar: label,
    previous: t('calendar.previous'),
    next: t('calendar.next'),
    loading: t('calendar.loading'),
    failed: t('calendar.failed'),
    retry: tPages('retry'),
  };
}
