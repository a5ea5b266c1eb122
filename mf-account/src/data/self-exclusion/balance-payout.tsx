import { type Customer, useLocale } from '@paddock/host';
import { formatMoney } from '@paddock/i18n';
import { QueryPart } from '@paddock/pages';
import { linkClass } from '@paddock/ui/link';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import type { BankAccount } from '../../shared/bank-account/bank-account.queries.ts';
import { formatIban } from '../../shared/bank-account/format-iban.ts';
import { paymentTypesQuery } from '../../shared/money/money.queries.ts';
import { unpaidReason } from './payout.model.ts';

interface BalancePayoutProps {
  customer: Customer;
  account: BankAccount;
}

/** Says before the exclusion whether the balance is paid out, and to which account. */
export function BalancePayout({ customer, account }: BalancePayoutProps) {
  const { t } = useTranslation('mf-account');
  const types = useQuery(paymentTypesQuery);
  if (customer.balance === 0) return <p>{t('selfExclusion.noBalance')}</p>;
  return (
    <QueryPart query={types} skeleton={{ height: '3rem' }}>
      {(known) => {
        const minimum = known.find(({ direction }) => direction === 'withdrawal')?.minimum ?? 0;
        return <PayoutText customer={customer} account={account} minimum={minimum} />;
      }}
    </QueryPart>
  );
}

function PayoutText({ customer, account, minimum }: BalancePayoutProps & { minimum: number }) {
  const { t } = useTranslation('mf-account');
  const amount = formatMoney(customer.balance, useLocale());
  const reason = unpaidReason({ customer, account, minimum });
  if (reason === null) return <p>{t('selfExclusion.payout', { amount, iban: formatIban(account.iban ?? '') })}</p>;
  return (
    <p>
      {t(`selfExclusion.unpaid.${reason}`, { amount })}{' '}
      {reason === 'bank_account' && (
        <Link to={account.bankCodeRequired ? paths.bankCode : paths.data} className={linkClass}>
          {t('selfExclusion.toBankAccount')}
        </Link>
      )}
    </p>
  );
}
