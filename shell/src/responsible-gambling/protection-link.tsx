import { useIsLoggedIn } from '@paddock/pages';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import styles from './protection-link.module.css';

/** A customer's link to responsible gambling on pages without header and footer. */
export function ProtectionLink() {
  const { t } = useTranslation('shell');
  const loggedIn = useIsLoggedIn();
  if (!loggedIn) return null;
  return (
    <p className={styles.protection} data-print="never">
      <Link to={paths.responsibleGambling}>{t('responsibleGambling.entry')}</Link>
    </p>
  );
}
