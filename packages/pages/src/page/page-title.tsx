import { useTranslation } from 'react-i18next';

/** The document title: the page's name, then the product's. */
export function PageTitle({ title }: { title: string }) {
  const { t } = useTranslation('pages');
  return <title>{t('documentTitle', { page: title })}</title>;
}
