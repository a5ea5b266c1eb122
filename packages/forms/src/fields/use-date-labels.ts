import { useFormsTexts } from '../use-forms-texts.ts';

/**
 * The labels of a field's date picker.
 * @param label the field's label
 */
export function useDateLabels(label: string) {
  const t = useFormsTexts();
  return {
    open: t('form.date.open', { label }),
    calendar: t('form.date.choose', { label }),
    previous: t('form.date.previous'),
    next: t('form.date.next'),
    loading: t('form.date.loading'),
    failed: t('form.date.failed'),
    retry: t('form.date.retry'),
    time: t('form.date.time'),
    done: t('form.date.done'),
  };
}
