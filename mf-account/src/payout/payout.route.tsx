import { isLoggedIn, queryClient } from '@paddock/host';
import { Page } from '@paddock/pages';
import { useTranslation } from 'react-i18next';
import { bankAccountQuery } from '../shared/bank-account/bank-account.queries.ts';
import { openPaymentsQuery, paymentTypesQuery } from '../shared/money/money.queries.ts';
import { OpenPayments } from '../shared/money/open-payments.tsx';
import { AutomaticPayout } from './automatic-payout.tsx';
import { Payout } from './payout.tsx';

export function loader() {
  if (!isLoggedIn()) return null;
  void queryClient.prefetchQuery(bankAccountQuery);
  void queryClient.prefetchQuery(paymentTypesQuery);
  void queryClient.prefetchQuery(openPaymentsQuery);
  return null;
}

export function Component() {
  const { t } = useTranslation('mf-account');
  return (
    <Page title={t('payout.title')} lead={t('payout.lead')}>
      <OpenPayments direction="withdrawal" />
      <Payout />
      <AutomaticPayout />
    </Page>
  );
}
