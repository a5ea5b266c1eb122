import { isLoggedIn, queryClient, serverNow } from '@paddock/host';
import { apiDate } from '@paddock/i18n';
import { Page } from '@paddock/pages';
import { useTexts } from '@paddock/pages/room-texts';
import { useTranslation } from 'react-i18next';
import type { LoaderFunctionArgs } from 'react-router';
import { TEXTS } from './texts.ts';
import { totalsQuery, transactionsQuery } from './transactions.queries.ts';
import { Transactions } from './transactions.tsx';
import { parseTransactionsChoice } from './transactions-choice.model.ts';

export function loader({ request }: LoaderFunctionArgs) {
  if (!isLoggedIn()) return null;
  const choice = parseTransactionsChoice(new URL(request.url).searchParams, apiDate(serverNow()));
  void queryClient.prefetchQuery(totalsQuery(choice));
  void queryClient.prefetchQuery(transactionsQuery(choice));
  return null;
}

export function Component() {
  useTexts('mf-account', TEXTS);
  const { t } = useTranslation('mf-account');
  return (
    <Page title={t('transactions.title')} lead={t('transactions.lead')}>
      <Transactions />
    </Page>
  );
}
