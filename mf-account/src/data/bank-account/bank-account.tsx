import { QueryPart } from '@paddock/pages';
import { Badge, type BadgeTone } from '@paddock/ui/badge';
import { Card } from '@paddock/ui/card';
import { FactList } from '@paddock/ui/fact-list';
import { linkButtonClass } from '@paddock/ui/link-button';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { type BankAccount as Account, bankAccountQuery } from '../../shared/bank-account/bank-account.queries.ts';
import { formatIban } from '../../shared/bank-account/format-iban.ts';
import { Unfold } from '../shared/unfold.tsx';
import styles from './bank-account.module.css';
import { IbanForm } from './iban-form.tsx';

const TONES: Record<Account['bankAccountStatus'], BadgeTone> = {
  none: 'neutral',
  pending: 'warning',
  validated: 'success',
};

/** The bank account for withdrawals, and its change. */
export function BankAccount() {
  const { t } = useTranslation('mf-account');
  const query = useQuery(bankAccountQuery);
  const status = query.data?.bankAccountStatus;
  return (
    <Card
      title={t('bankAccount.title')}
      aside={status && <Badge tone={TONES[status]}>{t(`bankAccount.status.${status}`)}</Badge>}
    >
      <QueryPart query={query} skeleton={{ height: '9.4rem' }}>
        {(account) => (
          <div className={styles.account}>
            <Facts account={account} />
            {account.bankCodeRequired && (
              <>
                <p>{t('bankAccount.pending')}</p>
                <p>
                  <Link to={paths.bankCode} className={linkButtonClass({ variant: 'primary', size: 'small' })}>
                    {t('bankCode.title')}
                  </Link>
                </p>
              </>
            )}
            <Unfold label={t(account.iban ? 'bankAccount.change' : 'bankAccount.name')}>
              {(close) => <IbanForm holder={account.holder} onDone={() => close(t('bankAccount.changed'))} />}
            </Unfold>
          </div>
        )}
      </QueryPart>
    </Card>
  );
}

function Facts({ account: { iban, holder } }: { account: Account }) {
  const { t } = useTranslation('mf-account');
  if (iban === null) return <p>{t('bankAccount.none')}</p>;
  return (
    <FactList
      facts={[
        [t('bankAccount.iban'), <span className={styles.iban}>{formatIban(iban)}</span>],
        [t('bankAccount.holder'), holder],
      ]}
    />
  );
}
