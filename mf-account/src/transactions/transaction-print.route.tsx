import { Page } from '@paddock/pages';
import { useTranslation } from 'react-i18next';

export function Component() {
  const { t } = useTranslation('mf-account');
  return <Page title={t('transactionPrint.title')}>{t('notReady')}</Page>;
}
