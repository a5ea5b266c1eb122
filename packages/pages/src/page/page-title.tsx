import { useTranslation } from 'react-i18next';

/** The page's name in the browser, with the product's behind it. */
export function PageTitle({ title }: { title: string }) {
  const { t } = useTranslation('pages');
  return <title>{t('documentTitle', { page: title })}</title>;
}
