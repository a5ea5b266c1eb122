import { href, isLoggedIn, queryClient } from '@paddock/host';
import { Page, QueryPart } from '@paddock/pages';
import { useTexts } from '@paddock/pages/room-texts';
import { Card } from '@paddock/ui/card';
import { linkClass } from '@paddock/ui/link';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { bankAccountQuery } from '../../shared/bank-account/bank-account.queries.ts';
import { customerQuery } from '../../shared/customer.queries.ts';
import { paymentTypesQuery } from '../../shared/money/money.queries.ts';
import { BalancePayout } from './balance-payout.tsx';
import { ExclusionForm } from './exclusion-form.tsx';
import styles from './self-exclusion.module.css';
import { TEXTS } from './texts.ts';

const MEANINGS = ['login', 'irrevocable', 'bets', 'money', 'advertising', 'others'] as const;

export function loader() {
  if (!isLoggedIn()) return null;
  void queryClient.prefetchQuery(bankAccountQuery);
  void queryClient.prefetchQuery(paymentTypesQuery);
  return null;
}

export function Component() {
  useTexts('mf-account', TEXTS);
  const { t } = useTranslation('mf-account');
  return (
    <Page title={t('selfExclusion.title')} lead={t('selfExclusion.lead')}>
      <SelfExclusion />
    </Page>
  );
}

function SelfExclusion() {
  const { t } = useTranslation('mf-account');
  const customer = useQuery(customerQuery);
  const account = useQuery(bankAccountQuery);
  const payout = (
    <QueryPart query={customer} skeleton={{ height: '3rem' }}>
      {(me) => (
        <QueryPart query={account} skeleton={{ height: '3rem' }}>
          {(bank) => <BalancePayout customer={me} account={bank} />}
        </QueryPart>
      )}
    </QueryPart>
  );
  return (
    <div className={styles.parts}>
      <Card title={t('selfExclusion.means')}>
        <ul className={styles.meanings}>
          {MEANINGS.map((meaning) => (
            <li key={meaning}>{t(`selfExclusion.meaning.${meaning}`)}</li>
          ))}
        </ul>
        <p className={styles.help}>
          <Link to={href('page', { name: 'responsible-gambling' })} className={linkClass}>
            {t('selfExclusion.help')}
          </Link>
        </p>
      </Card>
      <Card title={t('selfExclusion.begin')}>
        <div className={styles.begin}>
          {payout}
          <ExclusionForm payout={payout} />
        </div>
      </Card>
    </div>
  );
}
