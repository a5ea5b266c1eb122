import { LoginButton } from '@paddock/pages/login-button';
import { useTranslation } from 'react-i18next';
import styles from './payment-result.module.css';

/** Asks for a login: without it, the outcome of a payment is private. The payment continues. */
export function LoginFirst() {
  const { t } = useTranslation('mf-account');
  const { t: tPages } = useTranslation('pages');
  return (
    <div className={`${styles.outcome} ${styles.info}`}>
      <p>{t('paymentResult.login')}</p>
      <LoginButton variant="primary">{tPages('refusal.way.login')}</LoginButton>
    </div>
  );
}
