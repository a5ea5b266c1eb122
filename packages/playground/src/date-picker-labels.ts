import { useTranslation } from 'react-i18next';

/** What a date picker says of itself and of its calendar. */
export function useDatePickerLabels(label: string) {
  const { t } = useTranslation('playground');
  return {
    open: t('date-picker.open', { label }),
    calendar: t('date-picker.choose', { label }),
    previous: t('calendar.previous'),
    next: t('calendar.next'),
    loading: t('calendar.loading'),
    failed: t('calendar.failed'),
    retry: t('calendar.retry'),
    time: t('date-picker.time'),
    done: t('date-picker.done'),
  };
}
