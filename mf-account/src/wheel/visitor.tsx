import { LoginButton } from '@paddock/pages/login-button';
import { Card } from '@paddock/ui/card';
import { useTranslation } from 'react-i18next';
import styles from './wheel.module.css';

/** A visitor is asked to log in. */
export function Visitor() {
  const { t } = useTranslation('mf-account');
  return (
    <Card className={styles.visitor}>
      <p>{t('wheel.visitor')}</p>
      <LoginButton variant="primary">{t('wheel.logIn')}</LoginButton>
    </Card>
  );
}
