import { Page, useIsLoggedIn } from '@paddock/pages';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AlreadyCustomer } from './already-customer.tsx';
import type { Step } from './next-step.model.ts';
import styles from './registration-page.module.css';
import { placeOf } from './step-path.model.ts';
import { useRegistrationUrl } from './use-registration-url.ts';

interface RegistrationPageProps {
  step: Step | 'start' | undefined;
  title: string;
  lead?: string;
  children: ReactNode;
}

/** A page of the registration, with its number in the title. For visitors only. */
export function RegistrationPage({ step, title, lead, children }: RegistrationPageProps) {
  const { t } = useTranslation('mf-registration');
  const { version } = useRegistrationUrl();
  const isCustomer = useIsLoggedIn();
  if (isCustomer && step !== 'finish') {
    return (
      <Page title={t('register.title')}>
        <AlreadyCustomer />
      </Page>
    );
  }
  const place = step && placeOf(step, version);
  return (
    <Page title={place ? t('register.place', { ...place, title }) : title} lead={lead}>
      <div className={styles.narrow}>{children}</div>
    </Page>
  );
}
