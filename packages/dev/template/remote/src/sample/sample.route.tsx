import { Page } from '@paddock/pages';
import { useTranslation } from 'react-i18next';

/** The page `/sample`. */
export function Component() {
  const { t } = useTranslation('app-sample');
  return (
    <Page title={t('title')}>
      <p>{t('empty')}</p>
    </Page>
  );
}
