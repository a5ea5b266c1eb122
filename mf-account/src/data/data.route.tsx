import { isLoggedIn, queryClient } from '@paddock/host';
import { Page, QueryPart } from '@paddock/pages';
import { useTexts } from '@paddock/pages/room-texts';
import { Card } from '@paddock/ui/card';
import { linkButtonClass } from '@paddock/ui/link-button';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { bankAccountQuery } from '../shared/bank-account/bank-account.queries.ts';
import { customerQuery } from '../shared/customer.queries.ts';
import { BankAccount } from './bank-account/bank-account.tsx';
import styles from './data.module.css';
import { Passkeys } from './passkeys/passkeys.tsx';
import { Password } from './password/password.tsx';
import { Address, Person } from './person/person.tsx';
import { Privacy } from './privacy/privacy.tsx';
import { Sessions } from './sessions/sessions.tsx';
import { TEXTS } from './texts.ts';

export function loader() {
  if (isLoggedIn()) void queryClient.prefetchQuery(bankAccountQuery);
  return null;
}

export function Component() {
  useTexts('mf-account', TEXTS);
  const { t } = useTranslation('mf-account');
  const customer = useQuery(customerQuery);
  return (
    <Page title={t('data.title')}>
      <div className={styles.columns}>
        <div className={styles.cards}>
          <QueryPart query={customer} skeleton={{ height: 'max(32.8rem, 42.3rem - 11.95vw)' }}>
            {(data) => (
              <>
                <Person customer={data} />
                <Address address={data.address} />
              </>
            )}
          </QueryPart>
          <BankAccount />
          <Password />
          <Passkeys />
        </div>
        <div className={styles.cards}>
          <Privacy />
          <Protection />
          {/* A list of unknown length moves nothing below it. */}
          <Sessions />
        </div>
      </div>
    </Page>
  );
}

/** The link to the self-exclusion. */
function Protection() {
  const { t } = useTranslation('mf-account');
  return (
    <Card title={t('selfExclusion.title')}>
      <p>{t('data.protection')}</p>
      <p className={styles.way}>
        <Link to={paths.selfExclusion} className={linkButtonClass({ size: 'small' })}>
          {t('data.toSelfExclusion')}
        </Link>
      </p>
    </Card>
  );
}
