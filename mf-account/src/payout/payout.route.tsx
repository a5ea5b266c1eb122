import { addFormsTexts } from '@paddock/forms';
import { isLoggedIn, queryClient } from '@paddock/host';
import { Page } from '@paddock/pages';
import { LateTexts } from '@paddock/pages/late-texts';
import { useTexts } from '@paddock/pages/room-texts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { bankAccountQuery } from '../shared/bank-account/bank-account.queries.ts';
import { customerQuery } from '../shared/customer.queries.ts';
import { openPaymentsQuery, paymentTypesQuery } from '../shared/money/money.queries.ts';
import { OpenPayments } from '../shared/money/open-payments.tsx';
import { WhenRead } from '../shared/when-read.tsx';
import { AutomaticPayout } from './automatic-payout.tsx';
import { Payout } from './payout.tsx';
import { TEXTS } from './texts.ts';

export function loader() {
  if (!isLoggedIn()) return null;
  void queryClient.prefetchQuery(bankAccountQuery);
  void queryClient.prefetchQuery(paymentTypesQuery);
  void queryClient.prefetchQuery(openPaymentsQuery);
  return null;
}

export function Component() {
  useTexts('mf-account', TEXTS);
  const { t } = useTranslation('mf-account');
  const queries = [
    useQuery(customerQuery),
    useQuery(bankAccountQuery),
    useQuery(paymentTypesQuery),
    useQuery(openPaymentsQuery),
  ];
  return (
    <Page title={t('payout.title')} lead={t('payout.lead')}>
      <LateTexts add={addFormsTexts} height="40rem">
        <WhenRead queries={queries}>
          <OpenPayments direction="withdrawal" />
          <Payout />
          <AutomaticPayout />
        </WhenRead>
      </LateTexts>
    </Page>
  );
}
