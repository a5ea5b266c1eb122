import type { PaginationLabels } from '@paddock/ui/pagination';
import { useTranslation } from 'react-i18next';

/** What the links to the pages of a list are called. */
export function usePaginationLabels(page: number, pages: number): PaginationLabels {
  const { t } = useTranslation('mf-racing');
  return {
    region: t('pages.label'),
    previous: t('pages.previous'),
    next: t('pages.next'),
    page: (page) => t('pages.page', { page }),
    position: t('pages.position', { page, pages }),
  };
}
