import { EmptyState } from '@paddock/ui/empty-state';
import { linkButtonClass } from '@paddock/ui/link-button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import type { BankAccount } from '../../shared/bank-account/bank-account.queries.ts';

/** No code is required: the account is validated, or there is none. */
export function NoBankCode({ status }: { status: BankAccount['bankAccountStatus'] }) {
  const { t } = useTranslation('mf-account');
  const isValidated = status === 'validated';
  return (
    <div role="status">
      <EmptyState
        title={t(isValidated ? 'bankCode.validated' : 'bankCode.none')}
        text={t(isValidated ? 'bankCode.validatedText' : 'bankCode.noneText')}
        action={
          <Link to={isValidated ? paths.payout : paths.data} className={linkButtonClass()}>
            {t(isValidated ? 'bankCode.toPayout' : 'bankCode.toData')}
          </Link>
        }
      />
    </div>
  );
}
