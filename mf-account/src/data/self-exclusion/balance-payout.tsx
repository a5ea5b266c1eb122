import { useLocale } from '@paddock/host';
import { formatMoney } from '@paddock/i18n';
import { linkClass } from '@paddock/ui/link';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import type { BankAccount } from '../../shared/bank-account/bank-account.queries.ts';
import { formatIban } from '../../shared/bank-account/format-iban.ts';
import type { Customer } from '../../shared/customer.queries.ts';
import { unpaidReason } from './payout.model.ts';

interface BalancePayoutProps {
  customer: Customer;
  account: BankAccount;
}

/** Says before the exclusion whether the balance is paid out, and to which account. */
export function BalancePayout({ customer, account }: BalancePayoutProps) {
  const { t } = useTranslation('mf-account');
  const { balance } = customer;
  const amount = formatMoney(balance, useLocale());
  const reason = unpaidReason({ customer, account });
  if (balance === 0) return <p>{t('selfExclusion.noBalance')}</p>;
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
