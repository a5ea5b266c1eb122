import { isLoggedIn, queryClient } from '@paddock/host';
import { Page, QueryPart } from '@paddock/pages';
import { pageHeading } from '@paddock/pages/page-heading';
import { useTexts } from '@paddock/pages/room-texts';
import { keepFocus } from '@paddock/ui/take-focus';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type BankAccount, bankAccountQuery } from '../../shared/bank-account/bank-account.queries.ts';
import { BankCodeForm } from './bank-code-form.tsx';
import { NoBankCode } from './no-bank-code.tsx';
import { TEXTS } from './texts.ts';

export function loader() {
  if (isLoggedIn()) void queryClient.prefetchQuery(bankAccountQuery);
  return null;
}

/**
 * The code of the transfer that proves a bank account. The form is shown only while a code is
 * required (core §2).
 */
export function Component() {
  useTexts('mf-account', TEXTS);
  const { t } = useTranslation('mf-account');
  const query = useQuery(bankAccountQuery);
  return (
    <Page title={t('bankCode.title')}>
      <QueryPart query={query} skeleton={{ height: '14rem' }}>
        {(account) => <BankCode account={account} />}
      </QueryPart>
    </Page>
  );
}

function BankCode({ account }: { account: BankAccount }) {
  const { bankCodeRequired, iban, bankAccountStatus } = account;
  const [hadForm] = useState(bankCodeRequired);
  useEffect(() => {
    // The focused form is gone.
    if (hadForm && !bankCodeRequired) keepFocus(pageHeading());
  }, [hadForm, bankCodeRequired]);
  return bankCodeRequired ? <BankCodeForm iban={iban} /> : <NoBankCode status={bankAccountStatus} />;
}
