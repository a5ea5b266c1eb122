import { isLoggedIn, queryClient } from '@paddock/host';
import { Page } from '@paddock/pages';
import { useTexts } from '@paddock/pages/room-texts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { customerQuery } from '../shared/customer.queries.ts';
import { limitsQuery } from '../shared/limits.queries.ts';
import { openPaymentsQuery, paymentTypesQuery } from '../shared/money/money.queries.ts';
import { OpenPayments } from '../shared/money/open-payments.tsx';
import { newestVouchersQuery } from '../shared/vouchers/vouchers.queries.ts';
import { WhenRead } from '../shared/when-read.tsx';
import { BannerBonus } from './banner-bonus.tsx';
import { BeforeIdentity } from './before-identity.tsx';
import { Payin } from './payin.tsx';
import { TEXTS } from './texts.ts';

export function loader() {
  if (!isLoggedIn()) return null;
  void queryClient.prefetchQuery(paymentTypesQuery);
  void queryClient.prefetchQuery(limitsQuery);
  void queryClient.prefetchQuery(openPaymentsQuery);
  void queryClient.prefetchQuery(newestVouchersQuery);
  return null;
}

export function Component() {
  useTexts('mf-account', TEXTS);
  const { t } = useTranslation('mf-account');
  return (
    <Page title={t('payin.title')} lead={t('payin.lead')}>
      <WhenRead queries={[useQuery(customerQuery), useQuery(openPaymentsQuery), useQuery(newestVouchersQuery)]}>
        <BeforeIdentity />
        <OpenPayments direction="deposit" />
        <BannerBonus />
        <Payin />
      </WhenRead>
    </Page>
  );
}
