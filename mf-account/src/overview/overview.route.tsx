import { isLoggedIn, queryClient } from '@paddock/host';
import { Page } from '@paddock/pages';
import { useTranslation } from 'react-i18next';
import { openPaymentsQuery, paymentTypesQuery } from '../shared/money/money.queries.ts';
import { OpenPayments } from '../shared/money/open-payments.tsx';
import { Money } from './money.tsx';
import { PageDirectory } from './page-directory.tsx';

export function loader() {
  if (!isLoggedIn()) return null;
  void queryClient.prefetchQuery(paymentTypesQuery);
  void queryClient.prefetchQuery(openPaymentsQuery);
  return null;
}

export function Component() {
  const { t } = useTranslation('mf-account');
  return (
    <Page title={t('overview.title')} lead={t('overview.lead')}>
      <Money />
      <OpenPayments />
      <PageDirectory />
    </Page>
  );
}
