import { href } from '@paddock/host';
import { LazyPart } from '@paddock/pages';
import { PageHeading } from '@paddock/ui/page-heading';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { LOGIN_FORM_HEIGHT } from '../session/login-form-height.ts';
import { loginFormView } from '../session/login-form-part.ts';
import styles from './login-required.module.css';

/**
 * Replaces a page that needs a login: the reason, the form, and a link to the registration. After
 * the login, the page appears.
 */
export function LoginRequired() {
  const { t } = useTranslation('shell');
  return (
    <div className={styles.required}>
      <title>{t('loginRequired.title')}</title>
      <PageHeading>{t('loginRequired.title')}</PageHeading>
      <p>{t('loginRequired.reason')}</p>
      <LazyPart part={loginFormView} props={{}} height={LOGIN_FORM_HEIGHT} />
      <p>
        {t('loginRequired.noAccount')} <Link to={href('register')}>{t('panels.register')}</Link>
      </p>
    </div>
  );
}
