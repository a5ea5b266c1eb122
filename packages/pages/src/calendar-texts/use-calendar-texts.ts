import { useTranslation } from 'react-i18next';

/** The labels of a date picker that are the same on every page. */
export function useCalendarTexts() {
  const { t } = useTranslation('pages');
  return {
    previous: t('calendar.previous'),
    next: t('calendar.next'),
    loading: t('calendar.loading'),
    failed: t('calendar.failed'),
    retry: t('retry'),
  };
}
