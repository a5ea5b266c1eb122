import { queryClient } from '@paddock/host';
import { QueryPart } from '@paddock/pages';
import { LoginButton } from '@paddock/pages/login-button';
import { Card } from '@paddock/ui/card';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { BegunSlot } from '../../shared/begun/begun.slot.tsx';
import { prefetchNoticed } from '../../shared/begun/noticed.queries.ts';
import { registerOptionsQuery } from '../shared/registration.queries.ts';
import { RegistrationPage } from '../shared/registration-page.tsx';
import styles from './start.module.css';
import { StartForm } from './start-form.tsx';

export async function loader() {
  void queryClient.prefetchQuery(registerOptionsQuery);
  await prefetchNoticed();
  return null;
}

/** The start of a registration in version 3: all data in one form of four steps. */
export function Component() {
  const { t } = useTranslation('mf-registration');
  const query = useQuery(registerOptionsQuery);
  return (
    <RegistrationPage step="start" title={t('register.start.title')} lead={t('register.start.lead')}>
      <BegunSlot />
      <Card className={styles.form}>
        <QueryPart query={query} skeleton={{ height: '40rem' }}>
          {(options) => <StartForm options={options} />}
        </QueryPart>
      </Card>
      <p>
        {t('register.start.known')}{' '}
        <LoginButton variant="quiet" size="small">
          {t('register.logIn')}
        </LoginButton>
      </p>
    </RegistrationPage>
  );
}
