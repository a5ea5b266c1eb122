import { href } from '@paddock/host';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from '../panels/panel-part.module.css';
import { LoginForm } from './login-form.tsx';

/** The login form, and a link to the registration. */
export function LoginPanel() {
  const { t } = useTranslation('shell');
  return (
    <div className={styles.part}>
      <h2 className={styles.title}>{t('login.title')}</h2>
      <LoginForm />
      <p className={styles.section}>
        {t('loginRequired.noAccount')} <Link to={href('register')}>{t('panels.register')}</Link>
      </p>
    </div>
  );
}
