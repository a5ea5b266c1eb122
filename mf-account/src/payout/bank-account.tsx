import { Badge } from '@paddock/ui/badge';
import { FactList } from '@paddock/ui/fact-list';
import { linkClass } from '@paddock/ui/link';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import type { BankAccount as Account } from '../shared/bank-account/bank-account.queries.ts';
import { formatIban } from '../shared/bank-account/format-iban.ts';

/** The target of withdrawals: the customer's own account. */
export function BankAccount({ account }: { account: Account }) {
  const { t } = useTranslation('mf-account');
  const { iban, holder, bankAccountStatus } = account;
  return (
    <div>
      <FactList
        facts={[
          [t('bankAccount.iban'), iban && formatIban(iban)],
          [t('bankAccount.holder'), holder],
          [
            t('payout.status'),
            <Badge key="status" tone={bankAccountStatus === 'validated' ? 'success' : 'warning'}>
              {t(`bankAccount.status.${bankAccountStatus}`)}
            </Badge>,
          ],
        ]}
      />
      {iban && (
        <Link to={paths.data} className={linkClass}>
          {t('bankAccount.change')}
        </Link>
      )}
    </div>
  );
}
